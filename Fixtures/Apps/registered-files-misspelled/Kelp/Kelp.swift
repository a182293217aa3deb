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
struct Kelp: App {
  init() {
    try? fill()
    registerDownloads()
  }

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

func fill() throws {
  for url in Bundle.main.urls(forResourcesWithExtension: "ttf", subdirectory: nil) ?? [] {
    try FileManager.default.copyItem(
      at: url, to: folder.appendingPathComponent(url.lastPathComponent))
  }
}
