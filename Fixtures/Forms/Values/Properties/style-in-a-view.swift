// A template that a view gets by a parameter and reads in its body.
import SwiftUI

struct TextStyle {
  var name: String
  var size: CGFloat
}

struct StyledText: View {
  let text: String
  var style: TextStyle

  var body: some View {
    Text(text).font(.custom(style.name, size: style.size))
    //                      ^ listed
  }
}

extension TextStyle {
  static let title = TextStyle(name: "GateSans-Bold", size: 17)
  //                                 ^ right
}

struct Card: View {
  var body: some View {
    StyledText(text: "a", style: .title)
    StyledText(text: "b", style: TextStyle(name: "GateSans-Bald", size: 12))
    //                                           ^ wrong
    StyledText(text: "c", style: TextStyle(name: Remote.font, size: 12))
  }
}
