import SwiftUI

extension Font {
  public static func bold() -> Font { DesignSystemFontFamily.GateSans.bold.swiftUIFont(size: 12) }
}
