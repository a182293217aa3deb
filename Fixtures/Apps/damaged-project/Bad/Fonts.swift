import SwiftUI

enum AppFont {
  static let other = Font.custom("GateSans-Regular", size: 17)
}
