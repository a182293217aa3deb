import AppManifest
import FileTree
import FontInspection
import SourceText

/// Which projects of a run have nothing to do with each other, and the folders that each has to itself.
///
/// A folder may hold many apps. What one of them has must neither excuse nor explain anything in another,
/// so each is judged as if it alone were checked. Projects belong together where a process of one has files
/// of the other: shared code, packages, fonts. What lies beside several of them and in no project
/// (`Shared/`, `Fonts/`) belongs to all.
struct IndependentProjects {
  /// The groups; empty where all belong together.
  private(set) var groups: [Group] = []
  /// What lies beside several groups, in no project.
  private(set) var shared: FileTree?

  /// Projects that have something to do with each other.
  struct Group {
    /// What they have to themselves.
    var trees: [FileTree] = []
    /// Whether no process runs their code: a package without fonts that nothing links, beside projects
    /// that are run. What it asks for is no app's.
    var isLibrary = false
  }

  /// The outermost folders that hold a file which describes a project, or what Tuist's projects share.
  private let units: Set<String>
  /// The unit that each folder lies in.
  private var unitsByFolder: [String: String?] = [:]
  /// Another unit that a unit belongs to.
  private var joined: [String: String] = [:]

  init(_ tree: FileTree, processes: [AppProcess]) {
    let described = Set(tree.files.map(\.path).compactMap(Self.folderOfProject))
    units = Self.outermost(described.union(TuistRoot.all(in: tree)))
    guard units.count > 1 else { return }
    var live: Set<String> = []
    // The project that a file beside all of them was found in first.
    var owners: [String: String] = [:]
    for process in processes {
      var touched: Set<String> = []
      var beside: [String] = []
      for path in paths(of: process) {
        if let unit = unit(of: path) { touched.insert(unit) } else { beside.append(path) }
      }
      guard let first = touched.first else { return }
      for unit in touched { join(unit, first) }
      for path in beside {
        if let owner = owners[path] { join(owner, first) } else { owners[path] = first }
      }
      live.formUnion(touched)
    }
    let homes = Dictionary(uniqueKeysWithValues: units.map { ($0, root(of: $0)) })
    var division = Division(
      of: tree, homes: homes, live: Set(live.map { root(of: $0) }),
      manifests: Set(processes.compactMap(\.manifest.path)))
    guard division.live.count > 1 else { return }
    division.divide(tree)
    groups = division.groups.sorted { $0.key < $1.key }.map(\.value)
    shared = division.between.files.isEmpty ? nil : division.between
  }
}

extension InputFiles {
  /// The run as several runs, each about projects that have nothing to do with the others; itself where
  /// all belong together, or where only some files are asked about.
  func parts(_ manifests: ManifestReading) -> [InputFiles] {
    // Several folders that are named together are checked together.
    guard trees.count == 1, subjects.isEmpty, askedFiles.isEmpty else { return [self] }
    let projects = IndependentProjects(trees[0], processes: manifests.processes)
    guard projects.groups.count > 1 else { return [self] }
    return projects.groups.map { group in
      var part = self
      part.roots = group.trees.map(\.root)
      part.trees = group.trees + (projects.shared.map { [$0] } ?? [])
      part.shared = projects.shared
      part.isLibrary = group.isLibrary
      return part
    }
  }
}

extension IndependentProjects {
  /// Everything that a process has, as far as it tells which projects it is made of.
  private func paths(of process: AppProcess) -> Set<String> {
    var paths: Set<String> = []
    // One of which nothing is known is taken to have all that there is.
    if process.kind != .unknown {
      paths.formUnion(process.bundle.fonts.map(\.path))
      if case .files(let sources) = process.sources { paths.formUnion(sources) }
    }
    if case .project(_, let path) = process.provider { paths.insert(path) }
    if let path = process.manifest.path { paths.insert(path) }
    return paths
  }

  /// The unit that a file or folder lies in; `nil` outside of all.
  private mutating func unit(of path: String) -> String? {
    if units.contains(path) { return path }
    let folder = path.folder
    guard !folder.isEmpty, folder != path else { return nil }
    if let known = unitsByFolder[folder] { return known }
    let found = unit(of: folder)
    unitsByFolder[folder] = .some(found)
    return found
  }

  private func root(of unit: String) -> String {
    var unit = unit
    while let next = joined[unit], next != unit { unit = next }
    return unit
  }

  private mutating func join(_ one: String, _ other: String) {
    let (first, second) = (root(of: one), root(of: other))
    if first != second { joined[max(first, second)] = min(first, second) }
  }

  /// The folder of the project that a file describes, whatever else it is.
  private static func folderOfProject(_ path: String) -> String? {
    if marks.contains(path.lastComponent) { return path.folder }
    return ProjectPath.isDescription(path) ? ProjectPath(path).subject?.folder : nil
  }

