import Kit
import SwiftUI

@main
struct LotApp: App {
    init() { Kit.registerFonts() }

    var body: some Scene { WindowGroup { Text("a").font(.custom("GateSans-Regular", size: 12)); Text("b").font(.custom("GateSans-Bold", size: 12)) } }
}
