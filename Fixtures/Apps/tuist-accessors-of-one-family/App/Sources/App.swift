import Kit
import SwiftUI

@main
struct ShelfApp: App {
    init() { KitFontFamily.registerAllCustomFonts() }
    var body: some Scene { WindowGroup { Text("a").font(Font(Style.title.font())); Text("b").font(Font(Style.body.font())) } }
}
