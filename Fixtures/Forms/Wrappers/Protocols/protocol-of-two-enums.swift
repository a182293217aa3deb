// Two enums that conform to one protocol: each case goes with its own enum's name, in a chain that begins with a dot too.
import SwiftUI

extension Font {
  enum Sans: String { case regular = "Regular", bold = "Bold" }
  enum Serif: String { case semiBold = "SemiBold", bold = "Bold" }
}

protocol BrandFont {
  var name: String { get }
  func weight(_ suffix: String) -> String
}

extension BrandFont {
  func size(_ size: CGFloat) -> Font { .custom(name, size: size) }
  func italic(_ size: CGFloat) -> Font { .custom(weight("Italic"), size: size) }
}

extension Font.Sans: BrandFont {
  var name: String { "GateSans-\(rawValue)" }
  //                 ^ right
  func weight(_ suffix: String) -> String { "GateSans-\(rawValue)\(suffix)" }
  //                                        ^ right
}

extension Font.Serif: BrandFont {
  var name: String { "GateSerif-\(rawValue)" }
  //                 ^ wrong
  func weight(_ suffix: String) -> String { "GateSerif-\(rawValue)\(suffix)" }
}

struct Page: View {
  var body: some View {
    VStack {
      Text("a").font(.Sans.bold.size(12))
      Text("b").font(.Sans.regular.size(12))
      Text("c").font(Font.Sans.bold.italic(12))
      Text("d").font(.Serif.semiBold.size(12))
    }
  }
}
