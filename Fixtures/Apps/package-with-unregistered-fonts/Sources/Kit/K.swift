import SwiftUI
public extension Font {
  static let kitTitle = Font.custom("GateSans-Bold", size: 17)
  static let kitBody = Font.custom("GateSans-Blod", size: 17)
  static let kitOther = Font.custom("GateSans-Regular", size: 17)
}
