import SwiftUI
import UIKit

@main struct ReaderApp: App {
  @AppStorage("bold") private var isBold = false

  var body: some Scene {
    WindowGroup {
      // Two fonts at one size that is too small: one mistake.
      Text("a").font(.custom(isBold ? "GateSans-Bold" : "GateSans-Regular", size: 9, relativeTo: .body))
      // One family on two platforms: one remark.
      Text("b").font(.custom("Gate Sans", size: 17, relativeTo: .body))
    }
  }
}
