internal import CFreeType

extension FreeTypeFace {
  /// Whether it has a table of distances between pairs of glyphs that FreeType reads (`kern`).
  var hasKerning: Bool { unsafe handle.pointee.face_flags & FT_FACE_FLAG_KERNING != 0 }

  /// By how much two glyphs stand nearer or farther than their advances say, in font units.
  func kerning(_ left: Int, _ right: Int) -> Int {
    guard let left = FT_UInt(exactly: left), let right = FT_UInt(exactly: right) else { return 0 }
    var distance = FT_Vector()
    let code = unsafe FT_Get_Kerning(
      handle, left, right, FT_UInt(FT_KERNING_UNSCALED.rawValue), &distance)
    return code == 0 ? distance.x : 0
  }

  /// The outline of a glyph in font units; `nil` where it cannot be drawn, or is a picture.
  func outline(ofGlyph glyph: Int) -> GlyphOutline? {
    let flags = FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    guard let index = FT_UInt(exactly: glyph), unsafe FT_Load_Glyph(handle, index, flags) == 0,
      let slot = unsafe handle.pointee.glyph,
      unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE,
      let path = unsafe OutlinePath(&slot.pointee.outline)
    else { return nil }
    return unsafe GlyphOutline(
      glyph: glyph, advance: slot.pointee.metrics.horiAdvance, path: path.text,
      bounds: path.bounds)
  }

  /// Goes to a place of the axes; those that are not named to their defaults. False where FreeType cannot.
  func setCoordinates(_ coordinates: [NamedInstance.Coordinate]) -> Bool {
    var record: UnsafeMutablePointer<FT_MM_Var>?
    guard unsafe handle.pointee.face_flags & FT_FACE_FLAG_MULTIPLE_MASTERS != 0,
      unsafe FT_Get_MM_Var(handle, &record) == 0, let axes = unsafe record
    else { return coordinates.isEmpty }
    defer { unsafe FT_Done_MM_Var(library.handle, axes) }
    var places: [FT_Fixed] = []
    for number in 0..<Int(unsafe axes.pointee.num_axis) {
      let (tag, usual) = unsafe (axes.pointee.axis[number].tag, axes.pointee.axis[number].def)
      let named = coordinates.first { FT_ULong(TableTag($0.tag).rawValue) == tag }
      places.append(named.flatMap { FT_Fixed(exactly: ($0.value * 65536).rounded()) } ?? usual)
    }
    return unsafe FT_Set_Var_Design_Coordinates(handle, FT_UInt(places.count), &places) == 0
  }
}

extension TableTag {
  /// The tag that a text of four ASCII characters names.
  fileprivate init(_ text: String) {
    var bytes = text.utf8.makeIterator()
    self.init(rawValue: (0..<4).reduce(0) { sum, _ in sum << 8 | UInt32(bytes.next() ?? 0x20) })
  }
}
