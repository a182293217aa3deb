import SwiftUI

struct Bell: App {
  var body: some Scene {
    WindowGroup { Text("Title").font(.custom("GateSans-Bold", size: 28)) }
  }
}

Bell.main()
