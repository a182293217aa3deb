import SwiftUI

@main struct Clock: App {
  var body: some Scene {
    WindowGroup { Text("12:00").font(.custom("GateDisplay-Regular", size: 48)) }
  }
}
