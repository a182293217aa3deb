import CoreText
import SwiftUI

enum GateFonts {
  static func register() {
    for file in ["GateSans-Regular.ttf", "GateSerif-Regular.otf"] {
      let path = URL(fileURLWithPath: file)
      let name = path.deletingPathExtension().lastPathComponent
      guard let url = Bundle.main.url(forResource: name, withExtension: path.pathExtension) else { continue }
      CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
    }
  }
}

@main
struct GateApp: App {
  init() { GateFonts.register() }

  var body: some Scene {
    WindowGroup {
      Text("Title").font(.custom("GateSans-Regular", size: 28))
      Text("Body").font(.custom("GateSerif-Regular", size: 17))
    }
  }
}
