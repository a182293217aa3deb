import SwiftUI

extension Font {
  static let body = Font.custom("GateSans-Regular", size: 17)
  static let strong = Font.custom("GateSans-Bold", size: 17)
}
