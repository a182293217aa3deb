import SwiftUI

@main
struct TwoApp: App {
  var body: some Scene {
    WindowGroup {
      // The file of this font is One's, and cannot be read.
      Text("Title").font(.custom("GateDisplay-SemiBold", size: 28))
    }
  }
}
