import SwiftUI

@main
struct DiaryApp: App {
    var body: some Scene {
        WindowGroup {
            Text("A").font(.custom("GateSans-Bold", size: 17))
        }
    }
}
