import SwiftUI
import UIKit

@main struct ShopApp: App {
  init() {
    UILabel.appearance().font = UIFont(name: "GateSans-Regular", size: 14)
  }

  var body: some Scene {
    WindowGroup { Text("Shop") }
  }
}
