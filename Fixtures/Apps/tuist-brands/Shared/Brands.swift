import SwiftUI

@main
struct Brands: App {
  private static let isBirch = Bundle.main.bundleIdentifier == "com.example.Birch"

  var body: some Scene {
    WindowGroup {
      if Self.isBirch {
        Text("Birch").font(.custom("GateSans-Bold", size: 17))
        Text("Bark").font(.custom("GateSans-Bark", size: 17))
      } else {
        Text("Ash").font(.custom("GateSans-Regular", size: 17))
      }
    }
  }
}
