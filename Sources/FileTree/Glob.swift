/// A pattern on the paths below a folder, as people write it to leave files out.
struct Glob {
  private let pattern: PathPattern
  /// The pattern as a path of its own, which may begin in a folder around `root`.
  private let absolute: PathPattern?
  private let root: String

  /// `nil` for a pattern that names nothing. An absolute pattern counts below `root`; a pattern
  /// without `/` matches at any depth.
  init?(_ pattern: String, root: String) {
    self.root = root
    absolute = pattern.hasPrefix("/") ? PathPattern(Self.folder(of: pattern), isPlain: true) : nil
    var pattern = pattern[...]
    if pattern.hasPrefix(root + "/") {
      pattern = pattern.dropFirst(root.count)
    }
    while pattern.hasPrefix("./") { pattern = pattern.dropFirst(2) }
    var parts = pattern.split(separator: "/")
    guard !parts.isEmpty else { return nil }
    if parts.count == 1, !pattern.hasPrefix("/") {
      parts.insert("**", at: 0)
    } else if parts.count > 1, parts.last == "**" {
      // `folder/**` means the folder with all below it: leave the folder itself out too.
      parts.removeLast()
    }
    self.pattern = PathPattern(parts.joined(separator: "/"), isPlain: true)
  }

  /// Whether a path below the root matches.
  func matches(_ relativePath: String) -> Bool {
    pattern.matches(relativePath) || absolute?.matches(root + "/" + relativePath) == true
  }

  /// Whether a path below the root matches, or a folder it lies in from a folder around it on.
  func matches(anyFolderOf path: String, below folder: String) -> Bool {
    var end = path.utf8.endIndex
    let start = path.utf8.index(path.utf8.startIndex, offsetBy: folder.utf8.count)
    while end > start {
      if matches(String(path[..<end])) { return true }
      guard let slash = path.utf8[..<end].lastIndex(of: UInt8(ascii: "/")) else { return false }
      end = slash
    }
    return false
  }

  /// `folder/**` without the stars.
  private static func folder(of pattern: String) -> String {
    pattern.hasSuffix("/**") ? String(pattern.dropLast(3)) : pattern
  }
}
