import Core
import SwiftUI

@main
struct LoomApp: App {
  init() { CoreFontFamily.registerAllCustomFonts() }

  var body: some Scene {
    WindowGroup {
      Text("Warp").font(.title(size: 20))
      Text("Weft").font(.strong(size: 20))
    }
  }
}