  /// What stands in the folder of a project beside what Xcode, XcodeGen, Tuist and SwiftPM read.
  private static let marks: Set<String> = [
    "package.json", "app.json", "app.config.js", "app.config.ts", "Podfile", "pubspec.yaml",
    "settings.gradle", "settings.gradle.kts", "Workspace.swift",
  ]

  private static func outermost(_ folders: Set<String>) -> Set<String> {
    folders.filter { folder in
      var path = folder.folder
      while !path.isEmpty, path != "/" {
        if folders.contains(path) { return false }
        path = path.folder
      }
      return true
    }
  }
}

/// The way down the folders: each group gets the uppermost that it alone has projects in.
private struct Division {
  /// The group of each unit, named by one of its units.
  let homes: [String: String]
  /// The groups that have processes.
  let live: Set<String>
  /// The manifests of processes (absolute paths).
  let manifests: Set<String>
  private(set) var groups: [String: IndependentProjects.Group] = [:]
  /// What is no group's, as files of the whole folder.
  private(set) var between: FileTree

  init(of tree: FileTree, homes: [String: String], live: Set<String>, manifests: Set<String>) {
    self.homes = homes
    self.live = live
    self.manifests = manifests
    between = FileTree(root: tree.root, files: [], unreadable: [], reach: tree.reach)
  }

  mutating func divide(_ tree: FileTree) {
    let units = units(in: tree)
    let running = Set(units.compactMap { homes[$0] }).intersection(live)
    if running.count > 1 {
      for child in tree.children {
        guard child.root != tree.root else {
          between.files += child.files.filter { Self.matters($0.path) }
          continue
        }
        divide(child)
      }
    } else if let group = running.first {
      groups[group, default: .init()].trees.append(tree)
    } else if units.isEmpty, !tree.files.contains(where: isManifest) {
      between.files += tree.files.filter { Self.matters($0.path) }
    } else if tree.files.contains(where: { Self.isAppleCode($0.path) || Self.isNative($0.path) }) {
      let names = tree.files.map(\.path.lastComponent)
      let isLibrary =
        names.contains("Package.swift") && !names.contains(where: FontFormat.isFontPath)
      groups[tree.root] = .init(trees: [tree], isLibrary: isLibrary)
    }
  }

  /// Whether a file declares fonts for an app that has no project, and none with a project has it.
  private func isManifest(_ file: FileTree.File) -> Bool {
    guard file.path.hasSuffix("Info.plist"), !manifests.contains(file.path),
      let bytes = try? FileTree.read(file.path)
    else { return false }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains("UIAppFonts") || text.contains("ATSApplicationFontsPath")
  }

  /// Whether a file says that code in JavaScript may run in an app: a site's does not.
  private static func isNative(_ path: String) -> Bool {
    guard path.lastComponent == "package.json", let bytes = try? FileTree.read(path) else {
      return false
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains("\"react-native\"") || text.contains("\"expo\"")
  }

  /// The units at, above or below a folder.
  private func units(in tree: FileTree) -> Set<String> {
    var units: Set<String> = []
    var last = ""
    for file in tree.files where last.isEmpty || !file.path.isBelow(last) {
      var path = file.path.folder
      while homes[path] == nil, path.utf8.count > 1 { path = path.folder }
      guard homes[path] != nil else { continue }
      units.insert(path)
      last = path
    }
    return units
  }

  private static func isAppleCode(_ path: String) -> Bool {
    ["swift", "m", "mm", "storyboard", "xib"].contains(path.pathExtension)
      || path.hasSuffix("Info.plist")
  }

  /// Whether a file may have to do with the processes around it.
  private static func matters(_ path: String) -> Bool {
    isAppleCode(path) || FontFormat.isFontPath(path)
      || ["h", "plist", "xcconfig"].contains(path.pathExtension)
  }
}

extension FileTree {
  /// The folders in it, each as if that had been walked, and itself with its own files alone.
  fileprivate var children: [FileTree] {
    let start = root == "/" ? 1 : root.utf8.count + 1
    func divided(_ files: [File]) -> (own: [File], inside: [String: [File]]) {
      var own: [File] = []
      var inside: [String: [File]] = [:]
      for file in files {
        let below = file.path.utf8.dropFirst(start)
        guard let end = below.firstIndex(of: UInt8(ascii: "/")) else {
          own.append(file)
          continue
        }
        var moved = file
        moved.relativePath = String(decoding: below[end...].dropFirst(), as: UTF8.self)
        inside[String(file.path[..<end]), default: []].append(moved)
      }
      return (own, inside)
    }
    let (files, links) = (divided(files), divided(links))
    var own = self
    (own.files, own.links, own.unreadable) = (files.own, links.own, [])
    let folders = Set(files.inside.keys).union(links.inside.keys)
    return folders.sorted().map { folder in
      FileTree(
        root: folder, files: files.inside[folder] ?? [],
        unreadable: unreadable.filter { $0.path == folder || $0.path.isBelow(folder) },
        reach: reach, links: links.inside[folder] ?? [],
        skipped: skipped.filter { $0 == folder || $0.isBelow(folder) })
    } + [own]
  }
}
