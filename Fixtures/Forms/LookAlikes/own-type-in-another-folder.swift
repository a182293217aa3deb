// A type `Font` of the app's own, in another folder than the code that uses it.
// file: Sources/Theme/Font.swift
import SwiftUI

struct Font {
  static func custom(_ name: String, size: CGFloat) -> SwiftUI.Font {
    SwiftUI.Font.custom("GateSans-" + name, size: size)
    //                  ^ right
    //                  ^ wrong
  }
}
// file: Sources/Views/Card.swift
import SwiftUI

struct Card: View {
  var body: some View {
    Text("a").font(Font.custom("Bold", size: 17))
    Text("b").font(Font.custom("Bald", size: 17))
  }
}
