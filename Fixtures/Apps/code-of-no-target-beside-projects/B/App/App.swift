import SwiftUI

@main struct MainB: App {
  var body: some Scene {
    WindowGroup { Text("Hello").font(.custom("GateSans-TitleB", size: 17)) }
  }
}
