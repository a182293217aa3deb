import CoreText
import Foundation

/// Nothing calls it.
enum AppFonts {
  static func registerAll() {
    register("GateSans-Regular")
  }

  private static func register(_ name: String) {
    guard let url = Bundle.main.url(forResource: name, withExtension: "ttf") else { return }
    CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
  }
}

/// The app calls it.
enum TitleFonts {
  static func prepare() {
    guard let url = Bundle.main.url(forResource: "GateSans-Bold", withExtension: "ttf") else {
      return
    }
    CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
  }
}

/// The system calls it.
final class AppDelegate: NSObject, UIApplicationDelegate {
  func applicationDidFinishLaunching(_ application: UIApplication) {
    guard let url = Bundle.main.url(forResource: "GateSans-Italic", withExtension: "ttf") else {
      return
    }
    CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
  }
}
