// A switch over several values at once: a case that no call reaches names nothing.
import SwiftUI
import UIKit

enum Weight {
  case regular
  case bold
}

extension Font {
  static func gate(_ weight: Weight, italic: Bool = false, size: CGFloat = 17) -> Font {
    switch (weight, italic) {
    case (.regular, false): return .custom("GateSans-Regular", size: size)
//                                         ^ right
    case (.bold, false): return .custom("GateSans-Heavy", size: size)
//                                      ^ wrong
    case (.regular, true): return .custom("GateSans-Slanted", size: size)
//                                        ^ unused
    case (.bold, true): return .custom("GateSans-BoldSlanted", size: size)
//                                     ^ unused
    }
  }

  static func face(_ weight: Weight, italic: Bool) -> Font {
    let name: String
    switch (weight, italic) {
    case (.bold, true): name = "GateSans-HeavyTilted"
    case (_, true): name = "GateSans-Tilted"
    case (.bold, _): name = "GateSans-Black"
    default: name = "GateSans-Regular"
//                  ^ right
    }
    return .custom(name, size: 17)
  }

  // The first does not matter, the second is known only at run time.
  static func any(_ weight: Weight, _ isNarrow: Bool) -> Font {
    switch (weight, isNarrow, weight) {
    case (_, true, .regular): .custom("GateSans-Narrow", size: 17)
//                                    ^ wrong
    case (_, false, .regular): .custom("GateSans-Wide", size: 17)
//                                     ^ wrong
    case (_, true, .bold): .custom("GateSans-NarrowBold", size: 17)
//                                 ^ unused
    default: .custom("GateSans-Regular", size: 17)
//                   ^ right
    }
  }
}

func uiFont(_ weight: Weight, _ size: CGFloat) -> UIFont {
  if case (.bold, 12) = (weight, size) { return UIFont(name: "GateSans-Small", size: size)! }
//                                                           ^ unused
  return UIFont(name: "GateSans-Large", size: size)!
//                    ^ wrong
}

struct Titles: View {
  @AppStorage("isNarrow") var isNarrow = false

  var body: some View {
    Text("Title").font(.gate(.bold, size: 28))
    Text("Body").font(.gate(.regular))
    Text("Note").font(.face(.regular, italic: false))
    Text("Wide").font(.any(.regular, isNarrow))
    Text("Large").font(Font(uiFont(.regular, 34)))
  }
}
