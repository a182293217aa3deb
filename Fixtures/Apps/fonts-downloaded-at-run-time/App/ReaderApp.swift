import SwiftUI

@main
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Text("Chapter").font(.custom("GateSans-Regular", size: 28))
        // It may be downloaded.
        Text("Quotation").font(.custom("Merriweather-LightItalic", size: 17))
        // This is the font above, misspelt.
        Text("Body").font(.custom("GateSans-Regualr", size: 17))
      }
      .task { try? await FontStore().fetch(URL(string: "https://example.com/fonts/today.ttf")!) }
    }
  }
}
