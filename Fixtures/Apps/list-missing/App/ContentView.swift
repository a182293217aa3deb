import SwiftUI

struct ContentView: View {
  @ScaledMetric(relativeTo: .body) var padding: CGFloat = 12

  var body: some View {
    VStack {
      Text("Hello, world!")
        .font(Font.custom("MyFont", size: 18))
      Text("Hello, world!")
        .font(.custom("MyFont", size: 18, relativeTo: .title))
        .padding(padding)
      Text("Strong")
        .font(.custom("GateSans-Regular", size: 18).weight(.bold))
      Text("Emphasis")
        .font(.custom("GateSans-Regular", size: 18))
        .italic()
    }
  }
}
