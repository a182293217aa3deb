import SwiftUI

@main
struct Reader: App {
  var body: some Scene {
    WindowGroup {
      // The file that is listed and left out may have this one.
      Text("a").font(.custom("Gate Sans", size: 17))
      // No file of the app is called like this one.
      Text("b").font(.custom("GateDisplay-Regular", size: 17))
    }
  }
}
