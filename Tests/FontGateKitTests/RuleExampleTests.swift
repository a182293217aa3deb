import FontDiagnostics
import FontGateKit
import FontReport
import Foundation
import SourceText
import Testing

/// The examples of the rules' documentation, run through the whole of fontgate.
@Suite struct RuleExampleTests {
  @Test(arguments: ExampleCase.all)
  func `an example is reported where it is marked, and only there`(example: ExampleCase) throws {
    let app = try ExampleApp(example.example)
    defer { app.remove() }
    let found = app.diagnostics(of: example.rule)
    #expect(app.places(found) == app.marks, sourceLocation: example.location)
    let severities = Set(found.map(\.severity))
    #expect(severities.isSubset(of: [example.severity]), sourceLocation: example.location)
  }

  @Test(arguments: ExampleCase.all.filter(\.isMarkedInText))
  func `an emoji in front moves the place by its bytes`(example: ExampleCase) throws {
    let app = try ExampleApp(example.example.withEmoji)
    defer { app.remove() }
    let found = app.diagnostics(of: example.rule)
    #expect(app.places(found) == app.marks, sourceLocation: example.location)
  }

  @Test(arguments: ExampleCase.all.filter { $0.isMarkedInCode && !$0.isAboutComments })
  func `code in a comment is not reported`(example: ExampleCase) throws {
    let app = try ExampleApp(example.example.inComments)
    defer { app.remove() }
    #expect(app.diagnostics(of: example.rule).isEmpty, sourceLocation: example.location)
  }

  @Test(arguments: ExampleCase.all.filter(\.isMarkedInCode))
  func `code in a string is not reported`(example: ExampleCase) throws {
    let app = try ExampleApp(example.example.inStrings)
    defer { app.remove() }
    #expect(app.diagnostics(of: example.rule).isEmpty, sourceLocation: example.location)
  }

  @Test(arguments: ExampleCase.all.filter(\.isMarkedInText))
  func `an example under a suppression is silent, and the suppression is not superfluous`(
    example: ExampleCase
  ) throws {
    let app = try ExampleApp(example.example.suppressing(example.rule))
    defer { app.remove() }
    #expect(app.diagnostics(of: example.rule).isEmpty, sourceLocation: example.location)
    #expect(
      app.diagnostics(of: "superfluous_suppression").isEmpty, sourceLocation: example.location)
  }
}

/// An example with the rule it belongs to.
struct ExampleCase: Sendable, CustomTestStringConvertible {
  var rule: String
  var severity: Severity
  var example: RuleExample

  static let all: [ExampleCase] = RuleCatalogue.all.flatMap { rule in
    let rule = rule.description
    return (rule.triggering + rule.nonTriggering).map {
      ExampleCase(rule: rule.identifier, severity: $0.severity ?? rule.severity, example: $0)
    }
  }

  var testDescription: String { "\(rule): \(example.title)" }

  /// Where the example is written, so that a failure points there.
  var location: SourceLocation {
    let file = example.fileID.split(separator: "/").last.map(String.init) ?? example.fileID
    return SourceLocation(
      fileID: example.fileID, filePath: Self.filesOfRules[file] ?? file,
      line: example.line, column: 1)
  }

  /// The paths of the rules' files by their names.
  private static let filesOfRules: [String: String] = {
    let folder = Repository.root.appending(path: "Sources/FontDiagnostics/Rules").path
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return Dictionary(paths.map { (($0 as NSString).lastPathComponent, folder + "/" + $0) }) { $1 }
  }()

  /// Whether the mark is in a file whose comments are read.
  var isMarkedInText: Bool {
    example.files.contains { $0.value.isMarked && ($0.key.isCode || $0.key.isMarkup) }
  }

  var isMarkedInCode: Bool {
    example.files.contains { $0.value.isMarked && $0.key.isCode }
  }

  var isAboutComments: Bool { rule == "superfluous_suppression" }
}

extension RuleExample {
  fileprivate var withEmoji: RuleExample {
    mappingMarkedLines { line, path in path.comment("🔠", isInLine: true) + " " + line }
  }

  fileprivate var inComments: RuleExample {
    mappingCode { text, _ in text.split(separator: "\n").map { "// \($0)\n" }.joined() }
  }

