import SwiftUI

enum Weight: String {
  case regular = "Regular"
  case bold = "Bold"
  case heading = "Blod"
  /// Nothing asks for it, so it need not be in the app.
  case black = "Black"
}

extension Font {
  static func gate(_ weight: Weight, size: CGFloat) -> Font {
    .custom("GateSans-\(weight.rawValue)", size: size)
  }
}

struct ContentView: View {
  var body: some View {
    VStack {
      Text("Title").font(.gate(.bold, size: 28))
      Text("Heading").font(.gate(.heading, size: 20))
      Text("Text").font(.gate(.regular, size: 17))
    }
  }
}
