import SwiftUI

typealias Sans = FontFamily.GateSans

@main
struct TheApp: App {
  var body: some Scene {
    WindowGroup {
      Text("A").font(Sans.bold.swiftUIFont(size: 13))
      Text("B").font(.custom("GateSans-Bold", size: 13))
    }
  }
}
