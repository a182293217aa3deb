// Weights and styles asked of what a wrapper makes.
import SwiftUI

enum DS: String {
  case title = "MyFont"
  //           ^ right
  case body = "GateSans-Regular"
  //          ^ right
}

struct DSFont: ViewModifier {
  let style: DS
  func body(content: Content) -> some View {
    content.font(.custom(style.rawValue, size: 17))
  }
}

extension View {
  func dsFont(_ style: DS) -> some View { modifier(DSFont(style: style)) }
  func dsFont(_ style: DS, weight: Font.Weight) -> some View {
    font(.custom(style.rawValue, size: 17)).fontWeight(weight)
    //                                      ^ lacking
  }
}

extension Font {
  static var title: Font { base(.title) }
  static var strongTitle: Font { base(.title).bold() }
  //                                          ^ lacking
  private static func base(_ style: DS) -> Font { .custom(style.rawValue, size: 17) }
}

struct Titles: View {
  var body: some View {
    Text("a").dsFont(.title).fontWeight(.medium)
    //                       ^ lacking
    Text("b").dsFont(.body).fontWeight(.bold)
    Text("c").dsFont(.title, weight: .heavy)
    Text("d").dsFont(.body, weight: .bold)
    Text("e").font(.title).italic()
    //                     ^ lacking
    Text("f").font(.strongTitle)
  }
}
