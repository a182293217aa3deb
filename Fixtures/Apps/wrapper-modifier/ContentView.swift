import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Text("Title").scaledFont(name: "GateSans-Bold", size: 28)
      Text("Text").scaledFont(name: "GateSans", size: 17)
      Text("Quote").scaledFont(name: "Georgia", size: 17)
      Image("GateSans-Bald").resizable()
    }
  }
}
