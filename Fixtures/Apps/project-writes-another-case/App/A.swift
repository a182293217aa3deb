import SwiftUI
@main struct A: App { var body: some Scene { WindowGroup { Text("H").font(.custom("GateSans-Regular", size: 12)) } } }
