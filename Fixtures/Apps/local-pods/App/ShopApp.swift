import Kit
import SwiftUI

@main struct ShopApp: App {
  var body: some Scene {
    WindowGroup { Badge() }
  }
}
