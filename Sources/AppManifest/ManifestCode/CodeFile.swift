import FileTree
import SourceText
import SwiftParser
import SwiftSyntax

/// A project file that is written in Swift.
struct CodeFile {
  let text: SourceText
  let syntax: SourceFileSyntax

  /// Levels of nesting that the parser itself may enter, above what ``NestingLimits`` lets through:
  /// each bracket takes it through several.
  private static let maximumNesting = 64 * 16
  /// No project file is as large.
  private static let largest = 4 << 20

  /// Reads and parses a file; `nil` where its text does not hold a word.
  ///
  /// To be called on one of ``ParserThreads``' threads.
  /// - Throws: where it cannot be read, or is nested deeper than the parser bears.
  static func read(_ path: String, ifItHolds word: String) throws(FileFailure) -> CodeFile? {
    let text = SourceText(path: path, bytes: try FileTree.read(path, limit: largest))
    guard text.utf8.firstIndex(of: Array(word.utf8), in: 0..<text.utf8.count) != nil else {
      return nil
    }
    if let reason = NestingLimits.violation(in: text, .swift) {
      throw FileFailure(path: path, reason: reason)
    }
    var parser = Parser(
      String(decoding: text.utf8, as: UTF8.self), maximumNestingLevel: maximumNesting)
    return CodeFile(text: text, syntax: SourceFileSyntax.parse(from: &parser))
  }
}

extension CodeFile {
  /// The names of the constants at the top of the file, in their order.
  var constants: [String] {
    syntax.statements.flatMap { statement -> [String] in
      guard case .decl(let declaration) = statement.item,
        let variable = declaration.as(VariableDeclSyntax.self)
      else { return [] }
      return variable.bindings.compactMap {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unquoted
      }
    }
  }

  /// The expressions at the top of the file, in their order.
  var expressions: [ExprSyntax] {
    syntax.statements.compactMap { statement in
      if case .expr(let expression) = statement.item { expression } else { nil }
    }
  }
}
