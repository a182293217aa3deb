import UIKit

public enum Kit {
  public static func registerFonts() {
    guard let url = Bundle.module.url(forResource: "GateSans-Bold", withExtension: "ttf") else {
      return
    }
    CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
  }

  public static func bold() -> UIFont? { UIFont(name: "GateSans-Bold", size: 12) }
}
