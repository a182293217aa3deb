// Styles that hold a finished font, applied by a view modifier.
import SwiftUI

struct TextStyle {
  let font: Font
  let weight: Font.Weight
  static let title = TextStyle(font: .custom("GateSans-Bold", size: 17), weight: .bold)
  //                                         ^ right
  static let body = TextStyle(font: .custom("GateSans-Bald", size: 12), weight: .regular)
  //                                        ^ wrong
  static func caption(_ name: String) -> TextStyle {
    TextStyle(font: .custom(name, size: 9), weight: .light)
    //                      ^ listed
  }
}

extension View {
  func style(_ style: TextStyle) -> some View { font(style.font).fontWeight(style.weight) }
}

struct Card: View {
  var body: some View {
    Text("a").style(.title)
    Text("b").style(.body)
    Text("c").style(.caption(Remote.font))
    Text("d").style(.caption("GateSans-Italic"))
    //                       ^ right
  }
}
