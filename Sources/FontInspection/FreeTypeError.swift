/// An error code of FreeType (`FT_Error`, fterrdef.h); zero is none.
///
/// A later FreeType may give codes that have no name here.
public struct FreeTypeError: RawRepresentable, Error, Sendable, Hashable {
  /// FreeType's number.
  public var rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
}

extension FreeTypeError {
  /// `FT_Err_Cannot_Open_Resource`.
  public static let cannotOpenResource = FreeTypeError(rawValue: 0x01)
  /// `FT_Err_Unknown_File_Format`.
  public static let unknownFileFormat = FreeTypeError(rawValue: 0x02)
  /// `FT_Err_Invalid_File_Format`.
  public static let invalidFileFormat = FreeTypeError(rawValue: 0x03)
  /// `FT_Err_Invalid_Version`.
  public static let invalidVersion = FreeTypeError(rawValue: 0x04)
  /// `FT_Err_Lower_Module_Version`.
  public static let lowerModuleVersion = FreeTypeError(rawValue: 0x05)
  /// `FT_Err_Invalid_Argument`.
  public static let invalidArgument = FreeTypeError(rawValue: 0x06)
  /// `FT_Err_Unimplemented_Feature`.
  public static let unimplementedFeature = FreeTypeError(rawValue: 0x07)
  /// `FT_Err_Invalid_Table`.
  public static let invalidTable = FreeTypeError(rawValue: 0x08)
  /// `FT_Err_Invalid_Offset`.
  public static let invalidOffset = FreeTypeError(rawValue: 0x09)
  /// `FT_Err_Array_Too_Large`.
  public static let arrayTooLarge = FreeTypeError(rawValue: 0x0A)
  /// `FT_Err_Missing_Module`.
  public static let missingModule = FreeTypeError(rawValue: 0x0B)
  /// `FT_Err_Missing_Property`.
  public static let missingProperty = FreeTypeError(rawValue: 0x0C)
  /// `FT_Err_Invalid_Glyph_Index`.
  public static let invalidGlyphIndex = FreeTypeError(rawValue: 0x10)
  /// `FT_Err_Invalid_Character_Code`.
  public static let invalidCharacterCode = FreeTypeError(rawValue: 0x11)
  /// `FT_Err_Invalid_Glyph_Format`.
  public static let invalidGlyphFormat = FreeTypeError(rawValue: 0x12)
  /// `FT_Err_Cannot_Render_Glyph`.
  public static let cannotRenderGlyph = FreeTypeError(rawValue: 0x13)
  /// `FT_Err_Invalid_Outline`.
  public static let invalidOutline = FreeTypeError(rawValue: 0x14)
  /// `FT_Err_Invalid_Composite`.
  public static let invalidComposite = FreeTypeError(rawValue: 0x15)
  /// `FT_Err_Too_Many_Hints`.
  public static let tooManyHints = FreeTypeError(rawValue: 0x16)
  /// `FT_Err_Invalid_Pixel_Size`.
  public static let invalidPixelSize = FreeTypeError(rawValue: 0x17)
  /// `FT_Err_Invalid_SVG_Document`.
  public static let invalidSVGDocument = FreeTypeError(rawValue: 0x18)
  /// `FT_Err_Invalid_Handle`.
  public static let invalidHandle = FreeTypeError(rawValue: 0x20)
  /// `FT_Err_Invalid_Library_Handle`.
  public static let invalidLibraryHandle = FreeTypeError(rawValue: 0x21)
  /// `FT_Err_Invalid_Driver_Handle`.
  public static let invalidDriverHandle = FreeTypeError(rawValue: 0x22)
  /// `FT_Err_Invalid_Face_Handle`.
  public static let invalidFaceHandle = FreeTypeError(rawValue: 0x23)
  /// `FT_Err_Invalid_Size_Handle`.
  public static let invalidSizeHandle = FreeTypeError(rawValue: 0x24)
  /// `FT_Err_Invalid_Slot_Handle`.
  public static let invalidSlotHandle = FreeTypeError(rawValue: 0x25)
  /// `FT_Err_Invalid_CharMap_Handle`.
  public static let invalidCharMapHandle = FreeTypeError(rawValue: 0x26)
  /// `FT_Err_Invalid_Cache_Handle`.
  public static let invalidCacheHandle = FreeTypeError(rawValue: 0x27)
  /// `FT_Err_Invalid_Stream_Handle`.
  public static let invalidStreamHandle = FreeTypeError(rawValue: 0x28)
  /// `FT_Err_Too_Many_Drivers`.
  public static let tooManyDrivers = FreeTypeError(rawValue: 0x30)
  /// `FT_Err_Too_Many_Extensions`.
  public static let tooManyExtensions = FreeTypeError(rawValue: 0x31)
  /// `FT_Err_Out_Of_Memory`.
  public static let outOfMemory = FreeTypeError(rawValue: 0x40)
  /// `FT_Err_Unlisted_Object`.
  public static let unlistedObject = FreeTypeError(rawValue: 0x41)
  /// `FT_Err_Cannot_Open_Stream`.
  public static let cannotOpenStream = FreeTypeError(rawValue: 0x51)
  /// `FT_Err_Invalid_Stream_Seek`.
  public static let invalidStreamSeek = FreeTypeError(rawValue: 0x52)
  /// `FT_Err_Invalid_Stream_Skip`.
  public static let invalidStreamSkip = FreeTypeError(rawValue: 0x53)
  /// `FT_Err_Invalid_Stream_Read`.
  public static let invalidStreamRead = FreeTypeError(rawValue: 0x54)
  /// `FT_Err_Invalid_Stream_Operation`.
  public static let invalidStreamOperation = FreeTypeError(rawValue: 0x55)
  /// `FT_Err_Invalid_Frame_Operation`.
  public static let invalidFrameOperation = FreeTypeError(rawValue: 0x56)
  /// `FT_Err_Nested_Frame_Access`.
  public static let nestedFrameAccess = FreeTypeError(rawValue: 0x57)
  /// `FT_Err_Invalid_Frame_Read`.
  public static let invalidFrameRead = FreeTypeError(rawValue: 0x58)
  /// `FT_Err_Raster_Uninitialized`.
  public static let rasterUninitialized = FreeTypeError(rawValue: 0x60)
  /// `FT_Err_Raster_Corrupted`.
  public static let rasterCorrupted = FreeTypeError(rawValue: 0x61)
  /// `FT_Err_Raster_Overflow`.
  public static let rasterOverflow = FreeTypeError(rawValue: 0x62)
  /// `FT_Err_Raster_Negative_Height`.
  public static let rasterNegativeHeight = FreeTypeError(rawValue: 0x63)
  /// `FT_Err_Too_Many_Caches`.
  public static let tooManyCaches = FreeTypeError(rawValue: 0x70)
  /// `FT_Err_Invalid_Opcode`.
  public static let invalidOpcode = FreeTypeError(rawValue: 0x80)
  /// `FT_Err_Too_Few_Arguments`.
  public static let tooFewArguments = FreeTypeError(rawValue: 0x81)
  /// `FT_Err_Stack_Overflow`.
  public static let stackOverflow = FreeTypeError(rawValue: 0x82)
  /// `FT_Err_Code_Overflow`.
  public static let codeOverflow = FreeTypeError(rawValue: 0x83)
  /// `FT_Err_Bad_Argument`.
  public static let badArgument = FreeTypeError(rawValue: 0x84)
  /// `FT_Err_Divide_By_Zero`.
  public static let divideByZero = FreeTypeError(rawValue: 0x85)
  /// `FT_Err_Invalid_Reference`.
  public static let invalidReference = FreeTypeError(rawValue: 0x86)
  /// `FT_Err_Debug_OpCode`.
  public static let debugOpCode = FreeTypeError(rawValue: 0x87)
  /// `FT_Err_ENDF_In_Exec_Stream`.
  public static let endfInExecStream = FreeTypeError(rawValue: 0x88)
  /// `FT_Err_Nested_DEFS`.
  public static let nestedDefs = FreeTypeError(rawValue: 0x89)
  /// `FT_Err_Invalid_CodeRange`.
  public static let invalidCodeRange = FreeTypeError(rawValue: 0x8A)
  /// `FT_Err_Execution_Too_Long`.
  public static let executionTooLong = FreeTypeError(rawValue: 0x8B)
  /// `FT_Err_Too_Many_Function_Defs`.
  public static let tooManyFunctionDefs = FreeTypeError(rawValue: 0x8C)
  /// `FT_Err_Too_Many_Instruction_Defs`.
  public static let tooManyInstructionDefs = FreeTypeError(rawValue: 0x8D)
  /// `FT_Err_Table_Missing`.
  public static let tableMissing = FreeTypeError(rawValue: 0x8E)
  /// `FT_Err_Horiz_Header_Missing`.
  public static let horizHeaderMissing = FreeTypeError(rawValue: 0x8F)
  /// `FT_Err_Locations_Missing`.
  public static let locationsMissing = FreeTypeError(rawValue: 0x90)
  /// `FT_Err_Name_Table_Missing`.
  public static let nameTableMissing = FreeTypeError(rawValue: 0x91)
  /// `FT_Err_CMap_Table_Missing`.
  public static let cmapTableMissing = FreeTypeError(rawValue: 0x92)
  /// `FT_Err_Hmtx_Table_Missing`.
  public static let hmtxTableMissing = FreeTypeError(rawValue: 0x93)
  /// `FT_Err_Post_Table_Missing`.
  public static let postTableMissing = FreeTypeError(rawValue: 0x94)
  /// `FT_Err_Invalid_Horiz_Metrics`.
  public static let invalidHorizMetrics = FreeTypeError(rawValue: 0x95)
  /// `FT_Err_Invalid_CharMap_Format`.
  public static let invalidCharMapFormat = FreeTypeError(rawValue: 0x96)
  /// `FT_Err_Invalid_PPem`.
  public static let invalidPPem = FreeTypeError(rawValue: 0x97)
  /// `FT_Err_Invalid_Vert_Metrics`.
  public static let invalidVertMetrics = FreeTypeError(rawValue: 0x98)
  /// `FT_Err_Could_Not_Find_Context`.
  public static let couldNotFindContext = FreeTypeError(rawValue: 0x99)
  /// `FT_Err_Invalid_Post_Table_Format`.
  public static let invalidPostTableFormat = FreeTypeError(rawValue: 0x9A)
  /// `FT_Err_Invalid_Post_Table`.
  public static let invalidPostTable = FreeTypeError(rawValue: 0x9B)
  /// `FT_Err_DEF_In_Glyf_Bytecode`.
  public static let defInGlyfBytecode = FreeTypeError(rawValue: 0x9C)
  /// `FT_Err_Missing_Bitmap`.
  public static let missingBitmap = FreeTypeError(rawValue: 0x9D)
  /// `FT_Err_Missing_SVG_Hooks`.
  public static let missingSVGHooks = FreeTypeError(rawValue: 0x9E)
  /// `FT_Err_Syntax_Error`.
  public static let syntaxError = FreeTypeError(rawValue: 0xA0)
  /// `FT_Err_Stack_Underflow`.
  public static let stackUnderflow = FreeTypeError(rawValue: 0xA1)
  /// `FT_Err_Ignore`.
  public static let ignore = FreeTypeError(rawValue: 0xA2)
  /// `FT_Err_No_Unicode_Glyph_Name`.
  public static let noUnicodeGlyphName = FreeTypeError(rawValue: 0xA3)
  /// `FT_Err_Glyph_Too_Big`.
  public static let glyphTooBig = FreeTypeError(rawValue: 0xA4)
  /// `FT_Err_Missing_Startfont_Field`.
  public static let missingStartfontField = FreeTypeError(rawValue: 0xB0)
  /// `FT_Err_Missing_Font_Field`.
  public static let missingFontField = FreeTypeError(rawValue: 0xB1)
  /// `FT_Err_Missing_Size_Field`.
  public static let missingSizeField = FreeTypeError(rawValue: 0xB2)
  /// `FT_Err_Missing_Fontboundingbox_Field`.
  public static let missingFontboundingboxField = FreeTypeError(rawValue: 0xB3)
  /// `FT_Err_Missing_Chars_Field`.
  public static let missingCharsField = FreeTypeError(rawValue: 0xB4)
  /// `FT_Err_Missing_Startchar_Field`.
  public static let missingStartcharField = FreeTypeError(rawValue: 0xB5)
  /// `FT_Err_Missing_Encoding_Field`.
  public static let missingEncodingField = FreeTypeError(rawValue: 0xB6)
  /// `FT_Err_Missing_Bbx_Field`.
  public static let missingBbxField = FreeTypeError(rawValue: 0xB7)
  /// `FT_Err_Bbx_Too_Big`.
  public static let bbxTooBig = FreeTypeError(rawValue: 0xB8)
  /// `FT_Err_Corrupted_Font_Header`.
  public static let corruptedFontHeader = FreeTypeError(rawValue: 0xB9)
  /// `FT_Err_Corrupted_Font_Glyphs`.
  public static let corruptedFontGlyphs = FreeTypeError(rawValue: 0xBA)
}

