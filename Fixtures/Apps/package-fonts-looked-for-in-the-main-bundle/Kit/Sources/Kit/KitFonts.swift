import CoreText
import Foundation

public enum KitFonts {
  public static func register() {
    for name in ["GateSans-Regular", "GateSans-Bold"] {
      // The files are in Kit_Kit.bundle, which is Bundle.module: this finds nothing.
      guard let url = Bundle.main.url(forResource: name, withExtension: "ttf") else { continue }
      CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
    }
    // The main bundle has the package's as a folder.
    if let url = Bundle.main.url(
      forResource: "GateSans-Italic", withExtension: "ttf", subdirectory: "Kit_Kit.bundle")
    {
      CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
    }
    // One of both finds each.
    let bundles = [Bundle.main, Bundle.module]
    if let url = bundles.lazy.compactMap({
      $0.url(forResource: "GateSans-BoldItalic", withExtension: "ttf")
    }).first {
      CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
    }
    if let url = Bundle.main.url(forResource: "GateDisplay-SemiBold", withExtension: "ttf")
      ?? Bundle.module.url(forResource: "GateDisplay-SemiBold", withExtension: "ttf")
    {
      CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
    }
  }
}
