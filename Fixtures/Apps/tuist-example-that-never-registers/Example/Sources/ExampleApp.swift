import Design
import SwiftUI

@main
struct ExampleApp: App {
  var body: some Scene {
    WindowGroup { Text("Ferries").font(.title(size: 20)) }
  }
}
