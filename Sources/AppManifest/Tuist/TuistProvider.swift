import FileTree
import SourceText

/// Reads the projects of Tuist: every `Project.swift`, with the project's own helpers.
struct TuistProvider {
  func read(_ tree: FileTree) -> ProjectReading {
    ParserThreads.map([tree]) { tree in
      var folder = TuistFolder(tree)
      return folder.read()
    }.first ?? ProjectReading()
  }
}

/// All projects of one folder: they share their helpers, and link one another.
private struct TuistFolder {
  private let tree: FileTree
  private let files: ProjectFiles
  private var reading = ProjectReading()
  private var fontKeys: [CodeFontKeys.Use] = []
  /// Whether what some target declares is not followed.
  private var isUnclear = false

  init(_ tree: FileTree) {
    self.tree = tree
    files = ProjectFiles(tree)
  }

  mutating func read() -> ProjectReading {
    let projects = paths { $0.lastComponent == "Project.swift" }.compactMap { parse($0) }
    guard !projects.isEmpty else { return reading }
    let helpers = paths { path in
      path.pathExtension == "swift" && path.contains("/ProjectDescriptionHelpers/")
    }.compactMap { parse($0) }
    for file in projects + helpers {
      fontKeys += CodeFontKeys.uses(in: file)
      reading.comments += file.text.toolComments(.swift)
    }
    var links = TuistLinks()
    var declarations: [String: CodeDeclarations] = [:]
    for project in projects {
      let root = root(of: project.text.path)
      let known =
        declarations[root]
        ?? CodeDeclarations(helpers.filter { $0.text.path.hasPrefix(root + "/") })
      declarations[root] = known
      var reader = TuistProjectReader(project, helpers: known, files: files, root: root)
      reader.read()
      reading.append(reader.reading)
      links.add(reader.links)
      isUnclear = isUnclear || reader.isUnclear
    }
    links.resolve(&reading.targets)
    addUnknownProcess()
    return reading
  }

  private func paths(where matches: (String) -> Bool) -> [String] {
    tree.files.filter { $0.kind == .regular && matches($0.path) }.map(\.path)
  }

  /// The file's syntax; `nil` for one that is none of Tuist's.
  private mutating func parse(_ path: String) -> CodeFile? {
    do {
      return try CodeFile.read(path, ifItHolds: "ProjectDescription")
    } catch {
      reading.leave(path, error.reason, isError: true)
      return nil
    }
  }

  /// The folder that `.relativeToRoot` means: the nearest that holds Tuist's own.
  private func root(of project: String) -> String {
    var folder = project.folder
    while folder.hasPrefix(tree.root), folder != "/" {
      let isRoot =
        files.folder(folder + "/Tuist") != nil || files.file(folder + "/Tuist.swift") != nil
        || files.file(folder + "/Workspace.swift") != nil
      if isRoot { return folder }
      folder = folder.folder
    }
    return tree.root
  }
}

extension TuistFolder {
  /// Where what a target is or holds is not followed, one more process stands for it: with every font of
  /// the folder, every entry, and the code that is no other target's.
  private mutating func addUnknownProcess() {
    guard isUnclear, let project = reading.projects.first else { return }
    let owned = reading.targets.filter { $0.product != .unknown }
    let manifest = wholeManifest(owned)
    var contents = TargetContents(declaring: [manifest])
    for file in tree.files where file.kind == .regular && !isManifestCode(file.path) {
      contents.add(file.path, bundlePath: file.relativePath, place: nil)
    }
    contents.sources.subtract(owned.flatMap(\.sources))
    reading.targets.removeAll { $0.product == .unknown }
    reading.targets.append(
      ProjectTarget(
        id: ProjectTarget.ID(
          project: project.path, name: "\(project.path.folder.lastComponent) (unknown)"),
        product: .process(.unknown), platforms: [ProjectTarget.PlatformSupport(platform: .iOS)],
        declarations: [ProjectTarget.Declaration(configurations: [], manifest: manifest)],
        sources: contents.sources, fonts: contents.fonts, dependencies: [], matching: .suffix))
  }

  /// Every entry of the folder, those that no target has too.
  private func wholeManifest(_ targets: [ProjectTarget]) -> Manifest {
    var parts = targets.flatMap(\.declarations).map(\.manifest)
    let read = Set(parts.flatMap(\.keys).map(\.place))
    for use in fontKeys where !read.contains(use.keyPlace) {
      let entry = PlacedValue.Entry(key: use.key, keyPlace: use.keyPlace, value: use.value)
      let root = PlacedValue(.dictionary([entry]), place: use.keyPlace)
      parts.append(InfoPropertyList(path: use.keyPlace.path, root: root).manifest)
    }
    var whole = Manifest(path: parts.first { !$0.keys.isEmpty }?.path)
    var seen: Set<String> = []
    for part in parts {
      whole.keys += part.keys
      whole.entries += part.entries.filter { seen.insert($0.value).inserted }
      whole.faults += part.faults
    }
    return whole
  }

  private func isManifestCode(_ path: String) -> Bool {
    path.contains("/ProjectDescriptionHelpers/") || path.lastComponent == "Project.swift"
  }
}
