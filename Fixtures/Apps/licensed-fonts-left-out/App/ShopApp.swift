import SwiftUI

@main struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Text("Shop").font(.custom("SF Pro Rounded", size: 20))
        Text("new").font(.custom("SFRounded-Bold", size: 12))
        Text("old").font(.custom("Gate Sans", size: 12))
        Text("sale").font(.custom("GateSans-Regular", size: 12))
        Text("code").font(.custom("SF Mono", size: 12))
      }
    }
  }
}
