import CoreText
import SwiftUI

@main struct GateApp: App {
  init() {
    let wanted = UIFontDescriptor(fontAttributes: [.name: "ComicSansMS"])
    CTFontDescriptorMatchFontDescriptorsWithProgressHandler([wanted] as CFArray, nil) { _, _ in
      true
    }
  }

  var body: some Scene {
    WindowGroup {
      VStack {
        // The app fetches fonts that are downloads: which ones nobody knows.
        Text("a").font(.custom("ComicSansMS", size: 17))
        Text("b").font(.custom("ProximaNova-Regular", size: 17))
        // No call brings these.
        Text("c").font(.custom("Seravek-Bold", size: 17))
        Text("d").font(.custom("Poppins-Bold", size: 17))
      }
    }
  }
}
