import Plain
import SwiftUI

@main struct PlainApp: App {
  init() { PlainFonts.load() }

  var body: some Scene { WindowGroup { Text("Plain").font(.plain) } }
}
