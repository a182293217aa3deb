/// The parts of FreeType that read formats, by its own names for them.
///
/// FreeType is told which to ask. By itself it would ask all, look for fonts within the resources of Macs
/// and within PostScript too, and open those as they are: past all that is looked at before.
enum FontDriver: String {
  case trueType = "truetype"
  case compact = "cff"
  case type1 = "type1"
  case type1WithIdentifiers = "t1cid"
  case portableResource = "pfr"
  case windows = "winfonts"
  case compiledBitmap = "pcf"
  case bitmap = "bdf"

  /// For fonts that are made of tables.
  static let tables: [FontDriver] = [.trueType, .compact]
  /// For all others, outlines of CFF without tables around them among them.
  static let others: [FontDriver] = [
    .type1, .compact, .type1WithIdentifiers, .portableResource, .windows, .compiledBitmap, .bitmap,
  ]
}
