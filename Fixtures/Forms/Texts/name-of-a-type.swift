// A type's own name as text: that of the type which has what the protocol's extension gives.
import SwiftUI

protocol Face {
  var rawValue: String { get }
}

extension Face {
  var name: String { String(describing: Self.self) + "-" + rawValue.capitalized }
  var slanted: String { "\(Self.self)-\(rawValue.capitalized)Slant" }
  //                    ^ wrong
  var made: String { "\(type(of: self))-Late" }
  //                 ^ wrong
}

enum GateSans: String, Face {
  case bold
}

enum GateLost {
  static let name = String(describing: GateLost.self)
  static let whole = String(reflecting: GateLost.self)
}

struct Page: View {
  var body: some View {
    Text("a").font(.custom(GateSans.bold.name, size: 17))
    //                     ^ right
    Text("b").font(.custom(GateSans.bold.slanted, size: 17))
    Text("c").font(.custom(GateSans.bold.made, size: 17))
    Text("d").font(.custom(GateLost.name, size: 17))
    //                     ^ wrong
    Text("e").font(.custom(GateLost.whole, size: 17))
    //                     ^ listed
  }
}
