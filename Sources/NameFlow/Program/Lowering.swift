package import SourceText

/// A language, as far as names are followed through it: how its files become the one form in which all
/// languages are alike.
///
/// Behind it stands what makes this lazy: a file's words are read at once, its syntax only where a name
/// leads to it.
package protocol Lowering: Sendable {
  /// Whether names follow the rules of Objective-C: selectors tell methods apart, and what a class has is
  /// asked of it by name.
  var hasSelectors: Bool { get }
  /// The identifiers of a text: those it mentions and those it may declare.
  func words(of text: SourceText) -> IdentifierScan
  /// The comments of a text that speak to fontgate.
  func comments(of text: SourceText) -> [ToolComment]
  /// Whether a text may ask for a font, so that it is lowered in any case.
  func mayAskForFont(_ text: SourceText) -> Bool
  /// The parts of a text with their words; `nil` where it is not cut into parts.
  func outline(of text: SourceText) -> Outline?
  /// What a text says; to be called on one of ``ParserThreads``.
  func facts(of text: SourceText) -> Result<SourceFacts, Refusal>
}

extension Lowering {
  package var hasSelectors: Bool { false }
  package func outline(of text: SourceText) -> Outline? { nil }
}

/// Why a text is not lowered.
package struct Refusal: Error {
  package var reason: String

  package init(reason: String) {
    self.reason = reason
  }
}
