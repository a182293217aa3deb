/// A stretch of a text that is code, a comment or a string.
package struct TextRegion: Sendable, Hashable {
  package var kind: Kind
  /// UTF-8 offsets, the comment's or string's own marks included (`@` and `R` before a quote are code).
  package var range: Range<Int>

  package init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  package enum Kind: Sendable, Hashable {
    /// Everything else: also what stands between `\(` and `)`, and the text of a markup element.
    case code
    case comment
    /// A string, a character, a regular expression, the value of a markup attribute.
    case string
  }
}

extension SourceText {
  /// The text cut into code, comments and strings, without a gap, from the first byte to the last.
  ///
  /// Takes time in proportion to the text and never recurses; text that ends in the middle of a
  /// comment or string ends with that region.
  package func regions(_ language: TextLanguage) -> [TextRegion] {
    switch language {
    case .swift:
      var scanner = SwiftScanner(utf8)
      return scanner.scan()
    case .objectiveC:
      var scanner = CScanner(utf8)
      return scanner.scan()
    case .markup:
      var scanner = MarkupScanner(utf8)
      return scanner.scan()
    case .javaScript:
      var scanner = JavaScriptScanner(utf8)
      return scanner.scan()
    }
  }
}
