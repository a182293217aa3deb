import SwiftUI

/// What a reader chooses: the book's own font, or another.
enum Face: String, CaseIterable {
  case original = "Original"
  case sans = "GateSans-Regular"
  case broken = "GateSans-Brokn"

  private var uiFont: UIFont? { UIFont(name: rawValue, size: 20) }

  var font: Font? {
    if let uiFont { return Font(uiFont as CTFont) }
    return nil
  }
}

/// Here nothing stands for none: the font is taken by force.
enum Heading: String, CaseIterable {
  case standard = "Standard"
  case sans = "GateSans-Regular"

  var font: UIFont { UIFont(name: rawValue, size: 24)! }
}

/// A word alone is a mistake.
func caption() -> UIFont? { UIFont(name: "Default", size: 11) }

@main
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup {
      ForEach(Face.allCases, id: \.self) { Text("A").font($0.font) }
      ForEach(Heading.allCases, id: \.self) { Text("B").font(Font($0.font as CTFont)) }
      Text("C").font(caption().map { Font($0 as CTFont) })
    }
  }
}
