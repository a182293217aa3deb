import SwiftUI

typealias FontNames = [String: String]

extension FontNames {
  func face(_ role: String, size: CGFloat) -> Font {
    Font.custom(self[role] ?? "GateSans-Regular", size: size)
  }
}

@main
struct GateApp: App {
  let names: FontNames = ["body": "GateSans-Regulr", "title": "GateSans-Bold"]

  var body: some Scene {
    WindowGroup {
      Text("Title").font(names.face("title", size: 28))
      Text("Body").font(names.face("body", size: 17))
    }
  }
}
