import Feature
import Shared
import SwiftUI

@main
struct MiniApp: App {
    init() { SharedFontFamily.registerAllCustomFonts() }
    var body: some Scene { WindowGroup { Login() } }
}
