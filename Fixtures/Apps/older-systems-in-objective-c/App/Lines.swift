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

  @objc static func compared() -> [UIFont?] {
    let version = UIDevice.current.systemVersion
    let old = version.compare("13.0", options: .numeric) == .orderedAscending
    let ten = OperatingSystemVersion(majorVersion: 10, minorVersion: 0, patchVersion: 0)
    var fonts: [UIFont?] = []
    if old { fonts.append(UIFont(name: "GateSans-Older-Compared", size: 12)) }
    if UIDevice.current.systemVersion.compare("9.0", options: .numeric) == .orderedAscending {
      fonts.append(UIFont(name: "GateSans-Older-Numeric", size: 12))
    }
    if !ProcessInfo.processInfo.isOperatingSystemAtLeast(
      OperatingSystemVersion(majorVersion: 12, minorVersion: 0, patchVersion: 0))
    {
      fonts.append(UIFont(name: "GateSans-Older-Least", size: 12))
    }
    if ProcessInfo.processInfo.operatingSystemVersion.majorVersion < 11 {
      fonts.append(UIFont(name: "GateSans-Older-Major", size: 12))
    }
    // Texts are in another order than numbers, and minor versions begin anew.
    if UIDevice.current.systemVersion.compare("9.0") == .orderedAscending {
      fonts.append(UIFont(name: "GateSans-Text", size: 12))
    }
    if ProcessInfo.processInfo.operatingSystemVersion.minorVersion < 5 {
      fonts.append(UIFont(name: "GateSans-Minor", size: 12))
    }
    if !ProcessInfo.processInfo.isOperatingSystemAtLeast(ten) {
      fonts.append(UIFont(name: "GateSans-Open", size: 12))
    }
    if Firmware.current.systemVersion < 5 {
      fonts.append(UIFont(name: "GateSans-Firmware", size: 12))
    }
    return fonts
  }
}

struct Firmware {
  static let current = Firmware(systemVersion: Int(Date().timeIntervalSince1970))
  let systemVersion: Int
}
