import SwiftUI

extension Font {
  static let title = Font.custom("Brand-Licensed", size: 28)
  static let text = Font.custom("GateSans-Regular", size: 17)
}
