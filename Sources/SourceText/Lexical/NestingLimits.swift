/// How deep a text may be nested before a parser may see it.
///
/// SwiftParser 603 takes exponential time on nested `[` (28 deep: 31 seconds) and overflows the stack
/// on thousands of nested `(`, `A<`, `#if` or `try`. In 13,000 files of public projects the deepest
/// is 6 of `[` and 17 of any bracket.
public enum NestingLimits {
  /// The most `[` that may be open at once.
  public static let squareBrackets = 12
  /// The most brackets, or the most conditional directives, that may be open at once.
  public static let brackets = 64
  /// The most times a token may be repeated where each repetition nests.
  public static let repetitions = 500

  /// Why a parser must not see a text: `"brackets nested 65 deep"`; `nil` where it may.
  ///
  /// Takes time in proportion to the text and never recurses.
  public static func violation(in text: SourceText, _ language: TextLanguage) -> String? {
    var meter = NestingMeter(text.utf8)
    for region in text.regions(language) {
      guard region.kind == .code else {
        meter.passOperand()
        continue
      }
      if let reason = meter.pass(region.range) { return reason }
    }
    return nil
  }
}
