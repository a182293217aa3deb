import CoreText
import SwiftUI

enum Fonts {
  static func register() {
    guard let url = Bundle.main.url(forResource: "GateSans-Regular", withExtension: "ttf") else {
      return
    }
    CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
  }

  static let title = Font.custom("GateSans-Regular", size: 20)
}
