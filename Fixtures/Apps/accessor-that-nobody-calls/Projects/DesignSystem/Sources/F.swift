import UIKit

/// Its first call would register the font; nothing calls it.
public enum F {
  public static func bold() -> UIFont? { DesignSystemFontFamily.GateSans.bold.font(size: 12) }
}
