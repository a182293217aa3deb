import CoreText
import SwiftUI

/// The names of the files are those of the fonts: one mistake breaks the registration and the use.
public enum Typeface: String, CaseIterable {
  case plain = "GateSans-Regulr"
  case strong = "GateSans-Bold"
  // Left out of the repository: nothing here is called like it.
  case licensed = "Harbor-Licensed"

  public static func registerAll() {
    for typeface in allCases {
      guard let url = Bundle.module.url(forResource: typeface.rawValue, withExtension: "ttf") else { continue }
      CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
    }
  }
}

extension Font {
  public static func tide(_ typeface: Typeface) -> Font { .custom(typeface.rawValue, size: 17) }
}
