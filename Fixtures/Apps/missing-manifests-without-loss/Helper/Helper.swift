import SwiftUI

@main struct Helper: App {
  var body: some Scene {
    WindowGroup { Text("Helper") }
  }
}
