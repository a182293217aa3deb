import FileTree
import SourceText

/// What git's own files in one folder say. They are read when they are asked for.
final class GitFolder {
  let path: String
  /// Whether the folder holds `.git`.
  let isRepository: Bool
  /// Files that are not read to their end.
  private(set) var unchecked: [UncheckedFile] = []

  /// A line of `.gitignore`.
  struct Rule {
    var pattern: PathPattern
    /// Whether it holds at any depth below the folder.
    var isName: Bool
    var isNegated: Bool
  }

  private static let largestFile = 1 << 20
  /// Lines of a file that are read: ten times what the longest known have.
  private static let mostLines = 20_000

  init(_ path: String) {
    self.path = path
    isRepository = FileTree.isFile(path + "/.git") || FileTree.isFolder(path + "/.git")
  }

  lazy var rules: [Rule] = lines(of: path + "/.gitignore").compactMap(Rule.init)

  /// The folders that hold other repositories: they are empty until git fetches them.
  private lazy var submodules: Set<String> = Set(
    lines(of: path + "/.gitmodules").compactMap(Self.submodule).map { path + "/" + $0 })

  /// Whether a path below the folder is left out; `nil` where nothing is said of it. The last rule that fits
  /// decides.
  /// - Parameter effort: how many characters may be compared; it shrinks by those that were. With none
  ///   left nothing is said.
  func decides(_ names: PathPattern.Names, effort: inout Int) -> Bool? {
    let name = names.last
    for rule in rules.reversed() {
      guard effort > 0 else { return nil }
      var steps = 1
      let fits = rule.pattern.matches(rule.isName ? name : names, counting: &steps)
      effort -= steps
      if fits { return !rule.isNegated }
    }
    return nil
  }

  /// Whether a path below the folder lies in another repository, or is one.
  func holdsSubmodule(with path: String) -> Bool {
    guard !submodules.isEmpty else { return false }
    return path.withFoldersAbove.contains { submodules.contains($0) }
  }
}

extension GitFolder {
  private func lines(of path: String) -> [String] {
    guard FileTree.isFile(path) else { return [] }
    do {
      let bytes = try FileTree.read(path, limit: Self.largestFile)
      let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      if lines.count > Self.mostLines {
        let reason = "contains more than \(Self.mostLines) lines; the rest was not read"
        unchecked.append(UncheckedFile(path: path, reason: reason, isError: false))
      }
      return lines.prefix(Self.mostLines).map { String($0).trimmed }
    } catch {
      unchecked.append(UncheckedFile(path: path, reason: error.reason, isError: false))
      return []
    }
  }

  /// `path = Modules/Fonts`
  private static func submodule(_ line: String) -> String? {
    let parts = line.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
    guard parts.count == 2, parts[0] == "path" else { return nil }
    return parts[1].withoutIdleParts
  }
}

extension GitFolder.Rule {
  fileprivate init?(_ line: String) {
    var text = line
    guard !text.isEmpty, !text.hasPrefix("#") else { return nil }
    isNegated = text.hasPrefix("!")
    if isNegated { text.removeFirst() }
    while text.hasSuffix("/") { text.removeLast() }
    // A slash at the start or within binds the pattern to the folder.
    isName = !text.contains("/")
    pattern = PathPattern(text)
  }
}
