/// Which files are fonts, by their names.
package enum FontSuffix {
  private static let suffixes: Set<String> = [
    "ttf", "otf", "ttc", "otc", "woff", "woff2", "eot", "dfont", "pfb", "pfa", "suit", "t1", "otb",
    "pcf", "bdf",
  ]

  /// Whether a path ends as font files do, in any case. A `.cff` is more often a citation than a font.
  package static func ends(_ path: String) -> Bool {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")), path.utf8[dot...].count <= 6 else {
      return false
    }
    return suffixes.contains(path[dot...].dropFirst().lowercased())
  }
}
