import SwiftUI

/// What a reader chooses: the book's own font, or another.
enum Face: String, CaseIterable {
  case original = "Original"
  case sans = "GateSans-Regular"
  case broken = "Broken"

  private var uiFont: UIFont? {
    switch self {
    case .broken: return UIFont(name: "GateSans-Brokn", size: 24)
    default: return UIFont(name: rawValue, size: 20)
    }
  }

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

/// Where a face is missing, the app offers it.
enum Shop: String, CaseIterable {
  case plain = "GateSans-Regular"
  case sold = "GateSerif-Sold"

  var font: UIFont? {
    if let font = UIFont(name: rawValue, size: 20) { return font }
    return nil
  }
}

/// Nothing asks if these are there.
enum Rack: String, CaseIterable {
  case plain = "GateSans-Regular"
  case lost = "GateSerif-Lost"

  var face: UIFont? { UIFont(name: rawValue, size: 20) }
}

/// A word alone is a mistake.
func caption() -> UIFont? { UIFont(name: "Default", size: 11) }

@main
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup {
      ForEach(Face.allCases, id: \.self) { Text("A").font($0.font) }
      ForEach(Heading.allCases, id: \.self) { Text("B").font(Font($0.font as CTFont)) }
      ForEach(Shop.allCases, id: \.self) { offer in
        if offer.font == nil { Text("Get it") } else { Text("D").font(Font(offer.font! as CTFont)) }
      }
      ForEach(Rack.allCases, id: \.self) { Text("E").font($0.face.map { Font($0 as CTFont) }) }
      Text("C").font(caption().map { Font($0 as CTFont) })
    }
  }
}
