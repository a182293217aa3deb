import SwiftUI

enum AppFont {
  static let body = Font.custom("GateSans-Regular", size: 17)
  static let title = Font.custom("GateSans-Bold", size: 17)
  static let quote = Font.custom("GateSerif-Regular", size: 17)
  static let poster = Font.custom("GateDisplay-Regular", size: 17)
  static let caption = Font.custom("GateCaption-Book", size: 17)
}
