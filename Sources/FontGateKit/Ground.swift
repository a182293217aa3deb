import AppManifest
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
  /// The projects and manifests that alone are asked about, by the folder they stand in.
  var subjects: [String: [String]] = [:]
  /// Fonts from elsewhere that count as available.
  var extraFonts: [String] = []

  init(_ options: FontGateOptions) {
    let walk = FileTree.WalkOptions(excluded: options.excluded)
    for path in options.paths { add(path, options, walk) }
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

  /// Folders that could not be entered, and what stands in place of files that projects are read from.
  var unchecked: [UncheckedFile] {
    let folders = trees.flatMap(\.unreadable).map {
      UncheckedFile(path: $0.path, reason: $0.reason)
    }
    return folders
      + files.filter { $0.kind == .special && ManifestReader.reads($0.path) }
      .map { UncheckedFile(path: $0.path, reason: FileFailure.isNoFile) }
  }

  /// Every font file: below the roots, from elsewhere, and those that a project bundles.
  func fontPaths(and others: [String] = []) -> [String] {
    let found = files.map(\.path).filter(FontFormat.isFontPath)
    return Set(found + extraFonts + others).sorted()
  }

  private mutating func add(
    _ path: String, _ options: FontGateOptions, _ walk: FileTree.WalkOptions
  ) {
    guard let asked = tree(at: path, options, walk) else { return }
    let place = ProjectPath(asked.root)
    let isWhole = place.subject == nil
    let isKnown = roots.contains(place.folder)
    if let subject = place.subject, !isKnown || subjects[place.folder] != nil {
      subjects[place.folder, default: []].append(subject)
    } else if isWhole {
      subjects[place.folder] = nil
    }
    guard !isKnown, let tree = isWhole ? asked : tree(at: place.folder, options, walk) else {
      return
    }
    roots.append(tree.root)
    trees.append(tree)
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
