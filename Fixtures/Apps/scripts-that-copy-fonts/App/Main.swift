import SwiftUI

@main struct GateApp: App {
    var body: some Scene {
        WindowGroup {
            Text("A").font(.custom("GateSans-Regular", size: 12))
            Text("B").font(.custom("GateSans-Bold", size: 12))
        }
    }
}
