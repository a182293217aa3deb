internal import CFreeType

/// An instance of FreeType (`FT_Library`). One thread alone may use it.
@safe final class FreeTypeLibrary {
  let handle: FT_Library

  init() throws(FreeTypeError) {
    var library: FT_Library?
    let code = unsafe FT_Init_FreeType(&library)
    guard code == 0, let library = unsafe library else { throw FreeTypeError(rawValue: code) }
    unsafe handle = library
  }

  deinit {
    unsafe FT_Done_FreeType(handle)
  }
}
