// Methods of a view that give a changed copy of it.
import SwiftUI

struct Title: View {
  private var name = "GateSans-Bold"
  //                 ^ right
  var body: some View { Text("a").font(.custom(name, size: 17)) }

  func face(_ name: String) -> Title {
    var copy = self
    copy.name = name
    return copy
  }
}

struct Page: View {
  var body: some View {
    Title()
    Title().face("GateSans-Bald")
    //           ^ wrong
    Title().face("GateSans-Regular")
    //           ^ right
  }
}
