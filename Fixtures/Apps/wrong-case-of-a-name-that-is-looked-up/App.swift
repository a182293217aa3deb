import SwiftUI

/// Code makes a face by its raw value: where that is written otherwise, so must the argument be.
enum Face: String {
  case regular = "gatesans-regular"
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      Text("Hello").font(.custom(Face(rawValue: "gatesans-regular")!.rawValue, size: 17))
      Text("World").font(.custom("gatesans-bold", size: 17))
    }
  }
}
