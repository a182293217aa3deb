import SwiftUI

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup { Text("a").font(.custom("GateSans-Regular", size: 17)) }
  }
}
