import SwiftUI

enum KitFont {
  static let quote = Font.custom("GateSerif-Regular", size: 17)
}
