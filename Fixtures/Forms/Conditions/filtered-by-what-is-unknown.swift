// What a filter leaves of a list is not known where its condition is not.
import SwiftUI

struct Page: View {
  let place: String
  var body: some View {
    let near = ["quay", "mole"].filter { $0 == place }
    let fixed = ["quay", "mole"].filter { $0 == "quay" }
    if near.isEmpty {
      Text("a").font(.custom("GateSans-Near", size: 17))
      //                     ^ wrong
    }
    if near.count == 1 {
      Text("a").font(.custom("GateSans-One", size: 17))
      //                     ^ wrong
    }
    if fixed.isEmpty {
      Text("a").font(.custom("GateSans-Fixed", size: 17))
    }
  }
}
