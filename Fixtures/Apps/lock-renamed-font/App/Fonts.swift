import SwiftUI

enum AppFont {
  static let text = Font.custom("GateSans-Book", size: 17)
  static let title = Font.custom("GateSans-Bold", size: 28)
}
