import ScaledFont
import SwiftUI

@main
struct SampleApp: App {
  private let scaledFont = ScaledFont(fontName: "Noteworthy")

  var body: some Scene {
    WindowGroup {
      Text("Headline")
        .scaledFont(.headline)
        .environment(\.scaledFont, scaledFont)
    }
  }
}
