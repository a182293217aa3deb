import SwiftUI

enum AppFont {
  static let title = Font.custom("GateSans-Bold", size: 17)
}
