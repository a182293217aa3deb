import SwiftUI

let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
  .appendingPathComponent("Typefaces")

/// Registers what is in a folder of the app's own.
func registerDownloads() {
  let files = try? FileManager.default.contentsOfDirectory(
    at: folder, includingPropertiesForKeys: nil)
  for file in files ?? [] { CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil) }
}

@main
struct Reef: App {
  init() { registerDownloads() }

  var body: some Scene {
    WindowGroup {
      VStack {
        Text("Tides").font(.custom("GateSans-Bold", size: 28))
        Text("Ropes").font(.custom("GateSans-Regular", size: 28))
        Text("Nets").font(.custom("GateBlock-Heavy", size: 17))
      }
    }
  }
}
