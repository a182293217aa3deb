import SwiftUI
import Kit
import BrandFonts
@main struct ShopApp: App { 
 init() { kit() } 
 var body: some Scene { WindowGroup { Text("a").font(.custom("GateSans-Regular", size: 17)); Text("b").font(Font(BrandFonts.t()!)); Text("b").font(Font(BrandFonts.u()!)) } } }
