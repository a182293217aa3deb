import Design
import SwiftUI

@main
struct FerryApp: App {
  init() {
    DesignFontFamily.registerAllCustomFonts()
  }

  var body: some Scene {
    WindowGroup { Text("Ferries").font(.title(size: 20)) }
  }
}
