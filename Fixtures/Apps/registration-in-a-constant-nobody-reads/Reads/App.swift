import Kit
import SwiftUI

@main struct ReadsApp: App {
  var body: some Scene { WindowGroup { Text("a").font(.registered(12)) } }
}
