import Foundation
import Testing

/// A text kept beside the tests. Tests hold their output against it and never write it.
enum Golden {
  static func text(_ name: String, _ location: SourceLocation = #_sourceLocation) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    // Those of a sample have a folder.
    let sample = String(name.prefix { $0 != "-" })
    let file = folder.appending(path: "Goldens").appending(path: sample).appending(path: name)
    return try #require(
      try? String(contentsOf: file, encoding: .utf8), "there is no golden text '\(name)'",
      sourceLocation: location)
  }

  /// A page without its style, its script, and their hashes, which say nothing of a report.
  static func withoutDress(_ text: String) -> String {
    guard text.hasPrefix("<!DOCTYPE html>") else { return text }
    return text.replacing(/<(style|script)>[\s\S]*?<\/(style|script)>/) { "<\($0.1)></\($0.1)>" }
      .replacing(/'sha256-[^']*'/, with: "'sha256-…'")
  }
}
