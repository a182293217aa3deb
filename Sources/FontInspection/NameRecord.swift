/// One record of a face's `name` table: a string for one platform and language.
public struct NameRecord: Sendable, Hashable {
  /// What the string is: 1 family, 2 style, 4 full name, 6 PostScript name, 13 licence …
  public var identifier: Int
  /// 0 Unicode, 1 Macintosh, 2 ISO, 3 Windows.
  public var platform: Int
  /// The encoding, by the platform's own numbers.
  public var encoding: Int
  /// The language, by the platform's own numbers: 0x409 is English on Windows, 0 on the Macintosh.
  public var language: Int
  /// The language's tag of BCP 47; `nil` where the number is not a known one.
  public var languageTag: String?
  /// The text; `nil` where the bytes make none in their encoding, or lie beyond the table's end.
  public var value: String?
  /// The bytes as they are stored.
  public var bytes: [UInt8]

  public init(
    identifier: Int, platform: Int, encoding: Int, language: Int, languageTag: String? = nil,
    value: String?, bytes: [UInt8] = []
  ) {
    self.identifier = identifier
    self.platform = platform
    self.encoding = encoding
    self.language = language
    self.languageTag = languageTag
    self.value = value
    self.bytes = bytes
  }

  /// The name of the identifier as the OpenType specification has it, in a few words; `nil` for those
  /// that a font gives a meaning of its own (256 and above) and those without one.
  public var identifierName: String? {
    Self.identifierNames.indices.contains(identifier) ? Self.identifierNames[identifier] : nil
  }

  private static let identifierNames: [String?] = [
    "copyright", "family", "style", "unique identifier", "full name", "version",
    "PostScript name", "trademark", "manufacturer", "designer", "description", "vendor URL",
    "designer URL", "license", "license URL", nil, "typographic family", "typographic style",
    "compatible full name", "sample text", "PostScript CID name", "WWS family", "WWS style",
    "light background palette", "dark background palette", "variations PostScript prefix",
  ]
}
