import UIKit

@objcMembers class AppFont: NSObject {
  static let title = "GateSans-Bold"
  // Wrong: only Objective-C uses it.
  class func quote() -> String { "GateSans-Quote" }

  static func font(style: String, size: CGFloat) -> UIFont? {
    UIFont(name: "GateSans-\(style)", size: size)
  }

  @objc(fontForName:)
  static func font(named name: String) -> UIFont? {
    UIFont(name: name, size: 17)
  }

  static func fromServer() -> String { UserDefaults.standard.string(forKey: "font") ?? title }
}
