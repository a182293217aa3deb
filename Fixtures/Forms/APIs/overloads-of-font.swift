// An overload of `font` whose type has a `custom` that takes other things leaves `Font.custom` to SwiftUI's.
import SwiftUI

enum Face: String {
  case regular = "GateSans-Regular"
  case bold = "GateSans-Bolt"
  //          ^ wrong
}

enum TextKind {
  case custom(Face, Int)
  case sized(Face, size: CGFloat)

  var size: Int {
    switch self {
    case .custom(_, let size): size
    case .sized(_, let size): Int(size)
    }
  }
  var name: Face { switch self { case .custom(let face, _), .sized(let face, _): face } }
}

enum Labelled {
  case custom(face: Face, size: CGFloat)
}

struct Kind {
  var face: Face
  static func custom(_ face: Face, size: CGFloat) -> Kind { Kind(face: face) }
}

enum Plain {
  case custom(String, size: CGFloat)
}

struct ScaledFont: ViewModifier {
  var name: String
  var size: CGFloat

  func body(content: Content) -> some View {
    content.font(.custom(name, size: size))
  }
}

extension View {
  func font(_ kind: TextKind) -> some View {
    modifier(ScaledFont(name: kind.name.rawValue, size: CGFloat(kind.size)))
  }
  func lettered(_ kind: Labelled) -> some View { self }
  func lettered(_ font: Font) -> some View { self.font(font) }
  func plain(_ kind: Plain) -> some View { self }
}

extension Text {
  func font(_ kind: Kind) -> Text { self }
}

extension Font {
  static func brand(_ size: CGFloat) -> Font { .custom("GateSans-Brand", size: size) }
  //                                                   ^ wrong
}

struct Board: View {
  let name = "GateSans-Named"
  //         ^ wrong

  var body: some View {
    VStack {
      Text("A").font(.custom(.bold, 20))
      Text("B").font(.custom("GateSans-Bald", size: 12))
      //                     ^ wrong
      Text("C").font(.custom("GateSans-Bild", fixedSize: 12))
      //                     ^ wrong
      Text("D").font(.custom("GateSans-Bund", size: 12, relativeTo: .body))
      //                     ^ wrong
      Text("E").font(.custom("GateSans-Bend", size: 12).weight(.bold))
      //                     ^ wrong
      Text("F").font(.custom(name, size: 12))
      Text("G").font(.brand(12))
      Text("H").lettered(.custom("GateSans-Letter", size: 12))
      //                         ^ wrong
      VStack { Text("I") }.font(.custom("GateSans-Bond", size: 12))
      //                                ^ wrong
      VStack { Text("J") }.plain(.custom("GateSans-Plain", size: 12))
    }
  }
}
