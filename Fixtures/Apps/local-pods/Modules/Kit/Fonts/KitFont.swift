import SwiftUI

extension Font {
  static let title = Font.custom("GateSans-Regular", size: 20)
  static let badge = Font.custom("GateSans-Semibold", size: 12)
}
