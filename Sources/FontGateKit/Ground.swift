import FileTree
import FontInspection
import SourceText

/// The files a run is about: every path that was asked for, walked once.
struct Ground {
  /// The absolute paths that exist, in the order asked.
  var roots: [String] = []
  var trees: [FileTree] = []
  /// Paths that do not exist or cannot be read.
  var missing: [UncheckedFile] = []
  /// Fonts from elsewhere that count as available.
  var extraFonts: [String] = []

  init(_ options: FontGateOptions) {
    let walk = FileTree.WalkOptions(excluded: options.excluded)
    for path in options.paths {
      guard let tree = tree(at: path, options, walk), !roots.contains(tree.root) else { continue }
      roots.append(tree.root)
      trees.append(tree)
    }
    for path in options.fonts {
      guard let tree = tree(at: path, options, walk) else { continue }
      extraFonts += tree.files.map(\.path).filter(FontFormat.isFontPath)
    }
  }

  /// Every file, once.
  var files: [FileTree.File] {
    var seen: Set<String> = []
    return trees.flatMap(\.files).filter { seen.insert($0.path).inserted }
  }

  /// Folders that could not be entered.
  var unchecked: [UncheckedFile] {
    trees.flatMap(\.unreadable).map { UncheckedFile(path: $0.path, reason: $0.reason) }
  }

  /// Every font file: below the roots, from elsewhere, and those that a project bundles.
  func fontPaths(and others: [String] = []) -> [String] {
    let found = files.map(\.path).filter(FontFormat.isFontPath)
    return Set(found + extraFonts + others).sorted()
  }

  private mutating func tree(
    at path: String, _ options: FontGateOptions, _ walk: FileTree.WalkOptions
  ) -> FileTree? {
    let absolute = path.hasPrefix("/") ? path : options.currentDirectory + "/" + path
    do {
      return try FileTree.walk(absolute, options: walk)
    } catch {
      missing.append(UncheckedFile(path: absolute, reason: error.reason))
      return nil
    }
  }
}
