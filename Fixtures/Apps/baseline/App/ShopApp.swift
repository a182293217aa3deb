import SwiftUI

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        // A further place with the wrong name is new, though the other is known.
        Text("New").font(.custom("GateSans-Regulr", size: 12))
        Text("Known").font(.custom("GateSans-Regulr", size: 17))
        // Further places that suffer from an entry, or from a file that is not bundled, are not new.
        Text("Known").font(.custom("GateSerif-Regular", size: 12))
        Text("Known").font(.custom("GateSerif-Regular", size: 17))
        Text("Known").font(.custom("GateSans-Bold", size: 12))
        Text("Known").font(.custom("GateSans-Bold", size: 17))
        // Another font that is not bundled is new.
        Text("New").font(.custom("GateSans-Italic", size: 17))
        // What an older fontgate wrote down is known by its name.
        Text("Known").font(.custom("GateSans-Rgular", size: 17))
      }
    }
  }
}
