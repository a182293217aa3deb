import SwiftUI

enum NoteFont {
  static let note = Font.custom("GateSans-Light", size: 12)
}
