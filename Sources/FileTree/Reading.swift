extension FileTree {
  /// The bytes of a regular file.
  ///
  /// Never blocks: a FIFO, a socket or a device is refused, not waited for.
  /// - Parameter limit: the largest size in bytes that is read.
  /// - Throws: when the file cannot be read, is no regular file, or is larger than `limit`.
  package static func read(_ path: String, limit: Int = 64 << 20) throws(FileFailure) -> [UInt8] {
    guard !path.utf8.contains(0) else {
      throw FileFailure(path: path, reason: "no such file or folder")
    }
    return try System.bytes(path, limit: limit)
  }

  /// The names of what stands in a folder; none where it cannot be read.
  package static func names(in folder: String) -> [String] {
    guard !folder.utf8.contains(0), let items = try? System.items(folder) else { return [] }
    return items.map { String(decoding: $0.name, as: UTF8.self) }
  }

  /// The folder that relative paths start from.
  /// - Throws: when it was removed, or may not be looked at.
  package static func currentFolder() throws(FileFailure) -> String {
    guard let path = System.currentFolder() else {
      throw FileFailure(path: "the working directory", reason: "no such file or folder")
    }
    return path
  }

  /// A path made absolute by the current folder, without `.`, `..` and doubled or trailing `/`; the path
  /// as it is where the current folder is gone.
  package static func absolute(_ path: String) -> String {
    guard let start = path.utf8.first == UInt8(ascii: "/") ? "" : System.currentFolder() else {
      return path
    }
    let whole = start.isEmpty ? path : start + "/" + path
    if isPlain(whole) { return whole }
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Whether an absolute path is as it should be: nearly every one is, and projects have thousands.
  private static func isPlain(_ path: String) -> Bool {
    var follows = false
    for byte in path.utf8 {
      if follows, byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") { return false }
      follows = byte == UInt8(ascii: "/")
    }
    return !follows
  }
}
