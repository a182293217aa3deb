import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Text("Hello World")
        .scaledFont(name: "Georgia", size: 12)
      Text("Hello World")
        .scaledFont(name: "GateSans-Regular", size: 12)
    }
  }
}
