import SwiftUI
@main struct A: App { var body: some Scene { WindowGroup { Text("H").font(.custom("Odd empty", size: 12)) } } }
