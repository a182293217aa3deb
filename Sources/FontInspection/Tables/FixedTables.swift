/// `head`: the em, the bounding box and the legacy style bits.
struct HeaderTable {
  var unitsPerEm: Int
  var boundingBox: FaceMetrics.BoundingBox
  /// Bit 0 bold, bit 1 italic; `nil` where the table ends before it.
  var macStyle: Int?
  /// Whether `loca` holds 32-bit numbers.
  var hasLongLocations: Bool

  static let length = 54

  init(_ table: TableBytes) {
    unitsPerEm = table.unsigned16(18) ?? 0
    boundingBox = FaceMetrics.BoundingBox(
      xMin: table.signed16(36) ?? 0, yMin: table.signed16(38) ?? 0,
      xMax: table.signed16(40) ?? 0, yMax: table.signed16(42) ?? 0)
    macStyle = table.unsigned16(44)
    hasLongLocations = table.unsigned16(50) == 1
  }
}

/// `hhea`: the metrics that Apple platforms lay lines out by.
struct HorizontalHeaderTable {
  var ascender, descender, lineGap: Int

  static let length = 36

  init(_ table: TableBytes) {
    ascender = table.signed16(4) ?? 0
    descender = table.signed16(6) ?? 0
    lineGap = table.signed16(8) ?? 0
  }
}

/// `post`: slope, underline and fixed pitch.
struct PostScriptTable {
  var italicAngle: Double
  var underlinePosition, underlineThickness: Int
  var isFixedPitch: Bool

  static let length = 32

  init(_ table: TableBytes) {
    italicAngle = table.fixed(4) ?? 0
    underlinePosition = table.signed16(8) ?? 0
    underlineThickness = table.signed16(10) ?? 0
    isFixedPitch = (table.unsigned32(12) ?? 0) != 0
  }
}

/// `maxp`: the number of glyphs.
struct MaximumProfileTable {
  var glyphCount: Int

  static let length = 6

  init(_ table: TableBytes) {
    glyphCount = table.unsigned16(4) ?? 0
  }
}

/// `OS/2`: weight, width, style bits, permissions, and the metrics of other platforms. What lies
/// beyond the end of a short table is `nil`.
struct StyleTable {
  var weightClass, widthClass: Int?
  /// fsType.
  var embedding: Int?
  var vendor: String?
  /// fsSelection: bit 0 italic, 5 bold, 6 regular, 7 typographic metrics, 9 oblique.
  var selection: Int?
  var typographic: FaceMetrics.Typographic?
  var windows: FaceMetrics.Windows?
  var xHeight, capHeight: Int?
  /// The bytes that a table of this version holds.
  var neededLength: Int

  /// The length of the latest version.
  static let longest = 100

  init(_ table: TableBytes) {
    let version = table.unsigned16(0) ?? 0
    weightClass = table.unsigned16(4)
    widthClass = table.unsigned16(6)
    embedding = table.unsigned16(8)
    vendor = table.count >= 62 ? Self.vendor(table.slice(58, 4)) : nil
    selection = table.unsigned16(62)
    if let ascender = table.signed16(68), let descender = table.signed16(70),
      let lineGap = table.signed16(72)
    {
      typographic = .init(ascender: ascender, descender: descender, lineGap: lineGap)
    }
    if let ascent = table.unsigned16(74), let descent = table.unsigned16(76) {
      windows = .init(ascent: ascent, descent: descent)
    }
    xHeight = version >= 2 ? table.signed16(86) : nil
    capHeight = version >= 2 ? table.signed16(88) : nil
    neededLength =
      switch version {
      // Apple's first description ends before sTypoAscender.
      case 0: table.count == 68 ? 68 : 78
      case 1: 86
      case 2...4: 96
      default: 100
      }
  }

  private static func vendor(_ bytes: ArraySlice<UInt8>) -> String? {
    var printable = bytes.filter { (0x20...0x7E).contains($0) }
    while printable.last == 0x20 { printable.removeLast() }
    return printable.isEmpty ? nil : String(decoding: printable, as: UTF8.self)
  }
}
