import FileTree

/// Which paths of a repository git leaves out, as its `.gitignore` files say.
struct GitIgnore {
  private struct Rule {
    /// The folder of the file that has the rule.
    var folder: String
    var pattern: PathPattern
    /// Whether it holds at any depth below the folder.
    var isName: Bool
    var isNegated: Bool
  }

  private let rules: [Rule]

  /// The rules that hold for a path: of all folders above it, up to the one that holds `.git`.
  init(for path: String) {
    var folders: [String] = []
    var folder = path.folder
    while !folder.isEmpty {
      folders.insert(folder, at: 0)
      if Self.exists(folder + "/.git") { break }
      folder = folder.folder
    }
    rules = folders.flatMap(Self.rules)
  }

  /// Whether git leaves a file or folder out; the last rule that fits decides, and nothing below a folder
  /// that is left out is taken in again.
  func ignores(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.indices.contains { end in
      decides("/" + parts[...end].joined(separator: "/"))
    }
  }

  private func decides(_ path: String) -> Bool {
    var isIgnored = false
    for rule in rules where path.hasPrefix(rule.folder + "/") {
      let relative = path.dropFirst(rule.folder.count + 1)
      let fits =
        rule.isName
        ? rule.pattern.matches(path.lastComponent) : rule.pattern.matches(relative)
      if fits { isIgnored = !rule.isNegated }
    }
    return isIgnored
  }

  private static func rules(of folder: String) -> [Rule] {
    guard let bytes = try? FileTree.read(folder + "/.gitignore", limit: 1 << 20) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap {
      line in
      var text = line.trimmed
      guard !text.isEmpty, !text.hasPrefix("#") else { return nil }
      let isNegated = text.hasPrefix("!")
      if isNegated { text.removeFirst() }
      while text.hasSuffix("/") { text.removeLast() }
      // A slash at the start or within binds the pattern to the folder.
      let isName = !text.contains("/")
      return Rule(
        folder: folder, pattern: PathPattern(text), isName: isName, isNegated: isNegated)
    }
  }

  private static func exists(_ path: String) -> Bool {
    do {
      _ = try FileTree.read(path, limit: 0)
      return true
    } catch {
      return error.reason != "no such file or folder" && error.reason != "is no folder"
    }
  }
}
