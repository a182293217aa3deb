import Faces
import Styles
import SwiftUI

@main
struct DiaryApp: App {
  var body: some Scene {
    WindowGroup { VStack {
        Text("Today").font(.heading)
        Text("Later").font(.caption2Serif)
      } }
  }
}
