package import SourceText

/// A font that a style sheet brings with it: `@font-face { font-family: Lobster; src: url(l.ttf) }`.
package struct StyleSheetFont: Sendable, Equatable {
  package var family: String
  /// The value of its `src`.
  package var place: SourcePlace
  /// The files it is taken from, relative to the style sheet; the first that can be read counts.
  package var files: [String]
  /// Whether it may come from elsewhere too: from the web, from data, from the system.
  package var hasOtherSources: Bool
  /// Whether code puts the file's name together, so that it may be any.
  package var isOpen = false
  /// Whether others wrote the style sheet, or a tool: a file that is missing is not the app's mistake.
  package var isForeign = false
}
