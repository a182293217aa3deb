import SwiftUI

@main
struct DeskApp: App {
    var body: some Scene {
        WindowGroup {
            Text("Sold").font(.custom("GateSans-Bold", size: 17))
            Text("Free").font(.custom("GateSans_Bold", size: 17))
        }
    }
}
