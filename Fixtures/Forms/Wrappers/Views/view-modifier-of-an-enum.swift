// A view modifier that holds an enum of styles, each of which has a font.
import SwiftUI

struct TypographyModifier: ViewModifier {
  let style: Typography
  func body(content: Content) -> some View {
    content.font(style.font).lineSpacing(style.spacing)
  }
}

enum Typography {
  case title, body, caption

  private var name: String {
    switch self {
    case .title: return "GateSans-Bold"
    //                  ^ right
    case .body: return "GateSans-Bald"
    //                 ^ wrong
    case .caption: return Remote.font
    }
  }
  var spacing: CGFloat { 4 }
  var font: Font { Font.custom(name, size: 17) }
  //                           ^ listed
}

extension View {
  func typography(_ style: Typography) -> some View { modifier(TypographyModifier(style: style)) }
}

struct Card: View {
  var body: some View {
    Text("a").typography(.title)
    Text("b").typography(.body)
    Text("c").typography(.caption)
  }
}
