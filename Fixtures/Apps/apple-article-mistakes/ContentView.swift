import SwiftUI

struct ContentView: View {
  @ScaledMetric(relativeTo: .body) var padding: CGFloat = 12

  var body: some View {
    VStack {
      Text("Hello, world!")
        .font(.custom("MyFont", size: 18, relativeTo: .body))
        .padding(padding)
      Text("Sans")
        .font(.custom("GateSans-Regular", size: 18))
        .italic()
      Text("Heavy")
        .font(.custom("GateSans-Regular", size: 18).weight(.heavy))
      Text("Small")
        .font(.custom("GateSans Regular", fixedSize: 12))
    }
  }
}
