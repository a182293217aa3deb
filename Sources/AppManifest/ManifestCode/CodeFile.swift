import FileTree
import SourceText
import SwiftParser
import SwiftSyntax

/// A project file that is written in Swift.
struct CodeFile {
  let text: SourceText
  let syntax: SourceFileSyntax

  /// How deep the parser goes; what ``NestingLimits`` lets through is not as deep.
  private static let maximumNesting = 256
  /// No project file is as large.
  private static let largest = 4 << 20

  /// Reads and parses a file.
  ///
  /// To be called on one of ``ParserThreads``' threads.
  /// - Throws: where it cannot be read, or is nested deeper than the parser bears.
  static func read(_ path: String) throws(FileFailure) -> CodeFile {
    let text = SourceText(path: path, bytes: try FileTree.read(path, limit: largest))
    if let reason = NestingLimits.violation(in: text, .swift) {
      throw FileFailure(path: path, reason: reason)
    }
    var parser = Parser(
      String(decoding: text.utf8, as: UTF8.self), maximumNestingLevel: maximumNesting)
    return CodeFile(text: text, syntax: SourceFileSyntax.parse(from: &parser))
  }

  /// Whether a file's text has a word; cheaper than to parse it.
  static func holds(_ path: String, _ word: String) -> Bool {
    guard let bytes = try? FileTree.read(path, limit: largest) else { return false }
    return String(decoding: bytes, as: UTF8.self).contains(word)
  }
}
