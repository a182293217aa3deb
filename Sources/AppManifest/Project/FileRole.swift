/// What a file can be to fontgate, by its name.
enum FileRole {
  private static let fonts: Set<String> = [
    "ttf", "otf", "ttc", "otc", "woff", "woff2", "eot", "dfont", "pfb", "pfa", "suit",
  ]
  private static let sources: Set<String> = [
    "swift", "m", "mm", "c", "cc", "cpp", "cxx", "h", "hh", "hpp", "pch", "storyboard", "xib",
    "js", "jsx", "ts", "tsx", "html", "htm", "css", "json", "plist",
  ]

  static func isFont(_ path: String) -> Bool {
    fonts.contains(path.pathExtension)
  }

  /// Whether font names can stand in it.
  static func isSource(_ path: String) -> Bool {
    sources.contains(path.pathExtension) && !path.contains(".xcassets/")
  }
}

extension StringProtocol {
  /// What follows the last dot of the last component, in lower case; empty where there is none.
  var pathExtension: String {
    let name = lastPathComponent
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// The last component of a path.
  var lastPathComponent: String {
    guard let slash = lastIndex(of: "/") else { return String(self) }
    return String(self[index(after: slash)...])
  }

  /// The last component without what follows its last dot.
  var pathStem: String {
    let name = lastPathComponent
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The folder an absolute path stands in.
  var parentFolder: String {
    guard let slash = lastIndex(of: "/"), slash != startIndex else { return "/" }
    return String(self[..<slash])
  }
}
