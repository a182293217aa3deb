import SwiftUI

#if canImport(UIKit)
  import UIKit
#endif

@main struct BothApp: App {
  var body: some Scene {
    WindowGroup { Text("Both").font(.custom("GateSans-Regular", size: 14)) }
  }
}
