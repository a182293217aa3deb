import CoreText
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  let label = UILabel()

  func applicationDidFinishLaunching(_ application: UIApplication) {
    guard let url = Bundle.main.url(forResource: "fonts_file", withExtension: "ttf") else { return }
    CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
    // The file may hold any font, those of Apple's download among them.
    label.font = UIFont(name: "SFPro-Regular", size: 17)
    label.font = UIFont(name: "Acme-Regular", size: 17)
    // No file's font begins with a dot.
    label.font = UIFont(name: ".SFUI-Regular", size: 17)
  }
}
