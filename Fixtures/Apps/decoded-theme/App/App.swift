import SwiftUI

struct Theme: Decodable {
  struct Title: Decodable {
    var fontName: String
    var size: Double
  }

  struct Badge: Decodable {
    let name: String
    let size: Double
  }

  var title: Title
  var bodyFont: String
  var badges: [Badge]

  enum CodingKeys: String, CodingKey {
    case title, badges
    case bodyFont = "body_font"
  }

  static let shared: Theme = {
    let url = Bundle.main.url(forResource: "theme", withExtension: "json")!
    let data = try! Data(contentsOf: url)
    return try! JSONDecoder().decode(Theme.self, from: data)
  }()
}

@main struct ShopApp: App {
  var body: some Scene { WindowGroup { Titles() } }
}

struct Titles: View {
  var body: some View {
    Text("a").font(face(\.bodyFont)).font(face(\.title.fontName))
    Text("b").font(.custom(Theme.shared.badges[1].name, size: 17))
  }

  func face(_ part: KeyPath<Theme, String>) -> Font {
    .custom(Theme.shared[keyPath: part], size: 17)
  }
}
