// A type `Font` of the app's own, and other calls that look like a font's.
import SwiftUI

struct Font {
  static func custom(_ name: String, size: CGFloat) -> SwiftUI.Font {
    SwiftUI.Font.custom("GateSans-" + name, size: size)
    //                  ^ right
    //                  ^ wrong
    //                  ^ listed
  }
}

struct Card: View {
  var body: some View {
    Text("a").font(Font.custom("Bold", size: 17))
    Text("b").font(Font.custom("Bald", size: 17))
    Text("c").font(Font.custom(Remote.face, size: 17))
      .presentationDetents([.custom("content") { _ in 100 }])
  }
}
