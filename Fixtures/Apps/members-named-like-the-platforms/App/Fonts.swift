import SwiftUI
import UIKit

/// Nobody asks for more than one: the edges of a view and the colors of the platform have the other names.
enum Plain {
  static let regular = "GateSans-Regular"
  static var all: Font { .custom("GateSans-All", size: 12) }
}

extension UIFont {
  enum Plank {
    static func black(_ size: CGFloat) -> UIFont? { UIFont(name: "GateSans-Black", size: size) }
    static let dark = UIFont(name: "GateSans-Dark", size: 12)
    static func regular(_ size: CGFloat) -> UIFont { UIFont(name: "GateSans-Regular", size: size)! }
  }
}

/// A color that the app adds, and a font.
enum Ink {
  static var heavy: UIFont { UIFont(name: "GateSans-Heavy", size: 12)! }
}

extension UIColor {
  static var heavy: UIColor { Ink.heavy.pointSize > 3 ? .black : .white }
}

/// A modifier of the app's own.
enum Slip: String {
  static let wide = "GateSans-Wide"
}

enum Margin {
  case wide
}

extension View {
  func margin(_ margin: Margin) -> some View { frame(width: 3) }
}

/// What a generator makes of a folder of fonts: nobody asks for the list, nor for one of the two.
enum Rope {
  enum Gate {
    static let regular = UIFont(name: "GateSans-Regular", size: 12)!
    static let stout = UIFont(name: "GateSans-Stout", size: 12)!
    static let all: [UIFont] = [regular, stout]
  }
}
