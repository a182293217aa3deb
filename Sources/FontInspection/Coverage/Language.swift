/// A language, and the characters it is written with.
public struct Language: Sendable, Equatable {
  /// The tag of BCP 47, with a script where the language is written in several: `de`, `sr-Latn`.
  public let tag: String
  /// The English name: `German`.
  public let name: String
  /// The main exemplar characters of Unicode CLDR: what ordinary text of the language needs. Where a
  /// script has capitals these are the small letters alone.
  public let characters: CharacterCoverage

  /// Every language that Unicode CLDR has exemplar characters of, by tag.
  public static let all: [Language] = CharacterTableLine.lines(of: LanguageTable.text).map {
    Language(tag: $0.key, name: $0.name, characters: $0.characters)
  }
}

extension CharacterCoverage {
  /// The languages whose main exemplar characters all have a glyph, by tag.
  public var languages: [Language] {
    Language.all.filter { contains($0.characters) }
  }
}
