import CFreeType
import Testing

/// What FreeType's own rasteriser draws of a glyph, without hints.
struct FreeTypePicture {
  /// The coverage of each pixel as `PathRaster` has it.
  private(set) var pixels = [Double](repeating: 0, count: PathRaster.size * PathRaster.size)
  /// Pixels to a font unit.
  private(set) var scale = 0.0

  static let pixelsPerEm = 64

  init(_ path: String, face index: Int, weight: Double?, character: Unicode.Scalar) throws {
    var library: FT_Library?
    try #require(unsafe FT_Init_FreeType(&library) == 0)
    defer { unsafe FT_Done_FreeType(library) }
    var opened: FT_Face?
    try #require(unsafe FT_New_Face(library, path, index, &opened) == 0)
    let face = unsafe opened.unsafelyUnwrapped
    defer { unsafe FT_Done_Face(face) }
    if let weight {
      var places = [FT_Fixed(weight * 65536)]
      try #require(unsafe FT_Set_Var_Design_Coordinates(face, 1, &places) == 0)
    }
    let size = FT_UInt(Self.pixelsPerEm)
    try #require(unsafe FT_Set_Pixel_Sizes(face, size, size) == 0)
    let glyph = unsafe FT_Get_Char_Index(face, FT_ULong(character.value))
    let flags = FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    try #require(unsafe FT_Load_Glyph(face, glyph, flags) == 0)
    try #require(unsafe FT_Render_Glyph(face.pointee.glyph, FT_RENDER_MODE_NORMAL) == 0)
    scale = unsafe Double(Self.pixelsPerEm) / Double(face.pointee.units_per_EM)
    let slot = unsafe face.pointee.glyph.pointee
    let bitmap = unsafe slot.bitmap
    for row in 0..<Int(unsafe bitmap.rows) {
      for column in 0..<Int(unsafe bitmap.width) {
        let x = PathRaster.origin.x + Int(unsafe slot.bitmap_left) + column
        let y = PathRaster.origin.y - Int(unsafe slot.bitmap_top) + row
        let grey = unsafe bitmap.buffer[row * Int(bitmap.pitch) + column]
        guard (0..<PathRaster.size).contains(x), (0..<PathRaster.size).contains(y) else { continue }
        pixels[y * PathRaster.size + x] = Double(grey)
      }
    }
  }
}
