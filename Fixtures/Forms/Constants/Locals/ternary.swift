// A ternary at the call and behind a constant.
import SwiftUI

struct Card: View {
  var isBold: Bool
  var name: String?

  var body: some View {
    Text("a").font(.custom(isBold ? "GateSans-Bold" : "GateSans-Bald", size: 17))
    //                              ^ right
    //                                                ^ wrong
    Text("b").font(.custom(isBold ? "GateSans-Bold" : name!, size: 17))
    //                              ^ right
    //                     ^ listed
  }
}
