import SwiftUI
import Kit

@main struct A: App {
  init() { Kit.register() }
  var body: some Scene { WindowGroup { Text("x").font(.custom("GateSans-Regular", size: 12)) } }
}
