// A static function of an extension of the platform's type.
import SwiftUI

extension Font {
  static func gate(_ face: String, size: CGFloat, relativeTo style: TextStyle = .body) -> Font {
    custom("GateSans-" + face, size: size, relativeTo: style)
    //     ^ right
    //     ^ wrong
    //     ^ listed
  }
}

struct Card: View {
  var body: some View {
    Text("a").font(.gate("Bold", size: 17))
    Text("b").font(Font.gate("Bald", size: 17, relativeTo: .title))
    Text("c").font(.gate(Remote.face, size: 17))
  }
}
