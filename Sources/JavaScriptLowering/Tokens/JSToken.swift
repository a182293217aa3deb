/// A piece of JavaScript or TypeScript.
package struct JSToken: Sendable {
  package enum Kind: UInt8, Sendable {
    /// An identifier or a keyword; in a tag also one with hyphens.
    case word
    case number
    /// Between quotes, which are part of it.
    case string
    /// A template literal without `${`, marks included.
    case template
    /// A template literal up to its first `${`, between `}` and `${`, from `}` to its end.
    case templateHead, templateMiddle, templateTail
    case regex
    /// One of `=> ?. ?? && || ** === !== == != <= += -= …`, or one byte.
    case mark
    /// The text between two tags.
    case markupText
    case end
  }

  package var kind: Kind
  /// Whether a line break stands before it.
  var isAfterBreak: Bool
  /// What the grammar knows it by, for marks and words.
  package var symbol = JSSymbol.other
  /// UTF-8 offsets.
  package var start: Int32
  package var end: Int32
  /// For a bracket the token that closes or opens it; the end of all tokens where there is none.
  var partner: Int32 = -1
  /// Whether it is the `<` of a tag.
  var isTag = false
}
