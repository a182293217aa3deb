import SwiftUI
@main struct WrittenApp: App { var body: some Scene { WindowGroup { Text("a").font(.custom("GateSans-Bold", size: 17)) 
 Text("a").font(.custom("GateSans-Bald", size: 17)) } } }
