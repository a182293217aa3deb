import SwiftUI

@main
struct PosterApp: App {
  init() {
    register("Title")
    register("Caption")
  }

  private func register(_ name: String) {
    guard let data = NSDataAsset(name: name)?.data as CFData?,
      let font = CGDataProvider(data: data).flatMap(CGFont.init)
    else { return }
    CTFontManagerRegisterGraphicsFont(font, nil)
  }

  var body: some Scene {
    WindowGroup {
      Text("Poster").font(.custom("GateSans-Bold", size: 28))
    }
  }
}
