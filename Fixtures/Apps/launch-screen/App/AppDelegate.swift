import CoreText
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let url = Bundle.main.url(forResource: "GateSans-Bold", withExtension: "ttf")
    return CTFontManagerRegisterFontsForURL(url! as CFURL, .process, nil)
  }
}
