import SwiftUI

enum AppFont {
  static let quote = Font.custom("GateSerif-Regular", size: 17)
}
