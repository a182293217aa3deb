public import SourceText

/// A font that a style sheet brings with it: `@font-face { font-family: Lobster; src: url(l.ttf) }`.
public struct StyleSheetFont: Sendable, Equatable {
  public var family: String
  /// The value of its `src`.
  public var place: SourcePlace
  /// The files it is taken from, relative to the style sheet; the first that can be read counts.
  public var files: [String]
  /// Whether it may come from elsewhere too: from the web, from data, from the system.
  public var hasOtherSources: Bool
  /// Whether code puts the file's name together, so that it may be any.
  public var isOpen = false
  /// Whether others wrote the style sheet, or a tool: a file that is missing is not the app's mistake.
  public var isForeign = false
}
