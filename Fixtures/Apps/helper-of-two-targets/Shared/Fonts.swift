import SwiftUI
import UIKit

extension UIFont {
  static func text(size: CGFloat) -> UIFont { UIFont(name: "GateSans-Regular", size: size)! }
  static func bold(size: CGFloat) -> UIFont {
    UIFont(name: "GateSans-Bold", size: size) ?? .systemFont(ofSize: size)
  }
}

extension Font {
  static func text(size: CGFloat) -> Font { .custom("GateSans-Regular", size: size) }
}
