// A name that comes by the environment, whose key paths are not followed.
import SwiftUI

struct Card: View {
  @Environment(\.fontName) private var name
  var body: some View { Text("a").font(.custom(name, size: 17)) }
  //                                           ^ listed
}

struct Page: View {
  var body: some View { Card().environment(\.fontName, "GateSans-Bald") }
}
