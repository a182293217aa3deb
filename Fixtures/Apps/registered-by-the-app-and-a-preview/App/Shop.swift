import CoreText
import SwiftUI

enum Fonts {
  static func register() {
    for number in [1, 2].map(String.init) where number == "1" {
      guard let url = Bundle.main.url(forResource: "GateSans-Regular", withExtension: "ttf") else {
        continue
      }
      CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
    }
  }
}

struct Hello: View {
  var body: some View { Text("Hello").font(.custom("GateSans-Regular", size: 28)) }
}

struct Hello_Previews: PreviewProvider {
  static var previews: some View {
    Fonts.register()
    return Hello()
  }
}

@main struct Shop: App {
  init() { Fonts.register() }

  var body: some Scene { WindowGroup { Hello() } }
}
