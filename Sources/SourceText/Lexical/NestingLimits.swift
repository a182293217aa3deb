/// How deep a text may be nested before a parser may see it.
///
/// SwiftParser 603 takes exponential time on nested `[` (28 deep: 31 seconds), quadratic time on
/// nested `#if`, `if` and `A<`, and overflows a stack on thousands of `try`, `->`, `else if`, `? :`.
/// Chains such as `a.b.c` are parsed in a loop, but the tree they make is as deep as they are long.
/// In 13,000 files of public projects the deepest is 6 of `[` and 17 of any bracket. Long lists,
/// many statements and long sums nest nothing and have no limit.
public enum NestingLimits {
  /// The most `[` that may be open at once in Swift.
  public static let squareBrackets = 12
  /// The most brackets of any kind, and the most conditional directives, that may be open at once.
  public static let brackets = 64
  /// The most times a token that nests without a closing bracket may be repeated in a statement:
  /// `A<`, `try`, `->`, `else if`, `?`.
  public static let repetitions = 500
  /// The most members, calls, subscripts and postfix operators in one chain.
  public static let chain = 2_000

  /// Why a parser must not see a text: `"brackets nested more than 64 deep"`; `nil` where it may.
  ///
  /// Takes time in proportion to the text and never recurses. Outside Swift only brackets and
  /// conditional directives are measured.
  public static func violation(in text: SourceText, _ language: TextLanguage) -> String? {
    var meter = NestingMeter(text.utf8, language)
    for region in text.regions(language) {
      switch region.kind {
      case .comment: continue
      case .string: meter.passOperand()
      case .code: meter.pass(region.range)
      }
      if let violation = meter.violation { return violation }
    }
    return nil
  }
}
