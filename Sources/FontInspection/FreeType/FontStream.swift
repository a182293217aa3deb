internal import CFreeType

/// The bytes of a font as FreeType asks for them (`FT_Stream`).
@safe final class FontStream {
  let record: UnsafeMutablePointer<FT_StreamRec_>
  private let bytes: FontBytes

  init(_ bytes: FontBytes) {
    self.bytes = bytes
    unsafe record = .allocate(capacity: 1)
    unsafe record.initialize(to: FT_StreamRec_())
    unsafe record.pointee.size = UInt(bytes.size)
    unsafe record.pointee.descriptor.pointer = Unmanaged.passUnretained(bytes).toOpaque()
    unsafe record.pointee.read = { stream, offset, buffer, count in
      unsafe FontStream.read(stream, offset, buffer, count)
    }
  }

  deinit {
    unsafe record.deinitialize(count: 1)
    unsafe record.deallocate()
  }
}

extension FontStream {
  /// FreeType's `FT_Stream_IoFunc`: the number of bytes read; with a count of zero a seek, where
  /// any other value than zero is an error. Beyond what a file may be read, nothing comes.
  private static func read(
    _ stream: FT_Stream?, _ offset: UInt, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: UInt
  ) -> UInt {
    guard let pointer = unsafe stream?.pointee.descriptor.pointer else { return count == 0 ? 1 : 0 }
    let bytes = unsafe Unmanaged<FontBytes>.fromOpaque(pointer).takeUnretainedValue()
    guard let start = Int(exactly: offset), start <= bytes.size else { return count == 0 ? 1 : 0 }
    guard count > 0, let count = Int(exactly: count), let buffer = unsafe buffer else { return 0 }
    let target = unsafe UnsafeMutableRawBufferPointer(start: buffer, count: count)
    guard bytes.allowsReading(of: count) else { return 0 }
    return unsafe UInt(bytes.read(at: start, into: target))
  }
}
