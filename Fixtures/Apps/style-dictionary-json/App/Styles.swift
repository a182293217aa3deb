import SwiftUI

struct StyleFont: Decodable {
  let fontName: String
  let fontSize: Double
}

/// The fonts of the text styles, as the designers' tool exports them.
struct Styles {
  let fonts: [String: StyleFont]

  init(bundle: Bundle = .main) throws {
    guard let url = bundle.url(forResource: "Styles", withExtension: "json") else {
      throw CocoaError(.fileNoSuchFile)
    }
    fonts = try JSONDecoder().decode([String: StyleFont].self, from: Data(contentsOf: url))
  }

  func font(_ style: String) -> Font {
    guard let font = fonts[style] else { return .body }
    return .custom(font.fontName, size: font.fontSize)
  }
}
