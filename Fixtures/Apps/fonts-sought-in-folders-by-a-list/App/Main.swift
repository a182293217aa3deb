import CoreText
import SwiftUI

// A bundle has the files of groups without their folders, and of folder references with them.
enum Letters {
  private static let folders = ["Fonts/Sans", "Kept"]

  static func register() {
    folders.forEach(register(in:))
  }

  private static func register(in folder: String) {
    let urls = Bundle.main.urls(forResourcesWithExtension: "ttf", subdirectory: folder)
    (urls ?? []).forEach { CTFontManagerRegisterFontsForURL($0 as CFURL, .process, nil) }
  }
}

@main
struct Main: App {
  init() { Letters.register() }

  var body: some Scene {
    WindowGroup {
      Text("Ferry").font(.custom("GateSans-Bold", size: 20))
      Text("Quay").font(.custom("GateSans-Regular", size: 20))
    }
  }
}
