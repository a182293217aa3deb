import CoreText
import SwiftUI

struct Face {
  static let regular = Face(named: "GateSans-Regular")
  static let bold = Face(named: "GateSans-Bold")

  let name: String

  private init(named name: String) {
    self.name = name
    guard let url = Bundle.main.url(forResource: name, withExtension: "ttf") else { return }
    CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
  }
}

@main struct PosterApp: App {
  var body: some Scene {
    WindowGroup { Text("a").font(.custom(Face.regular.name, size: 17)) }
  }
}

struct Poster_Previews: PreviewProvider {
  static var previews: some View {
    Text("b").font(.custom(Face.bold.name, size: 17))
    Text("c").font(.custom("GateSans-Italic", size: 17))
  }
}
