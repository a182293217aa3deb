import UIKit

extension UIFont {
  @nonobjc public class func fancy(size: CGFloat) -> UIFont {
    UIFont(name: "GateSans-Fancy", size: size) ?? systemFont(ofSize: size)
  }

  public static func plain(size: CGFloat) -> UIFont {
    UIFont(name: "GateSans-Plain", size: size) ?? systemFont(ofSize: size)
  }
}
