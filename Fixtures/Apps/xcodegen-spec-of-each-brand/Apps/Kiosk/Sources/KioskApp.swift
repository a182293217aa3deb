import SwiftUI

@main
struct KioskApp: App {
  var body: some Scene { WindowGroup { Text("Hello").font(.custom("GateSans-Thin", size: 17)) } }
}
