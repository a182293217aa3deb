/// Which texts the rules of a run ask for: files of texts are read for them alone.
extension RuleSelection {
  /// Whether the texts count that are surely drawn in some font.
  package var asksForDrawnTexts: Bool { runs(MissingCharacters.description) }

  /// Whether all texts of each language count.
  package var asksForLanguages: Bool { runs(MissingLanguageCharacters.description) }
}
