import SourceText

/// Finds the file that an imported name means, as Metro does for iOS.
struct JSModuleNames: Sendable {
  /// In the order in which they are tried.
  static let extensions = [".ts", ".tsx", ".js", ".jsx", ".mjs", ".cjs"]

  private let paths: [String: Int]
  private let aliases: [JSAlias]
  /// The positions of the aliases of each prefix.
  private let byPrefix: [String: [Int]]

  init(_ modules: [JSModule], _ aliases: [JSAlias]) {
    paths = Dictionary(modules.enumerated().map { ($0.element.path, $0.offset) }) { first, _ in
      first
    }
    self.aliases = aliases
    byPrefix = Dictionary(grouping: aliases.indices) { aliases[$0].prefix }
  }

  /// The module that a name means in a file, as an index; `nil` for what is not the app's.
  func module(_ name: String, from path: String) -> Int? {
    guard let name = FollowedText.name(name) else { return nil }
    if name.hasPrefix(".") { return file((path.folderOfPath + "/" + name).normalizedPath) }
    for target in targets(of: name, in: path) {
      if let found = file(target) { return found }
    }
    return nil
  }

  /// The path of a file that is no code (`require('./Lobster.ttf')`).
  func asset(_ name: String, from path: String) -> [String] {
    guard let name = FollowedText.name(name) else { return [] }
    if name.hasPrefix(".") { return [(path.folderOfPath + "/" + name).normalizedPath] }
    return targets(of: name, in: path)
  }

  /// The paths that aliases give for a name, in their order: a prefix ends before or behind a slash, or
  /// is the whole name.
  private func targets(of name: String, in path: String) -> [String] {
    var prefixes = ["", name]
    for slash in name.indices where name[slash] == "/" {
      prefixes.append(String(name[..<slash]))
      prefixes.append(String(name[...slash]))
    }
    return Set(prefixes).flatMap { byPrefix[$0] ?? [] }.sorted()
      .compactMap { aliases[$0].path(for: name, in: path) }
  }

  private func file(_ path: String) -> Int? {
    if let found = paths[path] { return found }
    let stems =
      Self.extensions.first(where: path.hasSuffix).map { [path, String(path.dropLast($0.count))] }
      ?? [path]
    for stem in stems + [path + "/index", path + "/src/index"] {
      for platform in [".ios", ".native", ""] {
        for pathExtension in Self.extensions {
          if let found = paths[stem + platform + pathExtension] { return found }
        }
      }
    }
    return nil
  }
}
