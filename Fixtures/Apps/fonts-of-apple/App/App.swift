import SwiftUI
import UIKit

@main struct GateApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        // No longer listed, and found by their names all the same.
        Text("a").font(.custom("Courier", size: 17))
        Text("b").font(.custom("Courier-BoldOblique", size: 17))
        Text("c").font(.custom("Courier", size: 17).bold().italic())
        Text("d").font(.custom("HiraKakuProN-W6", size: 17))
        // No longer listed, and of these nobody knows.
        Text("e").font(.custom("IowanOldStyle-Roman", size: 17))
        Text("f").font(.custom("Heiti SC", size: 17))
        Text("g").font(.custom("Kefa-Regular", size: 17))
        // Listed with iOS 17, not with 15.5.
        Text("h").font(.custom("Impact", size: 17))
        // On Macs alone.
        Text("i").font(.custom("Seravek-Bold", size: 17))
        // Downloads.
        Text("j").font(.custom("ComicSansMS", size: 17))
        Text("k").font(.custom("ProximaNova-Regular", size: 17))
        // A misspelling of a font that is no longer listed.
        Text("l").font(.custom("Courrier", size: 17))
        // Full names, of which the PostScript names are known.
        Text("m").font(.custom("Helvetica Bold", size: 17))
        Text("n").font(.custom("Times New Roman Bold", size: 17))
      }
    }
  }
}
