/// Which files are fonts, by their names.
package enum FontSuffix {
  private static let suffixes: Set<String> = [
    "ttf", "otf", "ttc", "otc", "woff", "woff2", "eot", "dfont", "pfb", "pfa", "suit", "t1", "otb",
    "pcf", "bdf",
  ]

  /// Whether a path ends as font files do, in any case. A `.cff` is more often a citation than a font; a file like
  /// `._Inter.ttf` has what the Finder knows of `Inter.ttf`, in archives that a Mac made.
  package static func ends(_ path: String) -> Bool {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")), path.utf8[dot...].count <= 6 else {
      return false
    }
    guard suffixes.contains(path[dot...].dropFirst().lowercased()) else { return false }
    let start = path.utf8[..<dot].lastIndex(of: UInt8(ascii: "/")).map {
      path.utf8.index(after: $0)
    }
    return !path.utf8[(start ?? path.startIndex)...].starts(with: "._".utf8)
  }
}
