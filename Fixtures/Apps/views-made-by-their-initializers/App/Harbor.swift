import SwiftUI

@main
struct Harbor: App {
  var body: some Scene {
    WindowGroup { Home() }
  }
}

// A view may be given as the function that makes it. That a preview calls it, too, changes nothing.
struct Home: View {
  @State private var isResetting = false

  var body: some View {
    VStack {
      ForEach(["a", "b"], id: \.self, content: Row.init(text:))
      Button("Forgot?") { isResetting = true }
        .font(.custom("GateSans-Regular", size: 15))
    }
    .fullScreenCover(isPresented: $isResetting, content: Reset.init)
  }
}

struct Row: View {
  let text: String

  var body: some View { Text(text).font(.custom("GateSans-Row", size: 20)) }
}

struct Reset: View {
  let kind: Left.Kind? = nil

  var body: some View { Text("Reset").font(.custom("GateSans-Reset", size: 20)) }
}

// Only a preview makes it; its type is named for another one that stands in it.
struct Left: View {
  enum Kind { case plain }

  var body: some View { Text("Left").font(.custom("GateSans-Left", size: 20)) }
}

struct Previews: PreviewProvider {
  static var previews: some View {
    Row(text: "a")
    Reset()
    Left()
  }
}
