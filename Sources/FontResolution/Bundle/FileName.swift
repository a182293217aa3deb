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

  /// Whether the extension is one of files that hold no font, and is no misspelt one.
  var hasOtherExtension: Bool { FileName.otherExtensions.contains(fileExtension) }

  private static let otherExtensions: Set<String> = [
    "aac", "aif", "aiff", "bin", "bmp", "caf", "ccbi", "css", "csv", "db", "gif", "heic", "html",
    "icns",
    "jpeg", "jpg", "js", "json", "m4a", "m4v", "md", "mov", "mp3", "mp4", "nib", "ogg", "pdf",
    "plist",
    "png", "sqlite", "strings", "tif", "tiff", "tmx", "txt", "usdz", "wav", "webp", "xml", "zip",
  ]

  private static let fontExtensions: Set<String> = [
    "ttf", "otf", "ttc", "otc", "woff", "woff2", "eot", "dfont", "pfb", "pfa", "pfm", "suit", "svg",
  ]
}
