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
  private let budget = ManifestBudget()
  private var reading = ProjectReading()
  private var fontKeys: [ManifestFontKey] = []
  /// Whether what some target declares is not followed.
  private var isUnclear = false
  /// Targets of which nothing but the name is known.
  private var unfollowed: Set<ProjectTarget.ID> = []

  init(_ tree: FileTree) {
    self.tree = tree
    files = ProjectFiles(tree)
  }

  mutating func read() -> ProjectReading {
    let projects = paths { $0.lastComponent == "Project.swift" }.compactMap {
      parse($0, ifItHolds: "ProjectDescription")
    }.filter { !$0.isBlank }
    guard !projects.isEmpty else { return reading }
    let helpers = paths { path in
      path.pathExtension == "swift" && path.contains("/ProjectDescriptionHelpers/")
    }.compactMap { parse($0, ifItHolds: nil) }
    for file in projects + helpers {
      if let keys = ManifestFontKey.all(in: file, budget: budget) {
        fontKeys += keys
      } else {
        isUnclear = true
        reading.leave(file.path, ManifestBudget.reason, isError: false)
      }
      reading.comments += file.text.toolComments(.swift)
    }
    var links = TuistLinks()
    for project in projects {
      let root = root(of: project.path)
      var reader = TuistProjectReader(
        project, helpers: helpers.filter { $0.path.hasPrefix(root + "/") }, files: files,
        root: root, budget: budget)
      reader.read()
      reading.append(reader.reading)
      links.add(reader.links)
      isUnclear = isUnclear || reader.isUnclear
      unfollowed.formUnion(reader.unfollowed)
    }
    links.resolve(&reading.targets)
    leaveUnlinked()
    addUnknownProcess()
    reading.unchecked += files.unchecked
    return reading
  }

  private func paths(where matches: (String) -> Bool) -> [String] {
    tree.files.filter { $0.kind == .regular && matches($0.path) }.map(\.path)
  }

  /// The file's syntax; `nil` for one that is none of Tuist's. A helper need not import anything: it may
  /// hold nothing but the names of the modules.
  private mutating func parse(_ path: String, ifItHolds word: String?) -> ManifestFile? {
    do {
      return try ManifestFile.read(path, ifItHolds: word)
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
  /// A target that a helper makes, and of which it is not known what it becomes, may be an app: one that
  /// no process links.
  private mutating func leaveUnlinked() {
    let linked = linkedTargets
    for target in reading.targets
    where target.product == .unknown && !linked.contains(target.id)
      && !unfollowed.contains(target.id)
    {
      unfollowed.insert(target.id)
      isUnclear = true
      reading.leave(
        target.id.project,
        "the target '\(target.id.name)' is created by a function that fontgate does not follow",
        isError: false)
    }
  }

  /// What the known processes and tests link, to any depth.
  private var linkedTargets: Set<ProjectTarget.ID> {
    let targets = Dictionary(reading.targets.map { ($0.id, $0) }) { first, _ in first }
    var linked: Set<ProjectTarget.ID> = []
    var pending = reading.targets.filter { !$0.isLinkable }.flatMap(\.dependencies)
    while let id = pending.popLast() {
      guard linked.insert(id).inserted, let target = targets[id] else { continue }
      pending += target.dependencies
    }
    return linked
  }

  /// Where what a target is or holds is not followed, one more process stands for it: with every font of
  /// the folder, every entry, and all code but that of other processes, tools and tests; it may link any
  /// framework.
  private mutating func addUnknownProcess() {
    guard isUnclear, let project = reading.projects.first else { return }
    let owned = reading.targets.filter { !unfollowed.contains($0.id) }
    let manifest = wholeManifest(owned)
    var contents = TargetContents(declaring: [manifest], git: files.git)
    for file in tree.files where file.kind == .regular && !isManifestCode(file.path) {
      contents.add(file.path, bundlePath: file.relativePath, place: nil)
    }
    contents.sources.subtract(owned.filter { !$0.isLinkable }.flatMap(\.sources))
    reading.targets.removeAll { unfollowed.contains($0.id) }
    var target = ProjectTarget(
      id: ProjectTarget.ID(
        project: project.path, name: "\(project.path.folder.lastComponent) (unknown)"),
      product: .process(.unknown), platforms: [ProjectTarget.PlatformSupport(platform: .iOS)],
      declarations: [ProjectTarget.Declaration(configurations: [], manifest: manifest)],
      sources: contents.sources, fonts: contents.fonts, dependencies: [], matching: .suffix)
    let start = SourcePlace(path: project.path)
    target.registrations =
      owned.filter(\.isLinkable).flatMap(\.registrations) + [
        SynthesizedRegistration(
          name: "TuistFonts", place: start, fonts: Set(contents.fonts.map(\.path)))
      ]
    reading.targets.append(target)
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
