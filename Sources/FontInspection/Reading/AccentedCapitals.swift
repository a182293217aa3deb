/// How high a face's accented capitals reach.
///
/// Of TrueType outlines the box in the glyph's own header is read: parts that are made of parts could be
/// nested by a hostile font until drawing them takes for ever. FreeType draws the others; a file whose
/// glyphs take longer than `FontLimits.drawingTime` is not measured further.
struct AccentedCapitals {
  /// In font units; `nil` where the face has none of them.
  let height: Int?

  /// A ring, an acute, a circumflex and two dots: the highest accents of Western Europe.
  private static let characters: [Unicode.Scalar] = ["Å", "É", "Ô", "Ü"]

  /// - Parameter drawingTime: the time that glyphs of the file have taken so far.
  init(_ face: FreeTypeFace, _ header: HeaderTable, drawingTime: inout Duration) {
    let glyphs = Self.characters.compactMap(face.glyph)
    guard face.isCompact else {
      height =
        glyphs.compactMap {
          Self.top(of: $0, in: face, hasLongLocations: header.hasLongLocations)
        }.max()
      return
    }
    var tops: [Int?] = []
    for glyph in glyphs where drawingTime <= FontLimits.drawingTime {
      let start = ProcessorTime.ofThisThread
      tops.append(face.top(ofGlyph: glyph))
      drawingTime += ProcessorTime.ofThisThread - start
    }
    height = tops.count == glyphs.count ? tops.compactMap { $0 }.max() : nil
  }

  /// The top edge of the box of a TrueType glyph (`glyf` yMax).
  private static func top(
    of glyph: Int, in face: FreeTypeFace, hasLongLocations isLong: Bool
  ) -> Int? {
    let size = isLong ? 4 : 2
    guard
      let locations = face.bytes(of: .glyphLocations, at: glyph * size, count: 2 * size),
      let start = isLong ? locations.unsigned32(0) : locations.unsigned16(0).map({ 2 * $0 }),
      let end = isLong ? locations.unsigned32(4) : locations.unsigned16(2).map({ 2 * $0 }),
      end >= start + 10
    else { return nil }
    return face.bytes(of: .glyphs, at: start, count: 10)?.signed16(8)
  }
}
