// A property of the enum gives each case its name.
import SwiftUI

enum TextStyle {
  case title, body, caption, footer

  var fontName: String {
    switch self {
    case .title: "GateSans-Bold"
    //           ^ right
    case .body: "GateSans-Bald"
    //          ^ wrong
    case .caption, .footer: Remote.shared.name(of: self)
    }
  }
}

extension View {
  func style(_ style: TextStyle) -> some View {
    font(.custom(style.fontName, size: 17))
    //           ^ listed
  }
}

struct Card: View {
  var body: some View {
    Text("a").style(.title)
    Text("b").style(.body)
    Text("c").style(.caption)
  }
}
