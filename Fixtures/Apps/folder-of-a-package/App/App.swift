import KitC
import KitP
import SwiftUI

@main struct ShopApp: App {
  init() {
    registerC()
    registerP()
  }

  var body: some Scene {
    WindowGroup {
      Text("a").font(.custom("GateSans-Bold", size: 17))
      Text("b").font(.custom("GateSans-Italic", size: 17))
      Text("c").font(.custom("GateDisplay-SemiBold", size: 17))
    }
  }
}
