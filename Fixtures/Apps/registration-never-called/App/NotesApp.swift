import SwiftUI

@main
struct NotesApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

  init() {
    // AppFonts.registerAll()
    TitleFonts.prepare()
  }

  var body: some Scene {
    WindowGroup {
      VStack {
        Text("Title").font(.custom("GateSans-Bold", size: 28))
        Text("Body").font(.custom("GateSans-Regular", size: 17))
        Text("Aside").font(.custom("GateSans-Italic", size: 15))
      }
    }
  }
}
