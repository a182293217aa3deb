import SwiftUI
import Typography

@main
struct BakeryApp: App {
    var body: some Scene {
        WindowGroup {
            Text("Rye").font(Typography.bread)
        }
    }
}
