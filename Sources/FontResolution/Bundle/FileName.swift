/// The last component of a path and its parts.
struct FileName {
  var name: String
  /// The name without its extension.
  var stem: String
  /// The extension in lower case, without the dot; empty where there is none.
  var fileExtension: String

  init(_ path: String) {
    name = path.split(separator: "/").last.map(String.init) ?? path
    if let dot = name.lastIndex(of: "."), dot != name.startIndex {
      stem = String(name[..<dot])
      fileExtension = name[dot...].dropFirst().lowercased()
    } else {
      stem = name
      fileExtension = ""
    }
  }

  /// Whether the extension is one that font files have.
  var hasFontExtension: Bool { FileName.fontExtensions.contains(fileExtension) }

  private static let fontExtensions: Set<String> = [
    "ttf", "otf", "ttc", "otc", "woff", "woff2", "eot", "dfont", "pfb", "pfa", "pfm", "suit", "svg",
  ]
}
