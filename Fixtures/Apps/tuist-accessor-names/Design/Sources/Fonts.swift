import SwiftUI

extension Font {
  /// The name of a generated accessor is a plain text, which registers nothing.
  public static let heading = Font.custom(DesignFontFamily.GateSans.bold.name, size: 28)
  /// The font that it makes is registered.
  public static let text = DesignFontFamily.GateSans.regular.swiftUIFont(size: 17)
  /// So it can be asked for by its name.
  public static let footing = Font.custom(DesignFontFamily.GateSans.regular.name, size: 13)
  /// No font has such an accessor.
  public static let cite = Font.custom(DesignFontFamily.GateSerif.regular.name, size: 17)
}
