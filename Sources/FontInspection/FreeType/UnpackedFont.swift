internal import CFreeType

/// A face of a web font, unpacked by FreeType and not opened: the bytes of its tables as in any other font.
@safe final class UnpackedFont {
  /// The number of faces in the file.
  let faceCount: Int
  /// The size in bytes.
  let size: Int
  private let library: FreeTypeLibrary
  private let stream: FontStream
  private let handle: FT_Face

  /// Unpacks the face at `index` of the font in `bytes`.
  init(_ library: FreeTypeLibrary, _ bytes: FontBytes, index: Int) throws(FreeTypeError) {
    library.memory.allow(FontLimits.unpackingMemory)
    // Asked for the face -(N + 1), FreeType unpacks face N and looks at nothing in it.
    let (handle, stream) = try unsafe FreeTypeFace.open(
      library, bytes, index: -(index + 1), FontDriver.tables)
    let unpacked = unsafe handle.pointee.stream
    guard let unpacked = unsafe unpacked, unsafe unpacked.pointee.base != nil else {
      unsafe FT_Done_Face(handle)
      throw .unknownFileFormat
    }
    size = unsafe Int(clamping: unpacked.pointee.size)
    faceCount = unsafe handle.pointee.num_faces
    unsafe self.handle = handle
    self.library = library
    self.stream = stream
  }

  deinit {
    unsafe FT_Done_Face(handle)
  }

  /// Copies bytes from `offset` on, and says how many there were.
  func read(at offset: Int, into target: UnsafeMutableRawBufferPointer) -> Int {
    guard offset >= 0, offset < size, let base = unsafe handle.pointee.stream?.pointee.base else {
      return 0
    }
    let part = unsafe UnsafeRawBufferPointer(
      start: base + offset, count: min(target.count, size - offset))
    unsafe target.copyMemory(from: part)
    return part.count
  }
}
