// Names with an enum's raw value in them.
import SwiftUI

enum Weight: String {
  case bold = "Bold"
  case bald = "Bald"
}

extension Font {
  static func gate(_ weight: Weight, size: CGFloat = 17) -> Font {
    .custom("GateSans-\(weight.rawValue)", size: size)
    //      ^ right
    //      ^ wrong
  }
}

struct Card: View {
  var body: some View {
    Text("a").font(.gate(.bold))
    Text("b").font(.gate(.bald, size: 12))
  }
}
