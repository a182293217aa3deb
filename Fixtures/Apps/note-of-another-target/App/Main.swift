import Kit
import SwiftUI

@main
struct Main: App {
  init() { registerFonts() }

  var body: some Scene { WindowGroup { Note() } }
}
