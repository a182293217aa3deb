/// One face of a font file: its names, its place in its family, its metrics.
///
/// All numbers are in font units unless they say otherwise.
public struct Face: Sendable, Equatable {
  /// The index in the file, from 0.
  public var index: Int
  /// What it is called.
  public var names: FaceNames
  /// Where it stands in its family.
  public var style: FaceStyle
  /// The lines it is laid out in.
  public var metrics: FaceMetrics
  /// Font units in an em (`head` unitsPerEm), 16 to 16384.
  public var unitsPerEm: Int
  /// The number of glyphs (`maxp` numGlyphs).
  public var glyphCount: Int
  /// The number of characters the face's Unicode map covers (`cmap`).
  public var characterCount: Int
  /// Which characters these are.
  public var coverage: CharacterCoverage
  /// The axes of a variable font (`fvar`); empty for a static one.
  public var axes: [VariationAxis]
  /// The named instances of a variable font (`fvar`).
  public var instances: [NamedInstance]
  /// What may be done with the font (`OS/2` fsType); `nil` where the face has no readable `OS/2`.
  public var embedding: EmbeddingPermission?
  /// The licence (`name` ID 13).
  public var license: String?
  /// Where the licence is found (`name` ID 14).
  public var licenseURL: String?
  /// The maker's mark of up to four characters (`OS/2` achVendID).
  public var vendor: String?
  /// The PostScript name inside the `CFF ` table, which plays no part in matching; `nil` for other
  /// outlines. The faces of a collection may share one table, and so one name.
  public var compactFontName: String?
  /// Every record of the `name` table, in the order of the file; empty unless
  /// `FontFile.ReadOptions.includesAllNames` asks for them. Of a megabyte and more, the first; the file's
  /// damage then says so.
  public var nameRecords: [NameRecord]
  /// Those of `FontFile.ReadOptions.variants` that the face has no glyph for, though it has their character.
  package var lackedVariants: [VariationSequence] = []

  public init(
    index: Int, names: FaceNames, style: FaceStyle, metrics: FaceMetrics, unitsPerEm: Int,
    glyphCount: Int, characterCount: Int, coverage: CharacterCoverage = CharacterCoverage(),
    axes: [VariationAxis] = [], instances: [NamedInstance] = [],
    embedding: EmbeddingPermission? = nil, license: String? = nil, licenseURL: String? = nil,
    vendor: String? = nil, compactFontName: String? = nil, nameRecords: [NameRecord] = []
  ) {
    self.index = index
    self.names = names
    self.style = style
    self.metrics = metrics
    self.unitsPerEm = unitsPerEm
    self.glyphCount = glyphCount
    self.characterCount = characterCount
    self.coverage = coverage
    self.axes = axes
    self.instances = instances
    self.embedding = embedding
    self.license = license
    self.licenseURL = licenseURL
    self.vendor = vendor
    self.compactFontName = compactFontName
    self.nameRecords = nameRecords
  }

  /// The PostScript name to show: the first of `names.postScript`, or `nil` where the face has none.
  public var postScriptName: String? { names.postScript.first }
}

extension Face {
  /// Every name that the face, or an instance of it, is found by.
  package var everyName: [String] { postScriptNames + names.families + names.full }

  /// The PostScript names of itself and of its instances.
  package var postScriptNames: [String] {
    names.postScript + instances.flatMap(\.postScriptNames)
  }
}

/// The names of a face, from its `name` table; records of `CFF ` and FreeType's guesses play no part.
public struct FaceNames: Sendable, Equatable {
  /// The PostScript names (`name` ID 6): the Macintosh record first, then the Windows one where it
  /// differs. Platforms are reported to use either, so both count.
  public var postScript: [String]
  /// The full names (`name` ID 4), English first, each different one once.
  public var full: [String]
  /// The family that Apple groups by (`name` ID 16, else ID 1), English first, each different one once.
  public var families: [String]
  /// The style within the family (`name` ID 17, else ID 2).
  public var style: String?
  /// The legacy family of four styles (`name` ID 1).
  public var legacyFamily: String?
  /// The legacy style (`name` ID 2).
  public var legacyStyle: String?
  /// The version (`name` ID 5).
  public var version: String?

  public init(
    postScript: [String], full: [String], families: [String], style: String? = nil,
    legacyFamily: String? = nil, legacyStyle: String? = nil, version: String? = nil
  ) {
    self.postScript = postScript
    self.full = full
    self.families = families
    self.style = style
    self.legacyFamily = legacyFamily
    self.legacyStyle = legacyStyle
    self.version = version
  }

  /// The full name to show.
  public var fullName: String? { full.first }
  /// The family to show.
  public var family: String? { families.first }
}

