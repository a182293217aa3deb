// A name that may be left out.
import SwiftUI

struct Title: View {
  var text: String
  var fontName: String? = nil
  var body: some View {
    Text(text).font(.custom(fontName ?? "GateSans-Regular", size: 17))
    //                                  ^ right
    //                      ^ listed
  }
}

struct Card: View {
  var body: some View {
    Title(text: "a")
    Title(text: "b", fontName: "GateSans-Bold")
    //                         ^ right
    Title(text: "c", fontName: "GateSans-Bald")
    //                         ^ wrong
    Title(text: "d", fontName: Remote.font)
  }
}
