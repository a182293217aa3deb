// A name is looked up under a key that is nearly one of the table's: the font that is meant is not asked for.
import UIKit

enum Theme {
  static let faces = ["plain": "GateSans-Regular", "heavy": "GateSans-Bold"]
  //                           ^ right
  //                                                        ^ right

  static func font(_ key: String, size: CGFloat) -> UIFont {
    guard let name = faces[key], let font = UIFont(name: name, size: size) else {
      return .systemFont(ofSize: size)
    }
    return font
  }

  static func face(_ key: String) -> UIFont? {
    let name = faces[key]
    return UIFont(name: name!, size: 12)
  }

  /// A key that is unlike the others may be one of a theme of fewer fonts.
  static func mayBe(_ key: String, isAsked: Bool) -> UIFont? {
    guard isAsked else { return nil }
    if let name = faces[key] { return UIFont(name: name, size: 12) }
    return nil
  }

  /// Rows of keys may end, and say one thing of a title and not the other.
  static func level(_ key: String) -> UIFont? {
    let levels = ["level1": "GateSans-Bold", "sizeOfTitle": "GateSans-Regular"]
    //                      ^ right
    //                                                      ^ right
    guard let name = levels[key] else { return nil }
    return UIFont(name: name, size: 12)
  }

  static var changing = ["slim": "GateSans-Regular"]
  //                             ^ right
  static func changed(_ key: String) -> UIFont? {
    guard let name = changing[key] else { return nil }
    return UIFont(name: name, size: 12)
  }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func applicationDidFinishLaunching(_ application: UIApplication) {
    label.font = Theme.font("heavi", size: 28)
    //                      ^ wrong
    label.font = Theme.font("plain", size: 17)
    label.font = Theme.face("plian")
    //                      ^ wrong
    label.font = Theme.face("heavy")
    label.font = Theme.mayBe("light", isAsked: true)
    label.font = Theme.mayBe("heavz", isAsked: false)
    label.font = Theme.mayBe("heavy", isAsked: true)
    label.font = Theme.level("level1")
    label.font = Theme.level("level2")
    label.font = Theme.level("sizeOfTitle")
    label.font = Theme.level("nameOfTitle")
    Theme.changing["slid"] = "GateSans-Bold"
    //                       ^ right
    label.font = Theme.changed("slid")
    label.font = Theme.changed("slim")
    label.font = Theme.changed(UserDefaults.standard.string(forKey: "face") ?? "slyms")
  }
}
