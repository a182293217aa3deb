import SwiftUI

@main
struct NotesApp: App {
  var body: some Scene {
    WindowGroup {
      Text("Notes").font(Font(Faces.regular.font(size: 12))).padding(.all)
    }
  }
}
