import SwiftUI

@main struct Port: App { var body: some Scene { WindowGroup { Text("Tides") } } }
