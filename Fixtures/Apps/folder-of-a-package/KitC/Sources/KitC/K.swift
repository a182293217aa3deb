import CoreText
import UIKit

public func registerC() {
  // `.copy` keeps the folder, and nothing is looked for in it without its name.
  if let url = Bundle.module.url(forResource: "GateSans-Bold", withExtension: "ttf") {
    CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
  }
  if let url = Bundle.module.url(
    forResource: "GateSans-Italic", withExtension: "ttf", subdirectory: "Fonts")
  {
    CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
  }
}
