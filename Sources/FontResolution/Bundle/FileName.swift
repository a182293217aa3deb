/// The last component of a path and its parts.
struct FileName {
  var name: String
  /// The name without its extension.
  var stem: String
  /// The extension in lower case, without the dot; empty where there is none.
  var fileExtension: String

  init(_ path: String) {
    // By bytes: a zero-width joiner after a slash would make one character of both.
    let bytes = path.utf8
    let last = bytes.split(separator: UInt8(ascii: "/")).last ?? bytes[...]
    name = String(decoding: last, as: UTF8.self)
    if let dot = last.lastIndex(of: UInt8(ascii: ".")), dot != last.startIndex {
      stem = String(decoding: last[..<dot], as: UTF8.self)
      fileExtension = String(decoding: last[dot...].dropFirst(), as: UTF8.self).lowercased()
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
