import Kit
import SwiftUI

@main
struct GateApp: App {
  init() { KitFonts.register() }

  var body: some Scene {
    WindowGroup {
      Text("Title").font(.custom("GateSans-Bold", size: 28))
      Text("Body").font(.custom("GateSans-Regular", size: 17))
      Text("Quote").font(.custom("GateSans-Italic", size: 17))
      Text("Note").font(.custom("GateSans-BoldItalic", size: 17))
      Text("Total").font(.custom("GateDisplay-SemiBold", size: 17))
    }
  }
}
