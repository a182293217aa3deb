import Style
import SwiftUI

@main struct NotesApp: App {
  init() { Fonts.load() }

  var body: some Scene { WindowGroup { Text("Notes").font(.heading) } }
}
