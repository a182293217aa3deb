// A binding that two functions make has what the first of them gives.
import SwiftUI

struct Page: View {
  @State private var face = "GateSans-Bald"
  //                        ^ wrong
  let isFixed: Bool

  var body: some View {
    Line(face: Binding(get: { face }, set: { _ in }))
    Line(face: shown)
  }

  var shown: Binding<String> {
    Binding(
      get: { isFixed ? "GateSans-Bild" : "GateSans-Bold" },
      //               ^ wrong
      //                                 ^ right
      set: { _ in })
  }
}

struct Line: View {
  @Binding var face: String
  var body: some View { Text("a").font(.custom(face, size: 12)) }
}
