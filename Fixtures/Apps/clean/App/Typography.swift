import SwiftUI

extension Font {
  static let headline = Font.custom("GateSans-Bold", size: 20, relativeTo: .headline)
  static let text: Font = .custom("GateSans-Regular", size: 17)
  static let number = SwiftUI.Font.custom("GateMono-Bold", fixedSize: 12)
  static let price = Font.custom("GateVariable-SemiBold", size: 15)
  static let quote = Font.custom("Georgia-Italic", size: 15)
}
