import SwiftUI

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      Text("c").font(Font(UIFont.body(12)))
      Text("d").font(UIFont.wrong.map(Font.init))
    }
  }
}
