import SwiftUI

enum Fonts {
  static func registerAllCustomFonts() { print("to do") }
}

enum Manager {
  static func CTFontManagerRegisterFontsForURL(_ url: URL, _ scope: Int) { print(url) }
}

@main
struct GateApp: App {
  init() {
    Fonts.registerAllCustomFonts()
    let url = Bundle.main.url(forResource: "GateSans-Regular", withExtension: "ttf")!
    Manager.CTFontManagerRegisterFontsForURL(url, 1)
  }

  var body: some Scene {
    WindowGroup {
      Text("a").font(.custom("GateSans-Bold", size: 12))
      Text("b").font(.custom("GateSans-Regular", size: 12))
    }
  }
}
