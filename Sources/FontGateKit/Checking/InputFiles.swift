import AppManifest
import FileTree
import FontInspection
import SourceText

/// The files a run is about: every path that was asked for, walked once.
struct InputFiles {
  /// The absolute paths that exist, in the order asked.
  var roots: [String] = []
  var trees: [FileTree] = []
  /// That of them which other runs about the same folder have, too.
  var shared: FileTree?
  /// Paths that do not exist or cannot be read.
  var missing: [UncheckedFile] = []
  /// The projects and manifests that alone are asked about, by the folder they stand in.
  var subjects: [String: [String]] = [:]
  /// The files that alone are asked about, by the folder of the project around them.
  private(set) var askedFiles: [String: Set<String>] = [:]
  /// Whether it is beside other projects of the run, and no process runs its code.
  var isLibrary = false
  /// Fonts from elsewhere that count as available.
  var extraFonts: [String] = []
  /// Folders that hold fonts besides and must not be entered.
  private var unentered: [FileFailure] = []
  /// How far links and what the configuration names lead.
  private var reach: Reach

  /// - Parameter findsProjects: whether a file stands for what its project says of it.
  init(_ options: CheckOptions, findsProjects: Bool = true) {
    let walk = FileTree.WalkOptions(excluded: options.excluded)
    var projects: [String: String?] = [:]
    let homes = options.paths.map { path in
      findsProjects ? Self.home(of: options.absolute(path), options, &projects) : nil
    }
    reach = Reach(
      zip(options.paths, homes).map { $1 ?? ProjectPath(options.absolute($0)).folder })
    for (path, home) in zip(options.paths, homes) {
      if let home {
        add(file: FileTree.absolute(options.absolute(path)), of: home, options, walk)
      } else {
        add(path, options, walk)
      }
    }
    for path in options.fonts.map(options.absolute) {
      do {
        addFonts(of: try FileTree.walk(path, options: walk))
      } catch {
        missing.append(UncheckedFile(error))
      }
    }
    for path in options.configuredFonts.map(options.absolute) {
      do {
        addFonts(of: try reach.walk(path, options: walk, isChosen: true))
      } catch  where FileTree.isFolder(path) {
        unentered.append(error)
      } catch {
        missing.append(UncheckedFile(error))
      }
    }
  }

  /// Every file, once.
  var files: [FileTree.File] {
    var seen: Set<String> = []
    return trees.flatMap(\.files).filter { seen.insert($0.path).inserted }
  }

  /// The files that no other run about the same folder has.
  var ownFiles: [FileTree.File] { trees.filter { $0.root != shared?.root }.flatMap(\.files) }

  /// Folders that could not or must not be entered, and what stands in place of files that projects are
  /// read from.
  var unchecked: [UncheckedFile] {
    let specials = files.filter { $0.kind == .special && ManifestReader.reads($0.path) }
    return (trees.flatMap(\.unreadable) + unentered).map { UncheckedFile($0) }
      + specials.map { UncheckedFile(path: $0.path, reason: FileFailure.isNoFile) }
      + leftOut
  }

  /// Files that are asked about and that checking their projects leaves out.
  private var leftOut: [UncheckedFile] {
    let reason = "is excluded, or in a folder that is not searched"
    let known = askedFiles.isEmpty ? [] : Set(files.map(\.path))
    return askedFiles.values.flatMap { $0.subtracting(known) }
      .map { UncheckedFile(path: $0, reason: reason, isError: false) }
  }

  /// Whether a path is among what is asked about.
  func isAsked(_ path: String) -> Bool {
    guard !askedFiles.isEmpty else { return true }
    let around = roots.filter { path == $0 || $0 == "/" || path.isBelow($0) }
    // What stands elsewhere belongs to the projects that are checked as a whole.
    return (around.isEmpty ? roots : around).contains { askedFiles[$0]?.contains(path) ?? true }
  }

  /// Every font file: below the roots, from elsewhere, and those that a project bundles.
  func fontPaths(and others: [String] = []) -> [String] {
    let found = files.map(\.path).filter(FontFormat.isFontPath)
    return Set(found + extraFonts + others).sorted()
  }

  private mutating func add(
    _ path: String, _ options: CheckOptions, _ walk: FileTree.WalkOptions
  ) {
    guard let asked = tree(at: path, options, walk) else { return }
    let place = ProjectPath(asked.root)
    askedFiles[place.folder] = nil
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

  /// The folder of the project around a single file; `nil` for a folder, a project, and a file of none.
  /// - Parameter known: the project around each folder that was asked for before.
  private static func home(
    of path: String, _ options: CheckOptions, _ known: inout [String: String?]
  ) -> String? {
    let path = FileTree.absolute(path)
    guard FileTree.isRegularFile(path), ProjectPath(path).subject == nil else { return nil }
    if let home = known[path.folder] { return home }
    let home = EnclosingProject(of: path, currentDirectory: options.currentDirectory).folder
    known[path.folder] = .some(home)
    return home
  }

  private mutating func add(
    file: String, of home: String, _ options: CheckOptions, _ walk: FileTree.WalkOptions
  ) {
    if !roots.contains(home) {
      guard let tree = tree(at: home, options, walk) else { return }
      roots.append(tree.root)
      trees.append(tree)
      askedFiles[home] = []
    }
    askedFiles[home]?.insert(file)
  }

  private mutating func tree(
    at path: String, _ options: CheckOptions, _ walk: FileTree.WalkOptions
  ) -> FileTree? {
    do {
      return try reach.walk(options.absolute(path), options: walk)
    } catch {
      missing.append(UncheckedFile(error))
      return nil
    }
  }

  private mutating func addFonts(of tree: FileTree) {
    unentered += tree.unreadable
    extraFonts += tree.files.map(\.path).filter(FontFormat.isFontPath)
  }
}

extension CheckOptions {
  fileprivate func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : currentDirectory + "/" + path
  }
}