  fileprivate var inStrings: RuleExample {
    mappingCode { text, path in
      guard path.hasSuffix(".m") else { return "let example = ##\"\"\"\n\(text)\"\"\"##\n" }
      return text.split(separator: "\n").map { line in
        "NSString *example = @\"\(line.replacing("\"", with: "\\\""))\";\n"
      }.joined()
    }
  }

  fileprivate func suppressing(_ rule: String) -> RuleExample {
    mappingMarkedLines { line, path in
      path.comment("fontgate:disable:next \(rule) - an example", isInLine: false) + "\n" + line
    }
  }

  private func mappingMarkedLines(_ change: (String, String) -> String) -> RuleExample {
    var example = self
    for (path, text) in files {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      example.files[path] = lines.map { $0.isMarked ? change($0, path) : $0 }
        .joined(separator: "\n")
    }
    return example
  }

  private func mappingCode(_ change: (String, String) -> String) -> RuleExample {
    var example = self
    for (path, text) in files where path.isCode { example.files[path] = change(text, path) }
    return example
  }
}

extension String {
  fileprivate var isMarked: Bool { unicodeScalars.contains(RuleExample.mark) }

  fileprivate var isCode: Bool { hasSuffix(".swift") || hasSuffix(".m") }

  fileprivate var isMarkup: Bool { hasSuffix(".plist") || hasSuffix(".storyboard") }

  /// A comment in the language of a file with this path.
  fileprivate func comment(_ text: String, isInLine: Bool) -> String {
    guard isCode else { return "<!-- \(text) -->" }
    return isInLine ? "/* \(text) */" : "// \(text)"
  }
}

/// An example as files on disk.
private struct ExampleApp {
  /// Where the rule should speak: `path:line:column`, or the path alone; sorted.
  let marks: [String]
  private let folder: URL
  private let report: [Diagnostic]

  init(_ example: RuleExample) throws {
    // The folder's real path: reports hold no links.
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "fontgate-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var marks = example.marked
    for (path, text) in example.files {
      let (clean, places) = ExampleApp.takingMarks(from: text)
      marks += places.map { "\(path):\($0.line):\($0.column)" }
      try ExampleApp.write(Data(clean.utf8), to: folder.appending(path: path))
    }
    for (path, font) in example.fonts {
      let bytes = try Data(contentsOf: Repository.root.appending(path: "Fixtures/Fonts/\(font)"))
      try ExampleApp.write(bytes, to: folder.appending(path: path))
    }
    self.marks = marks.sorted()
    let optIn = RuleCatalogue.all.map { $0.description }.filter(\.isOptIn).map(\.identifier)
    var options = CheckOptions(
      paths: [folder.path], currentDirectory: folder.path,
      rules: try RuleSelection(enabled: optIn))
    if example.files["fontgate-baseline.json"] != nil {
      options.baseline = try .read(at: "fontgate-baseline.json", currentDirectory: folder.path)
    }
    report = CheckRun(options).check().diagnostics
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  func diagnostics(of rule: String) -> [Diagnostic] { report.filter { $0.rule == rule } }

  /// Where diagnostics stand, written as marks are.
  func places(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { diagnostic in
      let path = String(diagnostic.place.path.dropFirst(folder.path.count + 1))
      guard let line = diagnostic.place.line, let column = diagnostic.place.column else {
        return path
      }
      return "\(path):\(line):\(column)"
    }.sorted()
  }

  private static func write(_ data: Data, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// The text without its marks, and the place after each of them.
  private static func takingMarks(from text: String) -> (String, [TextPosition]) {
    var clean = String.UnicodeScalarView()
    var places: [TextPosition] = []
    var position = TextPosition(line: 1, column: 1)
    for scalar in text.unicodeScalars {
      if scalar == RuleExample.mark {
        places.append(position)
        continue
      }
      clean.append(scalar)
      if scalar == "\n" {
        position = TextPosition(line: position.line + 1, column: 1)
      } else {
        position.column += UTF8.width(scalar)
      }
    }
    return (String(clean), places)
  }
}

private enum Repository {
  static var root: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }
}
