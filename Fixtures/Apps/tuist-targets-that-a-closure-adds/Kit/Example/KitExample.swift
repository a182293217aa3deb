import Kit
import SwiftUI

@main
struct KitExample: App {
  var body: some Scene { WindowGroup { Text("Kit").font(.kitBody) } }
}
