import Old
import SwiftUI

@main
struct OlderApp: App {
  var body: some Scene {
    WindowGroup { Text("Today").font(.heading) }
  }
}
