/// A piece of a Ruby file, as far as the files of CocoaPods need it.
struct RubyToken: Equatable {
  enum Kind: Equatable {
    case word(String)
    /// The text between the quotes; `#{…}` stands in it as written.
    case string(String)
    /// `:path`, or `path:` before a value.
    case symbol(String)
    case punctuation(UInt8)
  }

  var kind: Kind
  /// Where it stands in the file, in bytes.
  var range: Range<Int>

  var word: String? { if case .word(let text) = kind { text } else { nil } }
  var string: String? { if case .string(let text) = kind { text } else { nil } }
  var symbol: String? { if case .symbol(let text) = kind { text } else { nil } }

  func isPunctuation(_ character: Unicode.Scalar) -> Bool {
    kind == .punctuation(UInt8(ascii: character))
  }
}
