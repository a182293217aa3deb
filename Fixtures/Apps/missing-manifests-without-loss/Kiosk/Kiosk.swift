import SwiftUI

@main struct Kiosk: App {
  var body: some Scene {
    WindowGroup { Text("Kiosk").font(.custom("Georgia", size: 17)) }
  }
}
