import CoreText
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // Which fonts are in this folder, only the run tells.
    let folder = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0]
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    for file in files { CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil) }
    let label = UILabel()
    label.font = UIFont(name: "GateSans-Regular", size: 17)
    Bundle.main.loadNibNamed("Panel", owner: nil)
    window = UIWindow()
    window?.addSubview(label)
    return true
  }
}
