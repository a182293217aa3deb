import CoreText
import SwiftUI

enum Typeface: String, CaseIterable {
  case regular = "GateSans-Regular"
  case bold = "GateSans-Bold"

  static func registerAll() {
    for face in allCases {
      let url = Bundle.main.url(forResource: face.rawValue, withExtension: "ttf")
      if let url { CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil) }
    }
  }

  func font(size: CGFloat) -> Font { .custom(rawValue, size: size) }
}
