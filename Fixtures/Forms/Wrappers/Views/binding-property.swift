// A view that hands its name on to another.
import SwiftUI

struct Inner: View {
  @Binding var fontName: String
  var body: some View { Text("a").font(.custom(fontName, size: 17)) }
  //                                           ^ listed
}

struct Outer: View {
  @State private var name = "GateSans-Bald"
  //                        ^ wrong
  var body: some View { Inner(fontName: $name) }
}

struct Other: View {
  var body: some View {
    Inner(fontName: .constant("GateSans-Bold"))
    //                        ^ right
    Inner(fontName: Remote.binding)
  }
}
