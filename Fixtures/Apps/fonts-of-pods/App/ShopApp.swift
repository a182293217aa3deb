import SwiftUI

@main struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Text("Shop").font(.custom("GateSans-Regular", size: 20))
        Text("\u{e900}").font(.custom("feather", size: 20))
        Text("new").font(.custom("Poppins-Bold", size: 12))
      }
    }
  }
}
