extension FileTree {
  /// A part of a regular file; less of it, or nothing, where the file ends before.
  ///
  /// Never blocks: a FIFO, a socket or a device is refused, not waited for.
  /// - Parameters:
  ///   - offset: where the part begins, in bytes.
  ///   - count: how many bytes it has.
  /// - Throws: when the file cannot be read or is no regular file.
  package static func read(
    _ path: String, from offset: Int, count: Int
  ) throws(FileFailure) -> [UInt8] {
    guard !path.utf8.contains(0) else {
      throw FileFailure(path: path, reason: "no such file or folder")
    }
    guard offset >= 0, count > 0 else { return [] }
    return try System.bytes(path, from: offset, count: count)
  }
}
