import Kit
import SwiftUI

@main
struct ShopApp: App {
  init() {
    KitFonts.register()
  }

  var body: some Scene {
    WindowGroup {
      Text("Shop").font(KitFonts.title)
    }
  }
}
