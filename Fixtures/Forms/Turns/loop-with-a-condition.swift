// The rounds of a loop are only those of names that have a font.
import SwiftUI

let names = ["GateSans-Bald", "GateSans-Bold"]
//           ^ missed
//                            ^ right

func font(_ size: CGFloat) -> Font {
  for name in names where UIFont(name: name, size: size) != nil {
    return Font.custom(name, size: size)
  }
  return .system(size: size)
}

// What lacks a font is no search for one.
func missing() -> Font? {
  for name in ["GateSans-Bild"] where UIFont(name: name, size: 12) == nil {
  //           ^ wrong
    return Font.custom(name, size: 12)
  }
  return nil
}

struct Page: View {
  var body: some View {
    Text("a").font(font(12))
    Text("b").font(missing())
  }
}
