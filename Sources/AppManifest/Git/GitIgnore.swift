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
    rules = GitRepository(around: path).folders.flatMap(Self.rules)
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
    GitRepository.lines(of: folder + "/.gitignore").compactMap { line in
      var text = line
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
}
