import SwiftUI

@main struct Lee: App { var body: some Scene { WindowGroup { Text("Tides") } } }
