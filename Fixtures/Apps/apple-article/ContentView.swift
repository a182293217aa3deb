import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Hello, world!")
      .font(Font.custom("MyFont", size: 18))
  }
}
