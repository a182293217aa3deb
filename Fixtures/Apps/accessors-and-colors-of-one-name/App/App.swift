import Kit
import SwiftUI

@main
struct TankApp: App {
    var body: some Scene { WindowGroup { Text("a").font(FontStyle.body.font).foregroundStyle(.black) } }
}
