import SwiftUI

@main struct PlatesApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Plate()
        Text("a").font(Poster().font)
        Text("b").font(Poster().small())
        Text("c").font(Poster.title)
        Text("d").font(Light().font)
        Text("e").font(Light().small())
        Text("f").font(Dark.title)
        Text("g").font(Plain().font)
        Text("h").font(Base().font)
        Text("i").font(Heir().font)
      }
    }
  }
}
