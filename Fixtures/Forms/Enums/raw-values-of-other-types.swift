// Raw values that are handed to functions: a number is no text, and a member of one's own is of its own type.
import SwiftUI
import UIKit

enum FontSize: CGFloat {
  case title = 28
  case body = 17
}

enum FontWeight: Int16 {
  case regular = 400
  case bold = 700
}

enum Face: String {
  case regular = "GateSans-Regular"
//               ^ right
  case wide = "GateSans-Wide"
//            ^ wrong
}

enum Cut {
  case light

  var rawValue: Face { .wide }
}

struct Style {
  var fontName: Face
}

extension Font {
  static func gate(_ name: String, size: CGFloat) -> Font { .custom(name, size: size) }

  static func gate(_ face: Face, size: Double) -> Font { .custom(face.rawValue, size: size) }

  static func title(_ size: FontSize = .title) -> Font {
    gate("GateSans-Title", size: size.rawValue)
//       ^ wrong
  }

  static func note(_ size: FontSize) -> Font { gate(Face.regular.rawValue, size: size.rawValue) }

  static func cut(_ cut: Cut) -> Font { gate(cut.rawValue, size: 17) }

  static func style(_ style: Style) -> Font { gate(style.fontName, size: 17) }
}

enum Faces {
  static func font(_ weight: Int16, size: CGFloat) -> UIFont? {
    UIFont(name: weight >= 700 ? "GateSans-Bold" : "GateSans-Light", size: size)
//                                                 ^ wrong
  }
}

struct Titles: View {
  var body: some View {
    VStack {
      Text("a").font(.title(.title))
      Text("b").font(.note(.body))
      Text("c").font(.cut(.light))
      Text("d").font(.style(Style(fontName: .regular)))
      Text("e").font(Font(Faces.font(FontWeight.regular.rawValue, size: FontSize.body.rawValue)!))
    }
  }
}
