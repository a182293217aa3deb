import SwiftUI

@main
struct NotesApp: App {
  init() {
    let urls = Bundle.main.urls(forResourcesWithExtension: "ttf", subdirectory: nil) ?? []
    CTFontManagerRegisterFontURLs(urls as CFArray, .process, true, nil)
  }

  var body: some Scene {
    WindowGroup {
      VStack {
        Text("Title").font(.custom("GateSans-Bold", size: 28))
        // An .otf, which nothing registers.
        Text("Body").font(.custom("GateSerif-Regular", size: 17))
      }
    }
  }
}
