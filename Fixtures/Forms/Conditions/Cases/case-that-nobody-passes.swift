// What a function does for an argument, or an enum for a case, that nobody gives it.
import SwiftUI

extension Font {
  static func brand(_ size: CGFloat, _ weight: Font.Weight) -> Font {
    switch weight {
    case .regular: return Font.custom("GateSans-Regulr", size: size)
    //                                ^ wrong
    case .bold: return Font.custom("GateSans-Bold", size: size)
    //                             ^ right
    default: return Font.custom("GateSans-Blak", size: size)
    //                          ^ wrong
    }
  }

  static let body: Font = .brand(14, .regular)
  static let unread: Font = .brand(14, .black)
}

enum Style {
  case title, note, unused

  func font(_ size: CGFloat) -> Font {
    switch self {
    case .title: return Font.custom("GateSans-Bald", size: size)
    //                              ^ wrong
    case .note: return Font.custom("GateSans-Regular", size: size)
    //                             ^ right
    case .unused: return Font.custom("GateSans-Bild", size: size)
    //                               ^ unused
    }
  }
}

struct Page: View {
  let chosen: Font.Weight

  var body: some View {
    VStack {
      Text("a").font(.body)
      Text("b").font(.brand(3, .bold))
      Text("c").font(Style.title.font(12))
      Text("d").font(Style.note.font(12))
    }
  }
}
