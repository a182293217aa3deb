import FileTree
import SourceText

/// The files a project can name: those of the walked folder, and others where the project names them, as
/// far as the tree's reach lets it.
///
/// Letter case is ignored where only so a path is found, as on the file systems of most Macs.
final class ProjectFiles {
  /// What git says of the paths that the project names.
  let git = GitFiles()
  private var reach: Reach
  /// Folders that the project names and that could not or must not be entered, by their paths.
  private var unentered: [String: FileFailure] = [:]
  /// The paths below each folder of the tree, by the folder's path.
  private var folders: [String: Folder]
  private var filePaths: Set<String> = []
  /// The paths by which links lead once more to files.
  private var links: Set<String> = []
  /// Folders of the tree that a walk leaves out for their names.
  private var skipped: Set<String> = []
  /// Paths in lower case to the path on disk.
  private var anyCase: [String: String] = [:]
  /// The `Podfile` that counts in a folder, where it was asked for.
  private var podfiles: [String: Podfile?] = [:]

  private struct Folder {
    var files: [String] = []
    var subfolders: [String] = []
  }

  init(_ tree: FileTree) {
    let isSingleFile = tree.files.count == 1 && tree.files.first?.path == tree.root
    reach = tree.reach
    folders = [:]
    if !isSingleFile {
      folders[tree.root] = Folder()
      add(tree)
    }
  }

  /// The path of a file on disk that a path means; `nil` where there is none.
  func file(_ path: String) -> String? {
    let path = FileTree.absolute(path)
    // The disk's spelling: equal strings may differ in their Unicode normalisation.
    if let known = filePaths.firstIndex(of: path) { return filePaths[known] }
    if let found = anyCase[path.lowercased()], filePaths.contains(found) { return found }
    guard folders[path] == nil, FileTree.isFile(path) else { return nil }
    filePaths.insert(path)
    return path
  }

  /// The only specification of a pod of this name among the files; `nil` where there are more or none.
  func only(_ name: String) -> String? {
    let named = specifications
    return named[name]?.count == 1 ? named[name]?.first : nil
  }

  /// The specifications of pods by their names.
  private lazy var specifications: [String: [String]] = Dictionary(
    grouping: filePaths.filter { $0.hasSuffix(".podspec") || $0.hasSuffix(".podspec.json") },
    by: \.lastComponent)

  /// The list of packages that CocoaPods fetches for a folder.
  func podfile(above start: String) -> Podfile? {
    if let known = podfiles[start] { return known }
    let podfile = Podfile(above: start, files: self)
    podfiles[start] = .some(podfile)
    return podfile
  }

  /// The path of a file of the walked folders; unlike `file(_:)` it does not look at the disk.
  func known(_ path: String) -> String? { filePaths.contains(path) ? path : nil }

  /// The paths of the files of the walked folders for which something holds, in their order.
  func known(where isWanted: (String) -> Bool) -> [String] {
    filePaths.filter(isWanted).sorted { $0.precedesByBytes($1) }
  }

  /// The path of a folder on disk that a path means; `nil` where there is none.
  func folder(_ path: String) -> String? {
    let path = FileTree.absolute(path)
    if let known = folders.index(forKey: path) { return folders[known].key }
    if let found = anyCase[path.lowercased()], folders[found] != nil { return found }
    guard unentered[path] == nil, FileTree.isFolder(path) else { return nil }
    do throws(FileFailure) {
      let tree = try reach.walk(path)
      for failure in tree.unreadable { unentered[failure.path] = failure }
      folders[path] = Folder()
      add(tree)
      return path
    } catch {
      unentered[path] = error
      return nil
    }
  }

  /// Whether a folder may be entered for what the project names.
  func mayEnter(_ path: String) -> Bool { reach.mayEnter(path) }

  /// What the project names and was not entered, or what git's files are not followed in.
  var unchecked: [UncheckedFile] {
    unentered.values.map { UncheckedFile($0) }
      .sorted { $0.path.precedesByBytes($1.path) } + git.unchecked
  }

  /// The files below a folder, in the order of their paths.
  func files(below path: String) -> [String] {
    guard let folder = folder(path) else { return [] }
    var found: [String] = []
    var pending = [folder]
    while let next = pending.popLast(), let content = folders[next] {
      found += content.files
      pending += content.subfolders
    }
    return found.sorted { $0.precedesByBytes($1) }
  }

  /// The files below a folder that become members of a target, in the order of their paths: a link is one by its
  /// own name, be it that the file it leads to is another. What describes a project is looked for once.
  func members(below path: String) -> [String] {
    guard let folder = folder(path) else { return [] }
    let linked = links.filter { $0.isBelow(folder) }
    guard !linked.isEmpty else { return files(below: folder) }
    return linked.union(files(below: folder)).sorted { $0.precedesByBytes($1) }
  }

  /// The members below a folder that a target takes in as it is, in the order of their paths: those in folders
  /// that are otherwise left out for their names, too, for Xcode knows no such names.
  func everyMember(below path: String) -> [String] {
    guard let folder = folder(path) else { return [] }
    var found = Set(members(below: folder))
    var pending = [folder]
    var entered: Set<String> = []
    while let next = pending.popLast() {
      // What a walk of such a folder leaves out is below it.
      for inside in skipped where inside.isBelow(next) && entered.insert(inside).inserted {
        guard let inside = self.folder(inside) else { continue }
        found.formUnion(members(below: inside))
        pending.append(inside)
      }
    }
    return found.sorted { $0.precedesByBytes($1) }
  }

  /// The files and folders directly in a folder.
  func items(in path: String) -> [String] {
    guard let folder = folder(path), let content = folders[folder] else { return [] }
    return content.files + content.subfolders
  }

  /// The files that a pattern names, relative to a folder.
  func files(matching pattern: String, in base: String) -> [String] {
    let whole = FileTree.absolute(pattern.hasPrefix("/") ? pattern : base + "/" + pattern)
    let start = PathPattern.fixedFolder(of: whole)
    guard start != whole else { return file(whole).map { [$0] } ?? [] }
    guard let folder = folder(start) else { return [] }
    let matcher = PathPattern(String(whole.dropFirst(start.count)))
    return files(below: folder).filter { matcher.matches($0.dropFirst(folder.count)) }
  }

  /// The folders that a pattern names (an absolute one).
  func folders(matching pattern: String) -> [String] {
    let start = PathPattern.fixedFolder(of: pattern)
    guard start != pattern, let folder = folder(start) else { return [] }
    let matcher = PathPattern(String(pattern.dropFirst(start.count)))
    return folders.keys.filter {
      $0.hasPrefix(folder + "/") && matcher.matches($0.dropFirst(folder.count))
    }.sorted()
  }
}

extension ProjectFiles {
  private func add(_ tree: FileTree) {
    skipped.formUnion(tree.skipped)
    links.formUnion(tree.links.lazy.filter { $0.kind == .regular }.map(\.path))
    for file in tree.files where file.kind == .regular {
      guard filePaths.insert(file.path).inserted else { continue }
      remember(file.path)
      var child = file.path
      var parent = child.folder
      var isNew = folders[parent] == nil
      folders[parent, default: Folder()].files.append(child)
      while isNew, parent != tree.root, parent != "/" {
        child = parent
        parent = child.folder
        remember(child)
        isNew = folders[parent] == nil
        folders[parent, default: Folder()].subfolders.append(child)
      }
    }
  }

  private func remember(_ path: String) {
    let key = path.lowercased()
    if anyCase[key] == nil { anyCase[key] = path }
  }
}
