import SwiftUI

enum AppFont {
  static let body = Font.custom("GateSans-Regular", size: 17)
  static let title = Font.custom("GateSans-Bold", size: 17)
}
