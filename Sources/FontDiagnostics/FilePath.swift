import AppManifest
import SourceText

extension String {
  /// The last component of a path.
  var fileName: String { lastComponent }

  /// The path without its last component.
  var folder: String {
    if isAbsoluteAndPlain, let slash = utf8.lastIndex(of: UInt8(ascii: "/")),
      utf8.index(after: slash) != endIndex
    {
      return String(self[..<slash])
    }
    return split(separator: "/").dropLast().map { "/\($0)" }.joined()
  }
}

extension String {
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
