import FontDiagnostics
import FontGateKit
import FontReport
import Foundation
import Testing

/// Four ways in which apps set text in fonts of their own, each a story that is right: with every rule on
/// nothing is said of it, and of each mistake that is made in it one thing.
@Suite struct SystemTests {
  @Test(arguments: ["apple-article", "scaled-font-modifier", "uikit-metrics", "style-dictionary"])
  func `nothing is said of an app that is right`(name: String) throws {
    #expect(try SystemMistake(app: name, rule: "").findings().isEmpty)
  }

  @Test(arguments: SystemMistake.all)
  func `a mistake is one finding`(mistake: SystemMistake) throws {
    #expect(try mistake.findings() == [mistake.rule])
  }

  @Test func `each way has at least four mistakes`() {
    let counts = Dictionary(grouping: SystemMistake.all, by: \.app).mapValues(\.count)
    #expect(counts.count == 4 && counts.values.allSatisfy { $0 >= 4 })
  }
}

/// A right app in which one text is replaced by another.
struct SystemMistake: Sendable, CustomTestStringConvertible {
  var app: String
  var file = ""
  var old = ""
  var new = ""
  /// The rule that finds it.
  var rule: String

  var testDescription: String { "\(app): \(old.suffix(40)) → \(new.suffix(40))" }

  static let all = [
    // Apple's article about custom fonts.
    SystemMistake(
      app: "apple-article", file: "ContentView.swift", old: "size: 18, relativeTo: .title",
      new: "size: padding, relativeTo: .title", rule: "scaled_twice"),
    SystemMistake(
      app: "apple-article", file: "ContentView.swift", old: #".custom("MyFont", size: 18, rel"#,
      new: #".custom("MyFnt", size: 18, rel"#, rule: "unknown_font_name"),
    SystemMistake(
      app: "apple-article", file: "ContentView.swift", old: "fontgate:disable:next fixed_size_font",
      new: "fixed", rule: "fixed_size_font"),
    SystemMistake(
      app: "apple-article", file: "ContentView.swift",
      old: "fontgate:disable:next missing_bold_face", new: "one face", rule: "missing_bold_face"),
    SystemMistake(
      app: "apple-article", file: "Info.plist", old: "GateSans-Regular.ttf",
      new: "GateSans-Regular",
      rule: "missing_font_file"),
    // A view modifier that scales.
    SystemMistake(
      app: "scaled-font-modifier", file: "App/ScaledFont.swift", old: "fixedSize: scaledSize",
      new: "size: scaledSize", rule: "scaled_twice"),
    SystemMistake(
      app: "scaled-font-modifier", file: "App/ScaledFont.swift", old: "fixedSize: scaledSize",
      new: "size: scaledSize, relativeTo: .body", rule: "scaled_twice"),
    SystemMistake(
      app: "scaled-font-modifier", file: "App/ScaledFont.swift", old: "fixedSize: scaledSize",
      new: "fixedSize: size", rule: "fixed_size_font"),
    SystemMistake(
      app: "scaled-font-modifier", file: "App/ContentView.swift",
      old: #""GateSans-Regular", size: 12"#, new: #""GateSans-Regular", size: 9"#,
      rule: "text_below_minimum_size"),
    SystemMistake(
      app: "scaled-font-modifier", file: "App/ContentView.swift", old: "GateSans-Regular",
      new: "GateSans-Reguler", rule: "unknown_font_name"),
    // A design kit with UIFontMetrics.
    SystemMistake(
      app: "uikit-metrics", file: "App/TitleLabel.swift", old: ".scaledFont(for: font)",
      new: ".scaledFont(for: UIFontMetrics.default.scaledFont(for: font))", rule: "scaled_twice"),
    SystemMistake(
      app: "uikit-metrics", file: "App/TitleLabel.swift", old: "size: 28) else",
      new: "size: UIFontMetrics.default.scaledValue(for: 28)) else", rule: "scaled_twice"),
    SystemMistake(
      app: "uikit-metrics", file: "App/DesignKit.swift",
      old: "\n    adjustsFontForContentSizeCategory = true", new: "", rule: "fixed_size_font"),
    SystemMistake(
      app: "uikit-metrics", file: "App/TitleLabel.swift",
      old: "UIFontMetrics(forTextStyle: .title1).scaledFont(for: font)", new: "font",
      rule: "fixed_size_font"),
    SystemMistake(
      app: "uikit-metrics", file: "App/DesignKit.swift", old: "GateSans-Regular",
      new: "GateSans_Regular", rule: "unknown_font_name"),
    // A dictionary of text styles.
    SystemMistake(
      app: "style-dictionary", file: "App/SampleApp.swift", old: "\"Noteworthy\"",
      new: "\"Comfortaa\"", rule: "missing_style_dictionary"),
    SystemMistake(
      app: "style-dictionary", file: "App/SampleApp.swift", old: "\"Noteworthy\"",
      new: "\"noteworthy\"", rule: "missing_style_dictionary"),
    SystemMistake(
      app: "style-dictionary", file: "App/SampleApp.swift", old: "\"Noteworthy\"",
      new: "\"Noteworthy.plist\"", rule: "missing_style_dictionary"),
    SystemMistake(
      app: "style-dictionary", file: "App/Noteworthy.plist", old: "<integer>34</integer>",
      new: "<string>34</string>", rule: "malformed_style_dictionary"),
    SystemMistake(
      app: "style-dictionary", file: "App/Noteworthy.plist", old: "<integer>34</integer>",
      new: "<integer>9</integer>", rule: "text_below_minimum_size"),
  ]

  /// The rules that find something in the app with the mistake, all rules on.
  func findings() throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "fontgate-\(UUID())")
    try FileManager.default.copyItem(
      at: URL(fileURLWithPath: Story.apps + "/" + app), to: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    if !file.isEmpty {
      let url = folder.appending(path: file)
      let text = try String(contentsOf: url, encoding: .utf8)
      let range = try #require(text.range(of: old))
      try Data(text.replacingCharacters(in: range, with: new).utf8).write(to: url)
    }
    let optIn = RuleCatalogue.all.map { $0.description }.filter(\.isOptIn).map(\.identifier)
    let options = CheckOptions(
      paths: [folder.path], currentDirectory: folder.path,
      rules: try RuleSelection(enabled: optIn))
    return CheckRun(options).check().diagnostics.map(\.rule)
  }
}
