import FontGateKit
import Foundation
import Testing

/// A file of `Fixtures/Forms`: Swift sources whose names are marked in comments below their line.
///
///     let title = UIFont(name: "GateSans-Bald", size: 17)
///     //                       ^ wrong
struct Form: Sendable, CustomTestStringConvertible {
  /// Its folder and name: `Enums/raw-value-of-self`.
  var name: String
  var testDescription: String { name }

  private static let folder = Story.repository + "/Fixtures/Forms"
  private static let fonts = [
    "GateSans-Regular.ttf", "GateSans-Bold.ttf", "GateSans-Italic.ttf", "GateSans-BoldItalic.ttf",
    "MyFont.ttf",
  ]

  static let all: [Form] = {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".swift") }.sorted()
      .map { Form(name: String($0.dropLast(".swift".count))) }
  }()
}

// MARK: - Marks

extension Form {
  /// A place of a form's sources and what is found of the name there.
  struct Mark: Hashable, Comparable, CustomStringConvertible {
    var file: String
    var line: Int
    var column: Int
    var finding: Finding

    var description: String { "\(file):\(line):\(column) \(finding.rawValue)" }

    static func < (left: Mark, right: Mark) -> Bool {
      (left.file, left.line, left.column, left.finding.rawValue)
        < (right.file, right.line, right.column, right.finding.rawValue)
    }
  }

  enum Finding: String {
    /// A font has the name: nothing is said.
    case right
    /// An error.
    case wrong
    /// A warning: a name that is tried next is drawn.
    case missed
    /// A note: a name before it is drawn.
    case dead
    /// No font has the name, and the diagnostic stands at another one of its chain.
    case too
    /// A note that it cannot be determined.
    case listed
    /// The name of a font that exists already.
    case carried
    /// Code for another platform.
    case elsewhere
    /// A weight or a style that the font's family has no face for.
    case lacking
  }

  /// What the comments of the sources say.
  func marks() throws -> [Mark] {
    try sources().flatMap { file, text in
      var subject = 0
      return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
        index, line -> Mark? in
        let words = line.split(separator: " ")
        guard words.count == 3, words[0] == "//", words[1] == "^",
          let finding = Finding(rawValue: String(words[2])), let caret = line.firstIndex(of: "^")
        else {
          subject = index + 1
          return nil
        }
        let column = line[..<caret].utf8.count + 1
        return Mark(file: file, line: subject, column: column, finding: finding)
      }
    }.sorted()
  }

  /// The files of the form by their names: `// file: Theme.swift` begins another one.
  private func sources() throws -> [(String, String)] {
    let text = try String(contentsOfFile: Self.folder + "/" + name + ".swift", encoding: .utf8)
    let parts = text.components(separatedBy: "// file: ")
    return [("Form.swift", parts[0])]
      + parts.dropFirst().map { part in
        let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(lines[0]), String(lines.last ?? ""))
      }
  }
}

// MARK: - Findings

extension Form {
  /// What `fontgate check` finds in an app of the sources.
  func findings() throws -> [Mark] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "fontgate-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try build(in: folder)
    let options = FontGateOptions(paths: [folder.path], currentDirectory: folder.path)
    let report = try ReporterCatalogue.reporter(named: "json")
      .init(style: ReporterStyle(width: 100, usesColor: false)).write(FontGate(options).check())
    return Set(try JSONDecoder().decode(Ledger.self, from: Data(report.utf8)).marks).sorted()
  }

  private func build(in folder: URL) throws {
    let isMac = name.hasPrefix("AppKit/")
    let fonts = isMac ? folder.appending(path: "Fonts") : folder
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    for font in Self.fonts {
      try FileManager.default.copyItem(
        atPath: Story.repository + "/Fixtures/Fonts/" + font,
        toPath: fonts.appending(path: font).path)
    }
    for (file, text) in try sources() {
      try text.write(to: folder.appending(path: file), atomically: false, encoding: .utf8)
    }
    let entries = Self.fonts.map { "<string>\($0)</string>" }.joined()
    let key =
      isMac
      ? "<key>ATSApplicationFontsPath</key><string>Fonts</string>"
      : "<key>UIAppFonts</key><array>\(entries)</array>"
    let manifest = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>CFBundleName</key><string>Form</string>\(key)</dict></plist>
      """
    try manifest.write(
      to: folder.appending(path: "Info.plist"), atomically: false, encoding: .utf8)
  }
}

/// What the form's findings are read from.
private struct Ledger: Decodable {
  var diagnostics: [Entry]
  var references: [Entry]

  struct Entry: Decodable {
    var rule: String?
    var severity: String?
    var path: String
    var line: Int
    var column: Int
    var name: String?
    var resolutions: [Resolution]?
    var notes: [Note]?
  }

  struct Note: Decodable {
    var message: String
    var path: String?
    var line: Int?
    var column: Int?
  }

  struct Resolution: Decodable {
    var outcome: String
  }

  var marks: [Form.Mark] {
    references.map { reference in
      Form.Mark(
        file: reference.path, line: reference.line, column: reference.column,
        finding: finding(of: reference))
    } + diagnostics.filter { $0.rule == "missing_font_variant" }.flatMap(\.lacking)
  }

  private func finding(of reference: Entry) -> Form.Finding {
    let diagnostic = diagnostics.first {
      $0.path == reference.path && $0.line == reference.line && $0.column == reference.column
        && $0.name == reference.name
    }
    let outcomes = Set((reference.resolutions ?? []).map(\.outcome))
    switch (diagnostic?.severity, reference.name) {
    case ("error", _): return .wrong
    case ("warning", _): return .missed
    case ("note", _?): return .dead
    case (_, nil): return diagnostic == nil ? (outcomes.isEmpty ? .elsewhere : .carried) : .listed
    default:
      if outcomes.isEmpty { return .elsewhere }
      return outcomes.isDisjoint(with: ["fallback", "unknown"]) ? .right : .too
    }
  }
}

extension Ledger.Entry {
  /// The places that ask for what the family lacks: one is the diagnostic's, the others are its notes'.
  fileprivate var lacking: [Form.Mark] {
    let others = (notes ?? []).compactMap { note -> Form.Mark? in
      guard note.message.hasSuffix("is asked for here, too"), let path = note.path,
        let line = note.line, let column = note.column
      else { return nil }
      return Form.Mark(file: path, line: line, column: column, finding: .lacking)
    }
    return [Form.Mark(file: path, line: line, column: column, finding: .lacking)] + others
  }
}
