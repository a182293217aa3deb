import SwiftUI

@main struct Safe: App {
  var body: some Scene { WindowGroup { Text("a").font(Style.title) } }
}
