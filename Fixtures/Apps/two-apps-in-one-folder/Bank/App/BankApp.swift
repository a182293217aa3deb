import SwiftUI

@main struct BankApp: App {
  var body: some Scene {
    WindowGroup {
      Text("a").font(.custom("GateSans-Bold", size: 17))
      Text("b").font(.custom("GateSerif-Regular", size: 17))
    }
  }
}
