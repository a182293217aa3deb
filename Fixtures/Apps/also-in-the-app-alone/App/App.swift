import SwiftUI

@main
struct MainApp: App {
  var body: some Scene {
    WindowGroup {
      Text("A").font(.wrong(size: 12))
      Text("B").font(.both(size: 12))
    }
  }
}
