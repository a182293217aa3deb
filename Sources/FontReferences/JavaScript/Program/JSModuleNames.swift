/// Finds the file that an imported name means, as Metro does for iOS.
struct JSModuleNames: Sendable {
  /// In the order in which they are tried.
  static let extensions = [".ts", ".tsx", ".js", ".jsx", ".mjs", ".cjs"]

  private let paths: [String: Int]
  private let aliases: [JSAlias]

  init(_ modules: [JSModule], _ aliases: [JSAlias]) {
    paths = Dictionary(modules.enumerated().map { ($0.element.path, $0.offset) }) { first, _ in
      first
    }
    self.aliases = aliases
  }

  /// The module that a name means in a file, as an index; `nil` for what is not the app's.
  func module(_ name: String, from path: String) -> Int? {
    if name.hasPrefix(".") { return file((path.folderOfPath + "/" + name).normalizedPath) }
    for alias in aliases {
      if let target = alias.path(for: name, in: path), let found = file(target) { return found }
    }
    return nil
  }

  /// The path of a file that is no code (`require('./Lobster.ttf')`).
  func asset(_ name: String, from path: String) -> [String] {
    if name.hasPrefix(".") { return [(path.folderOfPath + "/" + name).normalizedPath] }
    return aliases.compactMap { $0.path(for: name, in: path) }
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
