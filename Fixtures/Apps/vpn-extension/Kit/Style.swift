import SwiftUI

enum Style {
  static let title = Font.custom("GateSans-Bold", size: 17)
  static let name = "Safe"
}