extension FreeTypeError: CustomStringConvertible {
  /// What is wrong, in plain words: `"a table is broken"`.
  public var description: String {
    Self.known[rawValue]?.words ?? "FreeType gave error \(rawValue)"
  }

  /// The name of the static above: `"invalidTable"`; `"freeType"` for a code of a later FreeType.
  public var name: String { Self.known[rawValue]?.name ?? "freeType" }
}

extension FreeTypeError {
  private static let known: [Int32: (name: String, words: String)] = [
    0x01: ("cannotOpenResource", "the file cannot be opened"),
    0x02: ("unknownFileFormat", "unknown font format"),
    0x03: ("invalidFileFormat", "the file is broken"),
    0x04: ("invalidVersion", "invalid FreeType version"),
    0x05: ("lowerModuleVersion", "module version is too low"),
    0x06: ("invalidArgument", "the file has no such face, or its header is invalid"),
    0x07: ("unimplementedFeature", "FreeType was built without a feature that the file needs"),
    0x08: ("invalidTable", "a table is broken"),
    0x09: ("invalidOffset", "a table has an invalid offset"),
    0x0A: ("arrayTooLarge", "a table claims to be larger than memory allows"),
    0x0B: ("missingModule", "missing module"),
    0x0C: ("missingProperty", "missing property"),
    0x10: ("invalidGlyphIndex", "invalid glyph index"),
    0x11: ("invalidCharacterCode", "invalid character code"),
    0x12: ("invalidGlyphFormat", "unsupported glyph image format"),
    0x13: ("cannotRenderGlyph", "cannot render this glyph format"),
    0x14: ("invalidOutline", "invalid outline"),
    0x15: ("invalidComposite", "invalid composite glyph"),
    0x16: ("tooManyHints", "too many hints"),
    0x17: ("invalidPixelSize", "invalid pixel size"),
    0x18: ("invalidSVGDocument", "invalid SVG document"),
    0x20: ("invalidHandle", "invalid object handle"),
    0x21: ("invalidLibraryHandle", "invalid library handle"),
    0x22: ("invalidDriverHandle", "invalid module handle"),
    0x23: ("invalidFaceHandle", "invalid face handle"),
    0x24: ("invalidSizeHandle", "invalid size handle"),
    0x25: ("invalidSlotHandle", "invalid glyph slot handle"),
    0x26: ("invalidCharMapHandle", "invalid charmap handle"),
    0x27: ("invalidCacheHandle", "invalid cache manager handle"),
    0x28: ("invalidStreamHandle", "invalid stream handle"),
    0x30: ("tooManyDrivers", "too many modules"),
    0x31: ("tooManyExtensions", "too many extensions"),
    0x40: ("outOfMemory", "out of memory"),
    0x41: ("unlistedObject", "unlisted object"),
    0x51: ("cannotOpenStream", "the file cannot be read"),
    0x52: ("invalidStreamSeek", "the file ends before a table does"),
    0x53: ("invalidStreamSkip", "the file ends before a table does"),
    0x54: ("invalidStreamRead", "the file ends before a table does"),
    0x55: ("invalidStreamOperation", "the file ends before a table does"),
    0x56: ("invalidFrameOperation", "the file ends before a table does"),
    0x57: ("nestedFrameAccess", "nested frame access"),
    0x58: ("invalidFrameRead", "a table ends before its contents do"),
    0x60: ("rasterUninitialized", "raster uninitialized"),
    0x61: ("rasterCorrupted", "raster corrupted"),
    0x62: ("rasterOverflow", "raster overflow"),
    0x63: ("rasterNegativeHeight", "negative height while rastering"),
    0x70: ("tooManyCaches", "too many registered caches"),
    0x80: ("invalidOpcode", "invalid opcode"),
    0x81: ("tooFewArguments", "too few arguments"),
    0x82: ("stackOverflow", "stack overflow"),
    0x83: ("codeOverflow", "code overflow"),
    0x84: ("badArgument", "bad argument"),
    0x85: ("divideByZero", "division by zero"),
    0x86: ("invalidReference", "invalid reference"),
    0x87: ("debugOpCode", "found debug opcode"),
    0x88: ("endfInExecStream", "found ENDF opcode in execution stream"),
    0x89: ("nestedDefs", "nested DEFS"),
    0x8A: ("invalidCodeRange", "invalid code range"),
    0x8B: ("executionTooLong", "execution context too long"),
    0x8C: ("tooManyFunctionDefs", "too many function definitions"),
    0x8D: ("tooManyInstructionDefs", "too many instruction definitions"),
    0x8E: ("tableMissing", "a required table is missing"),
    0x8F: ("horizHeaderMissing", "the `hhea` table is missing"),
    0x90: ("locationsMissing", "the `loca` table is missing"),
    0x91: ("nameTableMissing", "the `name` table is missing"),
    0x92: ("cmapTableMissing", "the `cmap` table is missing"),
    0x93: ("hmtxTableMissing", "the `hmtx` table is missing"),
    0x94: ("postTableMissing", "the `post` table is missing"),
    0x95: ("invalidHorizMetrics", "the `hmtx` table is broken"),
    0x96: ("invalidCharMapFormat", "the `cmap` table is broken"),
    0x97: ("invalidPPem", "invalid ppem value"),
    0x98: ("invalidVertMetrics", "the `vmtx` table is broken"),
    0x99: ("couldNotFindContext", "could not find context"),
    0x9A: ("invalidPostTableFormat", "the `post` table has a format unknown to FreeType"),
    0x9B: ("invalidPostTable", "the `post` table is broken"),
    0x9C: ("defInGlyfBytecode", "found FDEF or IDEF opcode in glyf bytecode"),
    0x9D: ("missingBitmap", "missing bitmap in strike"),
    0x9E: ("missingSVGHooks", "SVG hooks have not been set"),
    0xA0: ("syntaxError", "the program in the font is broken"),
    0xA1: ("stackUnderflow", "the program in the font is broken"),
    0xA2: ("ignore", "ignore"),
    0xA3: ("noUnicodeGlyphName", "no Unicode glyph name found"),
    0xA4: ("glyphTooBig", "glyph too big for hinting"),
    0xB0: ("missingStartfontField", "'STARTFONT' field missing"),
    0xB1: ("missingFontField", "'FONT' field missing"),
    0xB2: ("missingSizeField", "'SIZE' field missing"),
    0xB3: ("missingFontboundingboxField", "'FONTBOUNDINGBOX' field missing"),
    0xB4: ("missingCharsField", "'CHARS' field missing"),
    0xB5: ("missingStartcharField", "'STARTCHAR' field missing"),
    0xB6: ("missingEncodingField", "'ENCODING' field missing"),
    0xB7: ("missingBbxField", "'BBX' field missing"),
    0xB8: ("bbxTooBig", "'BBX' too big"),
    0xB9: ("corruptedFontHeader", "font header corrupted or missing fields"),
    0xBA: ("corruptedFontGlyphs", "font glyphs corrupted or missing fields"),
  ]
}
