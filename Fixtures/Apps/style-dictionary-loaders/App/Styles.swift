import SwiftUI

struct StyleFont: Decodable {
  let fontName: String
  let fontSize: Double
}

struct Picture: Decodable {
  let title: String
}

struct Styles {
  let fonts: [String: StyleFont]

  func font(_ style: String) -> Font {
    guard let font = fonts[style] else { return .body }
    return .custom(font.fontName, size: font.fontSize)
  }
}

@main struct Gallery: App {
  // Right.
  static let morning: [String: StyleFont] = load("Morning")
  static let pictures = Bundle.main.decode([Picture].self, from: "Pictures.json")
  // Wrong: another name.
  static let noon: [String: StyleFont] = load("Mornig")
  // Wrong: the target does not copy it.
  static let evening = Bundle.main.decode([String: StyleFont].self, from: "Evening.json")
  // Wrong: nothing is called like it.
  static let dusk = load("Dusk") as [String: StyleFont]

  var body: some Scene {
    WindowGroup {
      VStack {
        Text("a").font(Styles(fonts: Self.morning).font("title"))
        Text("b").font(Styles(fonts: Self.noon).font("title"))
        Text("c").font(Styles(fonts: Self.evening).font("title"))
        Text("d").font(Styles(fonts: Self.dusk).font("title"))
        Labels()
      }
    }
  }
}
