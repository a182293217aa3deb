import SwiftUI

extension Font {
  public static let kitBody = KitFontFamily.GateSans.regular.swiftUIFont(size: 17)
  public static let kitTitle = Font.custom("GateSans-Regulr", size: 28)
}
