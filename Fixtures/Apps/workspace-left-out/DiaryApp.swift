import SwiftUI
import Typefaces

@main struct DiaryApp: App {
  init() { Typefaces.register() }

  var body: some Scene {
    WindowGroup {
      VStack {
        Text("Today").font(Typefaces.title)
        Text("It rained.").font(Typefaces.entry)
        Text("No. 12").font(Typefaces.number)
      }
    }
  }
}
