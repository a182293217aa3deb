/// A font file: one face, or the several of a collection.
public struct FontFile: Sendable, Equatable {
  /// The absolute path, or the name given with the bytes.
  public var path: String
  /// The size in bytes.
  public var size: Int
  /// The format, told from the content and never from the file's suffix.
  public var format: FontFormat
  /// Whether the file is a collection (`ttcf`).
  public var isCollection: Bool
  /// The faces in the order of the file.
  public var faces: [Face]
  /// Optional tables that are truncated or inconsistent; what could be read was read.
  public var damage: [TableDamage]

  public init(
    path: String, size: Int, format: FontFormat, isCollection: Bool, faces: [Face],
    damage: [TableDamage] = []
  ) {
    self.path = path
    self.size = size
    self.format = format
    self.isCollection = isCollection
    self.faces = faces
    self.damage = damage
  }
}

/// A font format by content.
public enum FontFormat: String, Sendable, Hashable, CaseIterable {
  case trueType = "TrueType"
  case openTypeCFF = "OpenType CFF"
  case openTypeCFF2 = "OpenType CFF2"
  case woff = "WOFF"
  case woff2 = "WOFF2"
  case type1 = "Type 1"
  case embeddedOpenType = "EOT"
  case dataForkSuitcase = "dfont"
  case svg = "SVG"
  case bitmap = "bitmap"
  case other = "unknown"
}

/// A table of a font that could not be read as its specification says.
public struct TableDamage: Sendable, Hashable {
  /// The face's index in the file.
  public var faceIndex: Int
  /// The table's tag: `OS/2`, `name`, `post`.
  public var table: String
  /// What is wrong with it: `"68 bytes long, version 4 needs 96"`.
  public var reason: String

  public init(faceIndex: Int, table: String, reason: String) {
    self.faceIndex = faceIndex
    self.table = table
    self.reason = reason
  }
}
