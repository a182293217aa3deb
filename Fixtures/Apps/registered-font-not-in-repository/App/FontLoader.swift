import CoreText
import Foundation

enum FontLoader {
  private static let files = [
    "GateSans-Bold.ttf",
    "Circular-Book.otf",
    "Circular-Bold.otf",
  ]

  static func registerFonts() {
    for file in files {
      guard let url = Bundle.main.url(forResource: file, withExtension: nil) else { continue }
      CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
    }
  }
}
