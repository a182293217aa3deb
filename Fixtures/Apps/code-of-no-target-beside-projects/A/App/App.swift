import SwiftUI

@main struct MainA: App {
  var body: some Scene {
    WindowGroup { Text("Hello").font(.custom("GateSans-TitleA", size: 17)) }
  }
}
