import Kit
import SwiftUI

@main
struct ShelfApp: App {
    var body: some Scene {
        WindowGroup {
            VStack {
                Text("A").font(.custom("GateSans-Regular", size: 17))
                Title()
            }
        }
    }
}
