extension String {
  /// The last component of a path.
  var fileName: String {
    if let slash = lastSlash, slash.next != endIndex { return String(self[slash.next...]) }
    return split(separator: "/").last.map(String.init) ?? self
  }

  /// The path without its last component.
  var folder: String {
    if isAbsoluteAndPlain, let slash = lastSlash, slash.next != endIndex {
      return String(self[..<slash.at])
    }
    return split(separator: "/").dropLast().map { "/\($0)" }.joined()
  }
}

extension String {
  private var lastSlash: (at: Index, next: Index)? {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { ($0, utf8.index(after: $0)) }
  }

  /// Whether it begins with a slash, and has no two that stand together.
  private var isAbsoluteAndPlain: Bool {
    guard utf8.first == UInt8(ascii: "/") else { return false }
    var wasSlash = false
    for byte in utf8 {
      let isSlash = byte == UInt8(ascii: "/")
      if isSlash, wasSlash { return false }
      wasSlash = isSlash
    }
    return true
  }
}
