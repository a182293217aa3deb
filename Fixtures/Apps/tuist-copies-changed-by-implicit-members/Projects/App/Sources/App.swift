import Kit
import Signs
import SwiftUI

@main
struct ShelfApp: App {
    var body: some Scene { WindowGroup { Text("a").font(Font(UIFont.title)); Text("b").font(.sign) } }
}
