// Styles that are members of their protocol.
import SwiftUI

struct BrandStyle: LabelStyle {
  let name: String
  func makeBody(configuration: Configuration) -> some View {
    configuration.title.font(.custom(name, size: 17))
  }
}

extension LabelStyle where Self == BrandStyle {
  static func brand(_ name: String = "GateSans-Bald") -> Self { .init(name: name) }
  //                                 ^ wrong
  static var other: Self { Self(name: "GateSans-Bold") }
  //                                  ^ right
}

struct Page: View {
  var body: some View {
    Label("a", systemImage: "b").labelStyle(.brand())
    Label("a", systemImage: "b").labelStyle(.brand("GateSans-Bild"))
    //                                             ^ wrong
    Label("a", systemImage: "b").labelStyle(.other)
  }
}
