/// What a file can be to fontgate, by its name.
enum FileRole {
  private static let sources: Set<String> = [
    "swift", "m", "mm", "c", "cc", "cpp", "cxx", "h", "hh", "hpp", "pch", "storyboard", "xib",
    "js", "jsx", "ts", "tsx", "html", "htm", "css", "json", "plist", "strings",
    "stringsdict", "xcstrings",
  ]

  /// Whether font names can stand in it.
  static func isSource(_ path: String) -> Bool {
    sources.contains(path.pathExtension) && !path.contains(".xcassets/")
  }
}

extension String {
  /// What follows the last dot of the last component, in lower case; empty where there is none.
  package var pathExtension: String {
    let bytes = utf8
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot != bytes.startIndex,
      bytes[bytes.index(before: dot)] != UInt8(ascii: "/"),
      !bytes[dot...].contains(UInt8(ascii: "/"))
    else { return "" }
    return self[dot...].dropFirst().lowercased()
  }

  /// The path without what follows its last dot.
  var withoutExtension: String {
    let suffix = pathExtension
    return suffix.isEmpty ? self : String(dropLast(suffix.count + 1))
  }
}
