import SwiftUI

@main struct ShopApp: App {
  var body: some Scene {
    WindowGroup { Text("Shop").font(.custom("GateSans-Reglar", size: 14)) }
  }
}
