import SwiftUI

@main struct ShopApp: App {
  var body: some Scene { WindowGroup { Titles() } }
}

struct Titles: View {
  var body: some View {
    if #available(iOS 15, *) {
      Text("a").font(.custom("GateSans-Regular", size: 17))
    } else {
      Text("a").font(.custom("GateSans-Before15", size: 17))
    }
    if #available(iOS 17, *) {
      Text("b").font(.custom("GateSans-Regular", size: 17))
    } else {
      Text("b").font(.custom("GateSans-Before17", size: 17))
    }
    if #available(macOS 14, *) {
      Text("c").font(.custom("GateSans-Regular", size: 17))
    } else {
      Text("c").font(.custom("GateSans-Never", size: 17))
    }
    Text("d").font(.custom(guarded, size: 17)).font(.custom(left, size: 17))
  }

  var guarded: String {
    guard #available(iOS 16.0, *) else { return "GateSans-Before16" }
    return "GateSans-Regular"
  }

  var left: String {
    if #unavailable(iOS 15.0) { return "GateSans-Until15" }
    return "GateSans-Regular"
  }
}
