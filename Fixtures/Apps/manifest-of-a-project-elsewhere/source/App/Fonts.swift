import SwiftUI

enum AppFont {
  static let body = Font.custom("GateSans-Regular", size: 17)
}
