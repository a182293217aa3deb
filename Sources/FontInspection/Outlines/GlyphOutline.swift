/// A glyph as FreeType draws it: its outline, and how far the next one stands from it.
public struct GlyphOutline: Sendable, Hashable {
  /// The index of the glyph in the font.
  public var glyph: Int
  /// From its origin to that of the next glyph, in font units (`hmtx`, with `HVAR` applied).
  public var advance: Int
  /// The outline as the data of an SVG path in font units, which is filled by the nonzero rule: the origin is on
  /// the baseline, and y grows downwards as in SVG. Empty for white space.
  public var path: String
  /// The box around the points of the outline, in font units, where y grows upwards; `nil` without any.
  public var bounds: FaceMetrics.BoundingBox?

  public init(glyph: Int, advance: Int, path: String, bounds: FaceMetrics.BoundingBox? = nil) {
    self.glyph = glyph
    self.advance = advance
    self.path = path
    self.bounds = bounds
  }
}

/// The outlines of the characters that were asked of a face.
public struct FaceOutlines: Sendable, Hashable {
  /// The glyph of each character that the face has and that could be drawn.
  public var glyphs: [Unicode.Scalar: GlyphOutline]
  /// By how much pairs of characters stand nearer or farther than their advances say, in font units (`kern`);
  /// pairs without such a number are not here. `GPOS` is not read.
  public var kerning: [Pair: Int]

  /// Two characters that follow one another.
  public struct Pair: Sendable, Hashable {
    /// The characters, in the order in which they are read.
    public var first, second: Unicode.Scalar

    public init(_ first: Unicode.Scalar, _ second: Unicode.Scalar) {
      self.first = first
      self.second = second
    }
  }

  public init(glyphs: [Unicode.Scalar: GlyphOutline] = [:], kerning: [Pair: Int] = [:]) {
    self.glyphs = glyphs
    self.kerning = kerning
  }
}

/// A face of a file, at a place of its axes where it is variable.
public struct FaceSource: Sendable, Hashable {
  /// The path of the file.
  public var path: String
  /// The index of the face in the file, from 0.
  public var faceIndex: Int
  /// The place in user coordinates; an axis that is not named stands at its default.
  public var coordinates: [NamedInstance.Coordinate]

  public init(path: String, faceIndex: Int = 0, coordinates: [NamedInstance.Coordinate] = []) {
    self.path = path
    self.faceIndex = faceIndex
    self.coordinates = coordinates
  }
}
