import SwiftUI

@main
struct Quay: App {
  var body: some Scene {
    WindowGroup { Text("Quay").font(.custom("GateSans-Regular", size: 17)) }
  }
}
