import SwiftUI

@main
struct BankApp: App {
  init() { FontLoader.registerFonts() }

  var body: some Scene {
    WindowGroup {
      VStack {
        Text("Balance").font(.custom("GateSans-Bold", size: 28))
        Text("Accounts").font(.custom("CircularStd-Bold", size: 20))
        Text("Savings").font(.custom("CircularStd-Book", size: 17))
        // Nothing that is registered brings this one.
        Text("Total").font(.custom("Rounded-Heavy", size: 17))
      }
    }
  }
}
