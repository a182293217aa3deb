import SwiftUI
import UIKit

extension Font {
  public static func mono(size: CGFloat) -> Font { .custom("GateSans-Regular", size: size) }
}

public enum Fonts {
  /// The extension never asks for it.
  public static func title() -> UIFont? { UIFont(name: "GateSans-Regular", size: 12) }

  /// It asks for this one.
  public static func note() -> UIFont? { UIFont(name: "GateSans-Regular", size: 11) }
}
