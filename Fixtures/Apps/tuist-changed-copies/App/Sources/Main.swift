import Design
import SwiftUI

@main
struct MainApp: App {
    var body: some Scene { WindowGroup { Text("Hello").font(.title1) } }
}
