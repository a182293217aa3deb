import SwiftUI

@main
struct NotesApp: App {
    var body: some Scene {
        WindowGroup { Text("Notes").font(.custom("GateSans-Regular", size: 17)) }
    }
}
