import NameFlow

/// A token of C, Objective-C or C++: what it is, and its bytes in the text.
struct ObjCToken: Sendable, Equatable {
  var kind: Kind
  private let start: UInt32
  private let end: UInt32

  init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    start = UInt32(clamping: range.lowerBound)
    end = UInt32(clamping: range.upperBound)
  }

  /// UTF-8 offsets in the text.
  var range: Range<Int> { Int(start)..<Int(max(start, end)) }

  enum Kind: UInt8, Sendable {
    case identifier, number
    /// `"…"`, `@"…"`, `L"…"`: the prefix belongs to it.
    case string
    /// `R"…(…)…"`
    case rawString
    case character
    case openParenthesis, closeParenthesis
    case openBracket, closeBracket
    case openBrace, closeBrace
    case semicolon, comma, colon, doubleColon, question
    case at, hash, doubleHash, caret, star, ampersand, plus, minus, dot, arrow, less, greater
    /// `=` alone.
    case assign
    /// Any other operator.
    case other

    /// The bracket that closes this one.
    var closing: Kind? {
      switch self {
      case .openParenthesis: .closeParenthesis
      case .openBracket: .closeBracket
      case .openBrace: .closeBrace
      default: nil
      }
    }

    var isClosing: Bool {
      self == .closeParenthesis || self == .closeBracket || self == .closeBrace
    }

    var isString: Bool { self == .string || self == .rawString }
  }
}
