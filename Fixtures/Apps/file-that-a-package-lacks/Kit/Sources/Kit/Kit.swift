import CoreText
import Foundation

public enum Kit {
  public static func register() {
    guard let url = Bundle.module.url(forResource: "GateSans-Regular", withExtension: "otf") else { return }
    CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
  }
}
