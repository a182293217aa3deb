import SwiftUI

@main
struct Shop: App {
  var body: some Scene {
    WindowGroup { Text("Shop").font(.custom("Georgia", size: 17)) }
  }
}
