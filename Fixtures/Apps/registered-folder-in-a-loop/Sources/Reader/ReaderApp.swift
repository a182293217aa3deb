import CoreText
import SwiftUI

enum ReaderFonts {
  static func register() {
    guard let folder = Bundle.module.url(forResource: "Fonts", withExtension: nil) else { return }
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))?
      .filter { $0.pathExtension.lowercased() == "ttf" } ?? []
    for file in files {
      CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil)
    }
  }
}

@main struct ReaderApp: App {
  init() { ReaderFonts.register() }

  var body: some Scene {
    WindowGroup {
      VStack {
        Text("Title").font(.custom("GateSans-Bold", size: 20))
        // The folder of this one is not registered.
        Text("Quote").font(.custom("GateSerif-Regular", size: 17))
      }
    }
  }
}
