import FontInspection

/// The glyphs of a page: each outline is in it once, and every text that is drawn refers to it.
///
/// A page is made twice: first without outlines, when the sheet only notes what would be drawn, then with them.
final class GlyphSheet {
  /// What was to be drawn.
  private(set) var texts: [FaceSource: Set<String>] = [:]
  private let outlines: [FaceSource: FaceOutlines]
  private var numbers: [Key: Int] = [:]
  private var paths: [String] = []
  private var bytes = 0

  /// With so many bytes of outlines and references, a page takes no other outline: a text that needs one is left
  /// out.
  private static let mostBytes = 3_500_000

  private struct Key: Hashable {
    var source: FaceSource
    var glyph: Int
  }

  init(_ outlines: [FaceSource: FaceOutlines]) {
    self.outlines = outlines
  }

  /// Whether drawings were left out because there are too many.
  private(set) var isFull = false

  /// The definitions of all glyphs that are referred to.
  var definitions: String {
    paths.enumerated().map { "<path id=\"g\($0.offset)\" d=\"\($0.element)\"/>" }
      .joined(separator: "\n")
  }
}

extension GlyphSheet {
  /// A text set in a face, in font units from its origin on the baseline.
  struct Line {
    /// The glyphs, as elements of SVG.
    var glyphs: String
    /// How far the text reaches from its origin to that of a next character.
    var width: Int
    /// The outlines' box; y grows upwards.
    var bounds: FaceMetrics.BoundingBox
  }

  /// A text set on one line; characters that the face lacks are left out. `nil` where nothing is to be seen, or
  /// nothing was drawn.
  func line(_ text: String, in source: FaceSource) -> Line? {
    texts[source, default: []].insert(text)
    guard let outlines = outlines[source] else { return nil }
    var line = Line(glyphs: "", width: 0, bounds: .init(xMin: 0, yMin: 0, xMax: 0, yMax: 0))
    let (glyphs, width) = outlines.line(of: text)
    line.width = width
    for (glyph, x) in glyphs {
      guard let bounds = glyph.bounds, !glyph.path.isEmpty else { continue }
      guard let number = number(of: glyph, in: source) else { return nil }
      line.glyphs += "<use href=\"#g\(number)\" x=\"\(x)\"/>"
      line.bounds.include(bounds, at: x)
    }
    bytes += line.glyphs.utf8.count
    return line.glyphs.isEmpty ? nil : line
  }

  private func number(of glyph: GlyphOutline, in source: FaceSource) -> Int? {
    let key = Key(source: source, glyph: glyph.glyph)
    if let number = numbers[key] { return number }
    guard bytes + glyph.path.utf8.count < Self.mostBytes else {
      isFull = true
      return nil
    }
    bytes += glyph.path.utf8.count + 24
    numbers[key] = paths.count
    paths.append(glyph.path)
    return paths.count - 1
  }
}

extension FaceOutlines {
  /// The glyphs of a text on one line, each with the place of its origin, and how far the line reaches, in font
  /// units; characters without a glyph are left out.
  func line(of text: String) -> (glyphs: [(outline: GlyphOutline, x: Int)], width: Int) {
    var glyphs: [(outline: GlyphOutline, x: Int)] = []
    var width = 0
    var before: Unicode.Scalar?
    for character in text.unicodeScalars {
      guard let glyph = self.glyphs[character] else { continue }
      if let before { width += kerning[Pair(before, character)] ?? 0 }
      before = character
      glyphs.append((glyph, width))
      width += min(max(glyph.advance, 0), 1 << 16)
    }
    return (glyphs, width)
  }
}

extension FaceMetrics.BoundingBox {
  fileprivate mutating func include(_ box: Self, at x: Int) {
    xMin = Swift.min(xMin, box.xMin + x)
    yMin = Swift.min(yMin, box.yMin)
    xMax = Swift.max(xMax, box.xMax + x)
    yMax = Swift.max(yMax, box.yMax)
  }
}
