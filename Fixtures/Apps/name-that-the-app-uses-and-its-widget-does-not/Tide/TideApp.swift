import SwiftUI

@main
struct TideApp: App {
  var body: some Scene {
    WindowGroup { Text("Ebb").font(Font(UIFont.light(.subheadline))) }
  }
}
