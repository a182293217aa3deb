import SwiftUI

enum OldTitle {
  static let title = Font.custom("Old-Face", size: 28)
  static let empty = Font.custom("", size: 28)
  static func any(_ name: String) -> Font { .custom(name, size: 17) }
}
