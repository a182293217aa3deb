import UIKit

/// The same in Swift.
@objc final class Lines: NSObject {
  @objc static func font() -> UIFont? {
    if (UIDevice.current.systemVersion as NSString).floatValue < 13 {
      return UIFont(name: "GateSans-Older-Lines", size: 12)
    }
    guard Double(UIDevice.current.systemVersion)! >= 12.0 else {
      return UIFont(name: "GateSans-Older-Guard", size: 12)
    }
    return UIFont(name: "GateSans-Lines", size: 12)
  }
}
