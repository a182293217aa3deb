import SwiftUI

@main
struct OwnApp: App {
  var body: some Scene { WindowGroup { Text("Hello").font(.custom("GateSans-Bold", size: 17)) } }
}
