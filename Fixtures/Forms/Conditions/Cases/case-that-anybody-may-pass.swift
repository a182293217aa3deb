// What a function does for an argument that comes from elsewhere may run, whichever case it is for.
import SwiftUI

extension Font {
  static func brand(_ size: CGFloat, _ weight: Font.Weight) -> Font {
    switch weight {
    case .bold: return Font.custom("GateSans-Bald", size: size)
    //                             ^ wrong
    default: return Font.custom("GateSans-Regulr", size: size)
    //                          ^ wrong
    }
  }
}

struct Page: View {
  @State var chosen: Font.Weight

  var body: some View {
    Text("a").font(.brand(3, chosen))
  }
}
