import CoreText
import SwiftUI

public enum KitFonts {
  public static let title = Font.custom("GateSans-Bold", size: 28)

  public static func register() {
    for name in ["GateSans-Regular", "GateSans-Bold"] {
      guard let url = Bundle.module.url(forResource: name, withExtension: "ttf") else { continue }
      CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
    }
  }
}
