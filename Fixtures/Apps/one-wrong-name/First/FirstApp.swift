import SwiftUI

@main
struct FirstApp: App {
  var body: some Scene {
    WindowGroup {
      Text("First").font(Fonts.title)
      Legacy(font: Fonts.legacy)
    }
  }
}

struct Legacy: View {
  let font: UIFont?
  var body: some View { Text("Legacy") }
}
