import SwiftUI

@main
struct ListedApp: App {
  var body: some Scene { WindowGroup { Text("Hello").font(.custom("GateSans-Bold", size: 17)) } }
}
