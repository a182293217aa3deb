import CoreText
import SwiftUI

// A folder that has a font has all of them.
public enum PlainFonts {
  public static func load() {
    let urls = Bundle.module.urls(forResourcesWithExtension: "ttf", subdirectory: nil) ?? []
    CTFontManagerRegisterFontURLs(urls as CFArray, .process, true) { _, _ in true }
  }
}

extension Font {
  public static let plain = Font.custom("GateSans-Plain", size: 20)
}
