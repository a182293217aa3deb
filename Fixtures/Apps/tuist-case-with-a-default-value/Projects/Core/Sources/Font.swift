import SwiftUI

extension Font {
  public static func title(size: CGFloat) -> Font { .custom("GateSans-Heavy", size: size) }

  public static func strong(size: CGFloat) -> Font { .custom("GateSans-Bold", size: size) }
}
