import Tools
import SwiftUI

@main
struct ToolsExample: App {
  var body: some Scene { WindowGroup { Text("Tools") } }
}
