extension RuleExample {
  /// An app with a style dictionary in its bundle; `styles` are its entries, in XML, and may hold marks.
  /// - Parameter isOfScaledFont: whether code loads it through the `ScaledFont` library.
  static func styleDictionary(
    _ title: String, _ styles: String, start: String = "<dict>", isOfScaledFont: Bool = true,
    severity: Severity? = nil, fileID: String = #fileID, line: Int = #line
  ) -> RuleExample {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      \(start)
      \(styles)
      </dict>
      </plist>

      """
    let code = "import ScaledFont\n\nlet styles = ScaledFont(fontName: \"Styles\")\n"
    return RuleExample(
      title,
      files: [
        "App/Styles.plist": text, "App/Info.plist": ManifestText.listing([]),
        "App/App.swift": isOfScaledFont ? code : "import SwiftUI\n",
      ],
      severity: severity, background: ["App/Info.plist"], fileID: fileID, line: line)
  }
}

/// Entries of style dictionaries for examples.
enum StyleText {
  /// `name` and `size` are values in XML, and may hold marks.
  static func entry(
    _ key: String, name: String? = "<string>Georgia</string>",
    size: String? = "<integer>17</integer>"
  ) -> String {
    var lines = ["  <key>\(key)</key>", "  <dict>"]
    if let name { lines.append("    <key>fontName</key>\(name)") }
    if let size { lines.append("    <key>fontSize</key>\(size)") }
    return (lines + ["  </dict>"]).joined(separator: "\n")
  }

  /// A dictionary of all styles but some.
  static func all(except missing: Set<String> = []) -> String {
    [
      "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout",
      "footnote", "caption", "caption2",
    ].filter { !missing.contains($0) }.map { entry($0) }.joined(separator: "\n")
  }
}
