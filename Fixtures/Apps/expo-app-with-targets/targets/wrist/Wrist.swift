import SwiftUI

@main
struct Wrist: App {
  var body: some Scene {
    WindowGroup {
      Text("on").font(.custom("GateSerif-Regular", size: 17))
      Text("off").font(.custom("GateSerif-Bald", size: 17))
    }
  }
}
