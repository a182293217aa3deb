import CoreText
import SwiftUI

/// What is loaded at the start: pictures and fonts alike.
enum Loader {
  static let files = ["GateSans-Regular.ttf", "waves.png", "GateSans-Bold.ttf", "GateSans-Italic.tff"]

  static func load() {
    for file in files {
      guard let url = Bundle.main.url(forResource: file, withExtension: nil) else { continue }
      CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
    }
  }
}

@main
struct Album: App {
  init() { Loader.load() }

  var body: some Scene {
    WindowGroup { Text("Waves").font(.custom("GateSans-Regular", size: 17)) }
  }
}
