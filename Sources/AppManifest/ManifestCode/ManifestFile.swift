import FileTree
import NameFlow
import SourceText
import SwiftLowering

/// A project file that is written in Swift.
struct ManifestFile {
  let unit: SourceUnit
  let facts: SourceFacts

  var text: SourceText { unit.text }
  var path: String { unit.text.path }

  /// Whether it holds no code: templates of projects are commented out as a whole.
  var isBlank: Bool { facts.nodes.isEmpty && facts.declarations.isEmpty }

  /// No project file is as large.
  private static let largest = 4 << 20

  /// Reads and lowers a file; `nil` where a word is asked for that its text does not hold.
  ///
  /// To be called on one of ``ParserThreads``' threads.
  /// - Throws: where it cannot be read, or is nested deeper than the parser bears.
  static func read(_ path: String, ifItHolds word: String?) throws(FileFailure) -> ManifestFile? {
    let text = SourceText(path: path, bytes: try FileTree.read(path, limit: largest))
    if let word, text.utf8.firstIndex(of: Array(word.utf8), in: 0..<text.utf8.count) == nil {
      return nil
    }
    let unit = SourceUnit(swift: text)
    switch unit.lowered() {
    case .success(let facts): return ManifestFile(unit: unit, facts: facts)
    case .failure(let refusal): throw FileFailure(path: path, reason: refusal.reason)
    }
  }
}
