internal import CFreeType

/// An instance of FreeType (`FT_Library`). One thread alone may use it.
@safe final class FreeTypeLibrary {
  let handle: FT_Library
  /// Where all its memory comes from.
  let memory = FreeTypeMemory()

  init() throws(FreeTypeError) {
    var library: FT_Library?
    let code = unsafe FT_New_Library(memory.record, &library)
    guard code == 0, let library = unsafe library else { throw FreeTypeError(rawValue: code) }
    unsafe handle = library
    unsafe FT_Add_Default_Modules(library)
  }

  /// The modules that were looked up; FreeType compares names each time it is asked.
  private var modules: [FontDriver: FT_Module?] = unsafe [:]

  /// The module of this name; `nil` where FreeType was built without it.
  func module(_ driver: FontDriver) -> FT_Module? {
    if let known = unsafe modules[driver] { return unsafe known }
    let module = unsafe driver.rawValue.withCString { unsafe FT_Get_Module(handle, $0) }
    unsafe modules[driver] = .some(module)
    return unsafe module
  }

  deinit {
    unsafe FT_Done_Library(handle)
  }
}
