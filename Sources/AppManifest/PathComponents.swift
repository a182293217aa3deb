/// Paths with `/` between their components, seen as text: nothing is asked of the disk.
extension String {
  /// The name of the file or folder.
  var lastComponent: String {
    split(separator: "/").last.map(String.init) ?? self
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
