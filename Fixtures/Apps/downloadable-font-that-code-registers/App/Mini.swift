import SwiftUI

@main
struct MiniApp: App {
  init() {
    for name in ["songti-bold", "gate"] {
      guard let url = Bundle.main.url(forResource: name, withExtension: "ttf") else { continue }
      CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
    }
  }
  var body: some Scene {
    WindowGroup {
      VStack {
        Text("a").font(.custom("STSongti-TC-Bold", size: 17))
        Text("b").font(.custom("Gate-Absent", size: 17))
      }
    }
  }
}
