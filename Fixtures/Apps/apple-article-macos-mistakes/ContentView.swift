import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Text("Hello, world!")
        .font(.custom("MyFont", size: 18, relativeTo: .body))
      Text("Again")
        .font(.custom("My Font", size: 18, relativeTo: .title))
    }
  }
}
