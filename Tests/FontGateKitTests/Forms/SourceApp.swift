import FontGateKit
import FontReport
import Foundation

/// An app around some sources: its manifest, its fonts, and for JavaScript its package.
struct SourceApp: Sendable {
  var sources: [SourceFile]
  var language: SourceLanguage
  var isForMac = false

  private static let fonts = [
    "GateSans-Regular.ttf", "GateSans-Bold.ttf", "GateSans-Italic.ttf", "GateSans-BoldItalic.ttf",
    "MyFont.ttf",
  ]

  /// What `fontgate check` finds in the app.
  func findings() throws -> [FoundName] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "fontgate-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(to: folder)
    let options = CheckOptions(paths: [folder.path], currentDirectory: folder.path)
    let report = try ReporterCatalogue.reporter(named: "json")
      .init(style: ReporterStyle(width: 100, usesColor: false)).write(CheckRun(options).check())
    return try JSONDecoder().decode(FoundNames.self, from: Data(report.utf8)).all
  }

  /// Writes the app to a folder that is not there yet.
  func write(to folder: URL) throws {
    let isReactNative = language == .javaScript
    let bundle = isReactNative ? folder.appending(path: "ios/App") : folder
    let fonts = isForMac ? folder.appending(path: "Fonts") : bundle
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    for font in Self.fonts {
      try FileManager.default.copyItem(
        atPath: Story.repository + "/Fixtures/Fonts/" + font,
        toPath: fonts.appending(path: font).path)
    }
    for source in sources {
      let file = folder.appending(path: source.name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try source.checkedText.write(to: file, atomically: false, encoding: .utf8)
    }
    try manifest.write(
      to: bundle.appending(path: "Info.plist"), atomically: false, encoding: .utf8)
    if isReactNative {
      try Self.package.write(
        to: folder.appending(path: "package.json"), atomically: false, encoding: .utf8)
    }
  }

  private var manifest: String {
    let entries = Self.fonts.map { "<string>\($0)</string>" }.joined()
    let key =
      isForMac
      ? "<key>ATSApplicationFontsPath</key><string>Fonts</string>"
      : "<key>UIAppFonts</key><array>\(entries)</array>"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>CFBundleName</key><string>Form</string>\(key)</dict></plist>
      """
  }

  private static let package = """
    {
      "name": "form",
      "dependencies": {
        "react": "18.3.1", "react-native": "0.76.1", "styled-components": "6.1.13"
      }
    }
    """
}
