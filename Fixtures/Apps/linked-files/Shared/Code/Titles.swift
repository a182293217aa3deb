import SwiftUI

enum SharedFont {
  static let note = Font.custom("GateSans-Light", size: 12)
}
