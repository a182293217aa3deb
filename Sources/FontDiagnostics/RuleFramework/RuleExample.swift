import SourceText
/// A small app in which a rule speaks (at the `↓` in one of its files) or is silent.
package struct RuleExample: Sendable {
  /// What the example shows, in a few words.
  package var title: String
  /// Text files by path; the mark `↓` stands before each place where the rule speaks, twice where it
  /// speaks twice.
  package var files: [String: String]
  /// Fonts by path in the app, each the name of a file in `Fixtures/Fonts`.
  package var fonts: [String: String]
  /// Files whose diagnostic has no line (a font): their paths; `""` is the folder itself.
  package var marked: [String]
  /// The severity the rule speaks with; `nil` means its default.
  package var severity: Severity?
  /// Files that only make the app complete; the documentation does not show them.
  package var background: Set<String>
  /// Where the example stands in the sources, so that a failing test points there.
  package var fileID: String
  package var line: Int

  package init(
    _ title: String, files: [String: String] = [:], fonts: [String: String] = [:],
    marked: [String] = [], severity: Severity? = nil, background: Set<String> = [],
    fileID: String = #fileID, line: Int = #line
  ) {
    self.title = title
    self.files = files
    self.fonts = fonts
    self.marked = marked
    self.severity = severity
    self.background = background
    self.fileID = fileID
    self.line = line
  }

  /// The mark before a place where the rule speaks. A scalar, not a character: it may stand before one
  /// that joins it.
  package static let mark: Unicode.Scalar = "↓"
}

extension RuleExample {
  /// Swift code in an app that declares all its fonts, or those `listed`; with `fontsPath` a macOS app.
  static func swift(
    _ title: String, _ code: String, fonts: [String] = ["GateSans-Regular.ttf"],
    listed: [String]? = nil, fontsPath: String? = nil, marked: [String] = [],
    severity: Severity? = nil, fileID: String = #fileID, line: Int = #line
  ) -> RuleExample {
    let manifest =
      fontsPath.map(ManifestText.fontsPath)
      ?? ManifestText.listing(listed ?? fonts.map(\.lastComponent))
    return RuleExample(
      title, files: ["App/AppFonts.swift": code + "\n", "App/Info.plist": manifest],
      fonts: inApp(fonts), marked: marked, severity: severity, background: ["App/Info.plist"],
      fileID: fileID, line: line)
  }

  /// Objective-C code in an app that declares all its fonts.
  static func objectiveC(
    _ title: String, _ code: String, fonts: [String] = ["GateSans-Regular.ttf"],
    severity: Severity? = nil, fileID: String = #fileID, line: Int = #line
  ) -> RuleExample {
    RuleExample(
      title,
      files: [
        "App/AppFonts.m": code + "\n",
        "App/Info.plist": ManifestText.listing(fonts.map(\.lastComponent)),
      ],
      fonts: inApp(fonts), severity: severity, background: ["App/Info.plist"], fileID: fileID,
      line: line)
  }

  /// A storyboard's label with a font description, in an app that declares all its fonts.
  static func storyboard(
    _ title: String, fontDescription name: String, fonts: [String] = ["GateSans-Regular.ttf"],
    fontsPath: String? = nil, severity: Severity? = nil, fileID: String = #fileID,
    line: Int = #line
  ) -> RuleExample {
    RuleExample(
      title,
      files: [
        "App/Main.storyboard": InterfaceText.label(fontName: name, macOS: fontsPath != nil),
        "App/Info.plist": fontsPath.map(ManifestText.fontsPath)
          ?? ManifestText.listing(fonts.map(\.lastComponent)),
      ],
      fonts: inApp(fonts), severity: severity, background: ["App/Info.plist"], fileID: fileID,
      line: line)
  }

  /// An app of a manifest and fonts; `listed` and `key` may hold marks.
  static func manifest(
    _ title: String, listed: [String], key: String = "UIAppFonts",
    fonts: [String] = ["GateSans-Regular.ttf"], marked: [String] = [], severity: Severity? = nil,
    fileID: String = #fileID, line: Int = #line
  ) -> RuleExample {
    RuleExample(
      title, files: ["App/Info.plist": ManifestText.listing(listed, key: key)],
      fonts: inApp(fonts), marked: marked, severity: severity, fileID: fileID, line: line)
  }

  /// An app with this text as its manifest.
  static func manifest(
    _ title: String, text: String, fonts: [String] = [], severity: Severity? = nil,
    fileID: String = #fileID, line: Int = #line
  ) -> RuleExample {
    RuleExample(
      title, files: ["App/Info.plist": ManifestText.dictionary(text)], fonts: inApp(fonts),
      severity: severity, fileID: fileID, line: line)
  }

  /// A folder of fonts and nothing else; the paths are those in the folder.
  static func folder(
    _ title: String, _ fonts: [String: String], marked: [String] = [], severity: Severity? = nil,
    fileID: String = #fileID, line: Int = #line
  ) -> RuleExample {
    RuleExample(
      title, fonts: fonts, marked: marked, severity: severity, fileID: fileID, line: line)
  }

  private static func inApp(_ fonts: [String]) -> [String: String] {
    Dictionary(
      fonts.map { ("App/Fonts/\($0.lastComponent)", $0) }, uniquingKeysWith: { first, _ in first })
  }
}

/// Property lists for examples.
enum ManifestText {
  static func listing(_ entries: [String], key: String = "UIAppFonts") -> String {
    let items = entries.map { "    <string>\($0)</string>\n" }.joined()
    return dictionary("  <key>\(key)</key>\n  <array>\n\(items)  </array>")
  }

  static func fontsPath(_ path: String) -> String {
    dictionary("  <key>ATSApplicationFontsPath</key>\n  <string>\(path)</string>")
  }

  static func dictionary(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    \(content)
    </dict>
    </plist>

    """
  }
}

/// Interface Builder documents for examples.
private enum InterfaceText {
  static func label(fontName: String, macOS: Bool) -> String {
    let kind = macOS ? "Cocoa" : "CocoaTouch"
    let runtime = macOS ? "MacOSX.Cocoa" : "iOS.CocoaTouch"
    let element = macOS ? "textFieldCell" : "label"
    let font = macOS ? "font key=\"font\"" : "fontDescription key=\"fontDescription\""
    let size = macOS ? "size" : "pointSize"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.\(kind).Storyboard.XIB" version="3.0" \
      targetRuntime="\(runtime)">
        <\(element) id="a-b-c">
          <\(font) name="\(fontName)" \(size)="17"/>
        </\(element)>
      </document>

      """
  }
}
