import SwiftUI

public extension Font {
  static func title(size: CGFloat) -> Font {
    .custom("GateSans-Bold", size: size)
  }
}
