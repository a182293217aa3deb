// A method of an extension of `View`.
import SwiftUI

extension View {
  func customFont(_ name: String, _ size: CGFloat = 17) -> some View {
    self.font(.custom(name, size: size))
    //                ^ listed
  }
}

struct Card: View {
  var body: some View {
    VStack {
      Text("a").padding().customFont("GateSans-Bold")
      //                             ^ right
      Text("b").customFont("GateSans-Bald", 12).bold(false)
      //                   ^ wrong
      Text("c").customFont(Remote.font)
    }
  }
}
