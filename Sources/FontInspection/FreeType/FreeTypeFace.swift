internal import CFreeType

/// A face that FreeType holds open (`FT_Face`), with the stream behind it.
@safe final class FreeTypeFace {
  let library: FreeTypeLibrary
  private let stream: FontStream
  let handle: FT_Face

  /// Opens the face at `index` of the font in `bytes`.
  init(
    _ library: FreeTypeLibrary, _ bytes: FontBytes, index: Int, drivers: [FontDriver]
  ) throws(FreeTypeError) {
    library.memory.allow(FontLimits.memory)
    (unsafe handle, stream) = try unsafe Self.open(library, bytes, index: index, drivers)
    self.library = library
  }

  /// What the first of the drivers that knows the format opens, and the stream that has to last as long.
  static func open(
    _ library: FreeTypeLibrary, _ bytes: FontBytes, index: Int, _ drivers: [FontDriver]
  ) throws(FreeTypeError) -> (FT_Face, FontStream) {
    for driver in drivers {
      let stream = FontStream(bytes)
      var arguments = unsafe FT_Open_Args()
      unsafe arguments.flags = UInt32(FT_OPEN_STREAM | FT_OPEN_DRIVER)
      unsafe arguments.stream = stream.record
      unsafe arguments.driver = library.module(driver)
      guard unsafe arguments.driver != nil else { continue }
      var face: FT_Face?
      let code = unsafe FT_Open_Face(library.handle, &arguments, index, &face)
      if code == 0, let face = unsafe face { return unsafe (face, stream) }
      let error = FreeTypeError(rawValue: code)
      guard error == .unknownFileFormat else { throw error }
    }
    throw .unknownFileFormat
  }

  deinit {
    unsafe FT_Done_Face(handle)
  }

  /// The number of faces in the file.
  var faceCount: Int { unsafe handle.pointee.num_faces }

  /// Whether the face is made of tables (`sfnt`), as TrueType and OpenType are.
  var hasTables: Bool { unsafe handle.pointee.face_flags & FT_FACE_FLAG_SFNT != 0 }

  /// The length that the face gives a table; `nil` where it is missing or not within the file.
  func length(of tag: TableTag) -> Int? {
    var length: FT_ULong = 0
    let found = unsafe FT_Load_Sfnt_Table(handle, FT_ULong(tag.rawValue), 0, nil, &length)
    return found == 0 && length > 0 ? Int(clamping: length) : nil
  }

  /// The first `count` bytes of a table.
  func table(_ tag: TableTag, count: Int) -> [UInt8]? {
    guard count > 0 else { return nil }
    var length = FT_ULong(count)
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
      let code = unsafe FT_Load_Sfnt_Table(
        handle, FT_ULong(tag.rawValue), 0, buffer.baseAddress, &length)
      written = code == 0 ? count : 0
    }
    return bytes.isEmpty ? nil : bytes
  }
}

extension FreeTypeFace {
  /// What FreeType itself says about the face: for the formats without tables.
  var properties: Properties {
    let face = unsafe handle.pointee
    var information = unsafe PS_FontInfoRec()
    let hasInformation = unsafe FT_Get_PS_Font_Info(handle, &information) == 0
    return unsafe Properties(
      format: Self.text(FT_Get_Font_Format(handle)),
      postScriptName: Self.text(FT_Get_Postscript_Name(handle)),
      fullName: hasInformation ? Self.text(information.full_name) : nil,
      version: hasInformation ? Self.text(information.version) : nil,
      weight: hasInformation ? Self.text(information.weight) : nil,
      family: Self.text(face.family_name),
      style: Self.text(face.style_name),
      isBold: face.style_flags & Int(FT_STYLE_FLAG_BOLD) != 0,
      isItalic: face.style_flags & Int(FT_STYLE_FLAG_ITALIC) != 0,
      isMonospaced: face.face_flags & FT_FACE_FLAG_FIXED_WIDTH != 0,
      unitsPerEm: Int(face.units_per_EM),
      glyphCount: face.num_glyphs,
      ascender: Int(face.ascender),
      descender: Int(face.descender),
      height: Int(face.height),
      italicAngle: hasInformation ? Double(information.italic_angle) : 0,
      underlinePosition: Int(face.underline_position),
      underlineThickness: Int(face.underline_thickness),
      boundingBox: FaceMetrics.BoundingBox(
        xMin: face.bbox.xMin, yMin: face.bbox.yMin, xMax: face.bbox.xMax, yMax: face.bbox.yMax))
  }

  struct Properties {
    var format, postScriptName, fullName, version, weight, family, style: String?
    var isBold, isItalic, isMonospaced: Bool
    var unitsPerEm, glyphCount, ascender, descender, height: Int
    var italicAngle: Double
    var underlinePosition, underlineThickness: Int
    var boundingBox: FaceMetrics.BoundingBox
  }

  /// The characters of the map FreeType chose: the Unicode one where there is one.
  ///
  /// Asked only of fonts without tables, whose maps hold a few thousand characters at most.
  var coverage: CharacterCoverage {
    guard unsafe handle.pointee.charmap != nil else { return CharacterCoverage() }
    var glyph: FT_UInt = 0
    var character = unsafe FT_Get_First_Char(handle, &glyph)
    var ranges: [ClosedRange<UInt32>] = []
    while glyph != 0, ranges.count < 0x11_0000 {
      let point = UInt32(clamping: character)
      ranges.append(point...point)
      character = unsafe FT_Get_Next_Char(handle, character, &glyph)
    }
    return CharacterCoverage(ranges)
  }

  private static func text(_ pointer: UnsafePointer<CChar>?) -> String? {
    guard let pointer = unsafe pointer else { return nil }
    let text = unsafe String(cString: pointer)
    return text.isEmpty ? nil : text
  }
}

extension FreeTypeFace {
  /// Whether its outlines are CFF's, and not TrueType's.
  var isCompact: Bool { unsafe Self.text(FT_Get_Font_Format(handle)) == "CFF" }

  /// The glyph of a character in the Unicode map; `nil` without one.
  func glyph(of character: Unicode.Scalar) -> Int? {
    let glyph = unsafe FT_Get_Char_Index(handle, FT_ULong(character.value))
    return glyph == 0 ? nil : Int(glyph)
  }

  /// Whether the face has a form for a variation selector, be it the character's usual one.
  func hasGlyph(for sequence: VariationSequence) -> Bool {
    let (base, selector) = (FT_ULong(sequence.base.value), FT_ULong(sequence.selector.value))
    return unsafe FT_Face_GetCharVariantIndex(handle, base, selector) != 0
  }

  /// A few bytes of a table, `nil` where it does not have them.
  func bytes(of tag: TableTag, at offset: Int, count: Int) -> TableBytes? {
    guard offset >= 0, count > 0 else { return nil }
    var length = FT_ULong(count)
    var isRead = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
      isRead =
        unsafe FT_Load_Sfnt_Table(
          handle, FT_ULong(tag.rawValue), FT_Long(offset), buffer.baseAddress, &length) == 0
      written = isRead ? count : 0
    }
    return isRead ? TableBytes(bytes) : nil
  }

  /// How high the outline of a glyph reaches, in font units; `nil` where it cannot be drawn.
  func top(ofGlyph glyph: Int) -> Int? {
    let flags = FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    guard let index = FT_UInt(exactly: glyph), unsafe FT_Load_Glyph(handle, index, flags) == 0,
      unsafe handle.pointee.glyph.pointee.outline.n_contours > 0
    else { return nil }
    return unsafe handle.pointee.glyph.pointee.metrics.horiBearingY
  }
}
