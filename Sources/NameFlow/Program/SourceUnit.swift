package import SourceText

/// A file of code, read as far as nothing need be known of the others.
package struct SourceUnit: Sendable {
  package let text: SourceText
  package let lowering: any Lowering
  package let words: IdentifierScan
  package let comments: [ToolComment]
  /// Whether it may ask for a font, so that it is lowered in any case; the others are when a name leads to
  /// them.
  package let mayAskForFont: Bool
  private let once: Once
  private let textOnce: TextOnce

  /// To be made on one of ``ParserThreads``.
  package init(_ text: SourceText, _ lowering: any Lowering) {
    self.text = text
    self.lowering = lowering
    words = lowering.words(of: text)
    comments = lowering.comments(of: text)
    mayAskForFont = lowering.mayAskForFont(text)
    once = Once()
    textOnce = TextOnce()
    if mayAskForFont { _ = lowered() }
  }

  /// The same file, lowered otherwise.
  package func lowered(by lowering: any Lowering) -> SourceUnit {
    SourceUnit(self, lowering)
  }

  private init(_ other: SourceUnit, _ lowering: any Lowering) {
    text = other.text
    self.lowering = lowering
    words = other.words
    comments = other.comments
    mayAskForFont = other.mayAskForFont
    once = Once()
    textOnce = other.textOnce
  }

  /// What it says; to be called on one of ``ParserThreads``.
  package func lowered() -> Result<SourceFacts, Refusal> {
    once.facts.withLock { facts in
      if let facts { return facts }
      let made = lowering.facts(of: text)
      facts = made
      return made
    }
  }

  /// The parts of the file with their words; `nil` where it is not cut into parts.
  package func outline() -> Outline? {
    once.outline.withLock { outline in
      if let outline { return outline }
      let made = lowering.outline(of: text)
      outline = .some(made)
      return made
    }
  }

  /// Whether one of some needles stands in the file.
  package func holds(_ needles: Needles) -> Bool {
    textOnce.needles.withLock { known in
      if let held = known[needles.identity] { return held }
      let held = needles.occur(in: text)
      known[needles.identity] = held
      return held
    }
  }

  /// What the file sends, if it is Objective-C.
  func sentWords() -> SentWords {
    textOnce.sentWords.withLock { sent in
      if let sent { return sent }
      let made = SentWords(text)
      sent = made
      return made
    }
  }

  /// What a file's text says is worked out once, however it is lowered.
  private final class TextOnce: Sendable {
    let needles = Guarded<[Needles.Identity: Bool]>([:])
    let sentWords = Guarded<SentWords?>(nil)
  }

  /// What a file says is worked out once for all programs that it is a part of.
  private final class Once: Sendable {
    let facts = Guarded<Result<SourceFacts, Refusal>?>(nil)
    let outline = Guarded<Outline??>(nil)
  }
}
