/// What is read of one font at the most. A font is a file like any other that somebody sent: where it
/// asks for more, the rest is left, and the result says so.
///
/// Each limit is far beyond the fonts there are. The largest that was looked at (collections of Chinese,
/// Japanese and Korean with 64 faces, fonts of emoji with 190 MB of pictures) are noted where they come
/// close.
enum FontLimits {
  /// The faces of a collection that are read; the largest known has fewer than 64.
  static let faces = 1024

  /// The facts of all faces of a file, in bytes of text and numbers. Faces may share their tables, so a
  /// small file could state the same names a thousand times. Ten faces of Noto Sans CJK state 0.2 MB.
  static let facts = 4 << 20

  /// The bytes of tables that are gone through for the facts of all faces of a file.
  static let tableBytes = 64 << 20

  /// The tables of a face; fonts have some twenty. FreeType compares each with every other.
  static let tables = 256

  /// The character maps of a face, and the entries of all maps of a file's faces. FreeType looks through
  /// each map as it opens a face, and through those that two maps share twice.
  static let characterMaps = 256
  static let characterMapEntries = 32 << 20

  /// How many entries the name of a glyph counts for, in a face that has no map of Unicode: FreeType makes
  /// one from such names.
  static let glyphNameEntries = 64

  /// The bytes of `cmap`; those of the largest fonts have 1 MB.
  static let characterMapBytes = 16 << 20

  /// The bytes of `fvar`; those of the largest families have 20 KB.
  static let variationBytes = 256 << 10

  /// The bytes of a string that names a font, a family, a style, an axis or an instance. PostScript names
  /// have 63 characters at the most.
  static let nameBytes = 1024

  /// The bytes that are read for the strings of one identifier, in all languages.
  static let namesBytes = 64 << 10

  /// The bytes of the records that are listed of one face. Those of a system font, in all languages,
  /// have some 100 KB.
  static let recordBytes = 1 << 20

  /// The bytes of the composed names of a face's instances.
  static let instanceNameBytes = 256 << 10

  /// The damages of a file that are told one by one.
  static let damages = 256
}

extension FontLimits {
  /// The bytes of a web font once it is unpacked; the largest known has under 64 MB.
  static let unpacked = 64 << 20

  /// The memory that FreeType may hold to open a face: no face needs more than a few megabytes, but for
  /// drawings (`SVG `) that it would hold and nobody looks at. Without them it opens the face as well.
  static let memory = 64 << 20

  /// The memory that FreeType may hold to unpack a web font: what comes out twice, and what goes in.
  static let unpackingMemory = 2 * unpacked + (32 << 20)

  /// The memory that FreeType may ask for in all, one face after the other, and the bytes it may read. A
  /// reading counts for some more bytes than it asks for. A face of Noto Sans CJK takes 2.5 MB.
  static let allocations = 256 << 20
  static let readings = 256 << 20
  static let leastReading = 256

  /// The time of the processor that is spent on drawing glyphs of a file. FreeType stops a glyph after
  /// twenty million instructions, and four glyphs of a thousand faces would still take minutes; an honest
  /// glyph takes some microseconds.
  static let drawingTime = Duration.milliseconds(250)

  /// The time of the processor for the outlines that are drawn of a file, and the bytes of their paths: of one
  /// glyph, and of all. A Chinese glyph has 1 KB, the letters of an engraved initial 20 KB, the letters of a
  /// specimen in eighteen instances 200 KB.
  static let outlineTime = Duration.seconds(1)
  static let outlineBytes = 64 << 10
  static let outlinesBytes = 512 << 10
}

extension FontLimits {
  /// The bytes of a table that its reader can make use of.
  static func bytes(of tag: TableTag) -> Int {
    switch tag {
    case .header: HeaderTable.length
    case .horizontalHeader: HorizontalHeaderTable.length
    case .postScript: PostScriptTable.length
    case .maximumProfile: MaximumProfileTable.length
    case .style: StyleTable.longest
    case .compactOutlines: CompactFontTable.nameLength
    case .names: NameTable.reach
    case .characterMap: characterMapBytes
    case .variations: variationBytes
    default: 0
    }
  }

  /// Whether a table that is longer than its limit makes no sense in part: what it holds may stand anywhere.
  static func needsWhole(_ tag: TableTag) -> Bool {
    tag == .characterMap || tag == .variations
  }
}
