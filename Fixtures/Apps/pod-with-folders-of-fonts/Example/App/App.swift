import Kit
import SwiftUI

@main struct ShopApp: App {
  var body: some Scene {
    WindowGroup { Text("a").font(Face.regular.font().map { Font($0) }) }
  }
}
