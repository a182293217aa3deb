import SwiftUI

enum Names {
  static let title = "GateSans-Blod"
}

enum Fonts {
  static let title = Font.custom(Names.title, size: 28)
  static let legacy = UIFont(name: Names.title, size: 28)
}
