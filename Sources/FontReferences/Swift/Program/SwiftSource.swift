import SourceText

/// A Swift file, read as far as nothing need be known of the others.
struct SwiftSource: Sendable {
  let text: SourceText
  let words: IdentifierScan
  let comments: [ToolComment]
  /// What it says, where it may ask for a font; the others are parsed when a name leads to them.
  let facts: Result<SwiftFacts, SwiftSourceParser.TooDeep>?

  /// To be made on one of ``ParserThreads``.
  init(_ text: SourceText) {
    self.text = text
    words = IdentifierScan.scan(text.utf8)
    comments = text.toolComments(.swift)
    facts = SwiftNeedles.fonts.occur(in: text) ? Self.facts(of: text) : nil
  }

  /// What a text says; to be called on one of ``ParserThreads``.
  static func facts(of text: SourceText) -> Result<SwiftFacts, SwiftSourceParser.TooDeep> {
    SwiftSourceParser.parse(text).flatMap { SwiftExtractor.facts(of: text, $0) }
  }
}
