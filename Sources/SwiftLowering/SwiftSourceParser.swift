import NameFlow
import SourceText
import SwiftParser
import SwiftSyntax

/// The way of a text to its syntax tree: past the limits of what the parser can bear.
enum SwiftSourceParser {
  /// Levels of nesting that the parser itself may enter; it says nothing and stops at more. Above
  /// what ``NestingLimits`` lets through, each bracket taking it through several levels.
  private static let maximumNestingLevel = 64 * 16

  /// The tree of a text, or why there is none.
  static func parse(_ text: SourceText) -> Result<SourceFileSyntax, Refusal> {
    if let reason = NestingLimits.violation(in: text, .swift) {
      return .failure(Refusal(reason: reason))
    }
    var parser = Parser(
      String(decoding: text.utf8, as: UTF8.self), maximumNestingLevel: maximumNestingLevel)
    return .success(SourceFileSyntax.parse(from: &parser))
  }
}
