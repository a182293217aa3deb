import SwiftUI

@main
struct DeskApp: App {
  var body: some Scene {
    WindowGroup {
      // No Mac compiles this.
      Text("A").font(Font(UIFont(name: "GateSans-Phone", size: 17)! as CTFont))
      Text("B").font(.custom("GateSans-Both", size: 17))
    }
  }
}
