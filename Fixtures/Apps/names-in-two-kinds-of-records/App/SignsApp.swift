import SwiftUI

@main
struct SignsApp: App {
  var body: some Scene {
    WindowGroup {
      Text("A").font(.custom("GateOne", size: 17))
      // One record gives this family's font a name that another record gives to the other font.
      Text("B").font(.custom("Gate Two", size: 17))
    }
  }
}
