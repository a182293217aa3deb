import SwiftUI

enum Names {
  #if ELSEWHERE
    static let body = "GateSans-Elsewhere"
  #else
    static let body = "GateSans-Regular"
  #endif
  #if SKIP  // what Skip makes Kotlin of
    static let title = "gate_sans"
  #else
    static let title = "GateSans-Regular"
  #endif
  #if TRIAL
    static let note = "GateSans-Trial"
  #else
    static let note = "GateSans-Regular"
  #endif
  #if !BRAND
    static let brand = "GateSans-Plain"
  #else
    static let brand = "GateSans-Regular"
  #endif
}

@main
struct Known: App {
  var body: some Scene {
    WindowGroup {
      Text("a").font(.custom(Names.body, size: 17))
      Text("b").font(.custom(Names.title, size: 17))
      Text("c").font(.custom(Names.note, size: 17))
      Text("d").font(.custom(Names.brand, size: 17))
    }
  }
}
