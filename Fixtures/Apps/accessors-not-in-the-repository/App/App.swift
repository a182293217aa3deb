import SwiftUI

@main
struct TheApp: App {
  var body: some Scene {
    WindowGroup {
      Text("A").font(FontFamily.GateSans.bold.swiftUIFont(size: 13))
      Text("B").font(.custom("GateSans-Regular", size: 13))
    }
  }
}
