/// Paths with `/` between their components, seen as text: nothing is asked of the disk.
extension String {
  /// The name of the file or folder.
  var lastComponent: String {
    let bytes = utf8
    guard let last = bytes.lastIndex(where: { $0 != UInt8(ascii: "/") }) else { return self }
    let end = bytes.index(after: last)
    let slash = bytes[..<end].lastIndex(of: UInt8(ascii: "/"))
    return String(self[(slash.map(bytes.index(after:)) ?? startIndex)..<end])
  }

  /// The folder that holds it; empty where the path is a bare name.
  var folder: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(self[..<slash])
  }

  /// Whether one of the folders on the way has this extension.
  func hasFolder(withExtension name: String) -> Bool {
    split(separator: "/").dropLast().contains { $0.hasSuffix("." + name) }
  }
}
