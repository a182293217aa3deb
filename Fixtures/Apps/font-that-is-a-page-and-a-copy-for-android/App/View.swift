import SwiftUI
@main struct Ferry: App { var body: some Scene { WindowGroup { Text("Pier").font(.custom("GateSans-Bold", size: 20)) } } }
