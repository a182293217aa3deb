import SwiftUI

enum Gate: String {
  case heavy = "GateSans-Heavy"
  //           ^ wrong
  case bold = "GateSans-Bold"
  //          ^ right

  func callAsFunction(_ size: CGFloat) -> Font { .custom(rawValue, size: size) }
}

enum Face {
  case title
  case other(String)

  func callAsFunction(size: CGFloat = 17) -> Font {
    switch self {
    case .title: return .custom("GateSans-Black", size: size)
      //                        ^ wrong
    case .other(let name): return .custom(name, size: size)
    }
  }
}

struct Screen: View {
  let face: Face = .title

  var body: some View {
    Text("a").font(Gate.heavy(17))
    Text("b").font(Gate.bold(12))
    Text("c").font(face())
    Text("d").font(Face.other("GateSans-Light")())
    //                        ^ wrong
  }
}
