import SwiftUI

@main
struct BrandApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Text("Title").font(.custom(Brand.font, size: 28))
        Text("Slogan").font(.custom(Brand.slogan, size: 20))
        Text("Build").font(.custom(Brand.build, size: 12))
      }
      .onAppear { Header().setUp() }
    }
  }
}

enum Brand {
  #if BRAND_RED
    static let font = "GateSans-Regular"
  #else
    static let font = "GateDisplay-SemiBold"
  #endif

  // Wrong in blue alone.
  #if BRAND_BLUE && !BRAND_RED
    static let slogan = "GateDisplay-Semibald"
  #else
    static let slogan = "GateSans-Regular"
  #endif

  // Builds for debugging have it, others have not: both count.
  #if DEBUG
    static let build = "GateSans-Debug"
  #else
    static let build = font
  #endif
}