/// Where a face stands in its family.
public struct FaceStyle: Sendable, Equatable {
  /// `OS/2` usWeightClass as it is stored, 1 to 1000 in a sound font; `nil` without an `OS/2` table.
  public var weightClass: Int?
  /// `OS/2` usWidthClass, 1 (ultra-condensed) to 9 (ultra-expanded), 5 is normal.
  public var widthClass: Int?
  /// `OS/2` fsSelection bits 0 and 9, or `head` macStyle bit 1.
  public var slant: Slant
  /// `OS/2` fsSelection bit 5 or `head` macStyle bit 0.
  public var isBold: Bool
  /// `OS/2` fsSelection bit 0 or 9, or `head` macStyle bit 1.
  public var isItalic: Bool
  /// `post` isFixedPitch, or FreeType's fixed-width flag.
  public var isMonospaced: Bool
  /// `OS/2` fsSelection as it is stored: bit 0 italic, 5 bold, 6 regular, 7 typographic metrics, 8 weight
  /// and width and slope alone, 9 oblique; `nil` where it cannot be read.
  public var selectionBits: Int?
  /// `head` macStyle as it is stored: bit 0 bold, 1 italic; `nil` where it cannot be read.
  public var macStyleBits: Int?

  /// Whether letters lean, and how.
  public enum Slant: String, Sendable, Hashable {
    case upright, italic, oblique
  }

  public init(
    weightClass: Int?, widthClass: Int?, slant: Slant, isBold: Bool, isItalic: Bool,
    isMonospaced: Bool, selectionBits: Int? = nil, macStyleBits: Int? = nil
  ) {
    self.weightClass = weightClass
    self.widthClass = widthClass
    self.slant = slant
    self.isBold = isBold
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    self.selectionBits = selectionBits
    self.macStyleBits = macStyleBits
  }
}

/// The vertical metrics of a face, in font units; Apple platforms lay lines out by `hhea`.
public struct FaceMetrics: Sendable, Equatable {
  /// `hhea` ascender.
  public var ascender: Int
  /// `hhea` descender, negative below the baseline.
  public var descender: Int
  /// `hhea` lineGap.
  public var lineGap: Int
  /// `OS/2` sCapHeight (version 2 and later).
  public var capHeight: Int?
  /// How high the accented capitals Å É Ô Ü reach, those of them that the face has, as its outlines
  /// have it; `nil` without any of them, and for bitmaps.
  public var accentedCapHeight: Int?
  /// `OS/2` sxHeight (version 2 and later).
  public var xHeight: Int?
  /// `post` italicAngle in degrees, counter-clockwise from the vertical.
  public var italicAngle: Double
  /// `post` underlinePosition.
  public var underlinePosition: Int
  /// `post` underlineThickness.
  public var underlineThickness: Int
  /// `OS/2` fsSelection bit 7; Apple platforms ignore it.
  public var usesTypographicMetrics: Bool
  /// `OS/2` sTypoAscender, sTypoDescender, sTypoLineGap.
  public var typographic: Typographic?
  /// `OS/2` usWinAscent, usWinDescent (both positive).
  public var windows: Windows?
  /// `head` xMin … yMax.
  public var boundingBox: BoundingBox

  /// The metrics of `OS/2` sTypo, in font units.
  public struct Typographic: Sendable, Hashable {
    /// sTypoAscender, sTypoDescender (negative below the baseline), sTypoLineGap.
    public var ascender, descender, lineGap: Int

    public init(ascender: Int, descender: Int, lineGap: Int) {
      self.ascender = ascender
      self.descender = descender
      self.lineGap = lineGap
    }
  }

  /// The metrics of `OS/2` usWin, in font units.
  public struct Windows: Sendable, Hashable {
    /// usWinAscent, usWinDescent, both positive.
    public var ascent, descent: Int

    public init(ascent: Int, descent: Int) {
      self.ascent = ascent
      self.descent = descent
    }
  }

  /// A box around glyphs, in font units.
  public struct BoundingBox: Sendable, Hashable {
    /// The edges (`head` xMin, yMin, xMax, yMax).
    public var xMin, yMin, xMax, yMax: Int
    public init(xMin: Int, yMin: Int, xMax: Int, yMax: Int) {
      self.xMin = xMin
      self.yMin = yMin
      self.xMax = xMax
      self.yMax = yMax
    }
  }

  public init(
    ascender: Int, descender: Int, lineGap: Int, capHeight: Int?, xHeight: Int?,
    italicAngle: Double, underlinePosition: Int, underlineThickness: Int,
    usesTypographicMetrics: Bool, typographic: Typographic?, windows: Windows?,
    boundingBox: BoundingBox, accentedCapHeight: Int? = nil
  ) {
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.italicAngle = italicAngle
    self.underlinePosition = underlinePosition
    self.underlineThickness = underlineThickness
    self.usesTypographicMetrics = usesTypographicMetrics
    self.typographic = typographic
    self.windows = windows
    self.boundingBox = boundingBox
    self.accentedCapHeight = accentedCapHeight
  }
}
