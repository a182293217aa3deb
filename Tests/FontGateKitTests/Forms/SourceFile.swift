import Foundation

/// A file of a small app that is written in a fixture.
struct SourceFile: Sendable, Hashable {
  /// Its path in the app's folder.
  var name: String
  var text: String

  /// The files that one fixture holds: `// file: Theme.swift` begins another one. What stands before the
  /// first of these lines is called `Form`.
  static func all(in fixture: URL) throws -> [SourceFile] {
    let text = try String(contentsOf: fixture, encoding: .utf8)
    let parts = text.components(separatedBy: "// file: ")
    return [SourceFile(name: "Form." + fixture.pathExtension, text: parts[0])]
      + parts.dropFirst().map { part in
        let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        return SourceFile(name: String(lines[0]), text: String(lines.last ?? ""))
      }
  }
}

/// A language that fixtures are written in.
enum SourceLanguage: String, CaseIterable, Sendable {
  case swift = "Swift"
  case objectiveC = "Objective-C"
  case javaScript = "JavaScript"

  /// The language of a file, by the end of its name.
  init?(of file: URL) {
    switch file.pathExtension {
    case "swift": self = .swift
    case "m": self = .objectiveC
    case "js", "jsx", "ts", "tsx": self = .javaScript
    default: return nil
    }
  }
}
