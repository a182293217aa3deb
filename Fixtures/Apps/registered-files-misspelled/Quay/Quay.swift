import SwiftUI

/// One name of a file has a letter too many, and so has that of the data set; one file has been renamed.
func registerFaces() {
  for name in ["GateSans-Regular", "GateSans-Boold", "GateDisplay-SemiBold"] {
    guard let url = Bundle.main.url(forResource: name, withExtension: "ttf") else { continue }
    CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
  }
  guard let data = NSDataAsset(name: "GateSerif-Regullar"),
    let provider = CGDataProvider(data: data.data as CFData), let font = CGFont(provider)
  else { return }
  CTFontManagerRegisterGraphicsFont(font, nil)
}

@main
struct Quay: App {
  init() { registerFaces() }

  var body: some Scene {
    WindowGroup {
      VStack {
        Text("Tides").font(.custom("GateSans-Bold", size: 28))
        Text("Ropes").font(.custom("GateSans-Regular", size: 28))
        Text("Nets").font(.custom("GateDisplay-SemiBold", size: 17))
        Text("Oars").font(.custom("GateSerif-Regullar", size: 17))
      }
    }
  }
}
