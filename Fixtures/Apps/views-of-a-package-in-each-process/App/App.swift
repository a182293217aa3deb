import Kit
import SwiftUI

@main struct Shop: App {
  init() { KitFonts.register() }
  var body: some Scene { WindowGroup { KitTitle("Shop") } }
}
