import SourceText

/// A file of code, read as far as nothing need be known of the others.
struct SourceUnit: Sendable {
  let text: SourceText
  let lowering: any Lowering
  let words: IdentifierScan
  let comments: [ToolComment]
  /// What it says, where it may ask for a font; the others are lowered when a name leads to them.
  let facts: Result<SourceFacts, Refusal>?

  /// To be made on one of ``ParserThreads``.
  init(_ text: SourceText, _ lowering: any Lowering) {
    self.text = text
    self.lowering = lowering
    words = lowering.words(of: text)
    comments = lowering.comments(of: text)
    facts = lowering.mayAskForFont(text) ? lowering.facts(of: text) : nil
  }

  /// What it says; to be called on one of ``ParserThreads``.
  func lowered() -> Result<SourceFacts, Refusal> { facts ?? lowering.facts(of: text) }
}
