import Kit
import SwiftUI

@main struct AsksApp: App {
  var body: some Scene { WindowGroup { Text("a").font(.plain(12)) } }
}
