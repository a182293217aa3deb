import SwiftUI

@main struct Shop: App {
  var body: some Scene {
    WindowGroup { Text("Shop").font(.custom("GateSans-Regular", size: 17)) }
  }
}
