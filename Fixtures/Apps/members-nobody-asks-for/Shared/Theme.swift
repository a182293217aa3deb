import UIKit

enum Theme {
  /// The app asks for it, and the widget only for colors.
  static var title: UIFont { face(17) }
  static var paper: UIColor { .white }
  static func face(_ size: CGFloat) -> UIFont { UIFont(name: "GateSans-Regular", size: size)! }
  /// The widget's `.caption` is another.
  static var caption: UIFont { captionFace(17) }
  static func captionFace(_ size: CGFloat) -> UIFont { UIFont(name: "GateSans-Bold", size: size)! }

  /// Nobody asks for it.
  static var motto: UIFont { mottoFace(12) }
  static func mottoFace(_ size: CGFloat) -> UIFont { UIFont(name: "GateSans-Motto", size: size)! }
}

/// Its members are fonts' names for themselves.
extension UIFont {
  static var margin: UIFont { marginFace(9) }
  static func marginFace(_ size: CGFloat) -> UIFont { UIFont(name: "GateSans-Margin", size: size)! }
}

/// The widget asks for a font of it.
enum Print {
  static var stamp: UIFont { stampFace(17) }
  static func stampFace(_ size: CGFloat) -> UIFont {
    UIFont(name: "GateSans-Regular", size: size)!
  }
}
