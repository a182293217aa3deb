import Kit
import SwiftUI

@main
struct GateApp: App {
    var body: some Scene {
        WindowGroup { Title() }
    }
}
