import FileTree
import SourceText

/// All projects below one of Tuist's folders: they share their helpers, and link one another.
struct TuistFolder {
  /// The folder that `.relativeToRoot` means.
  private let root: String
  private let projects: [ManifestFile]
  private let helpers: [ManifestFile]
  private let tree: FileTree
  private let files: ProjectFiles
  private let budget: ManifestBudget
  private var reading = ProjectReading()
  private var fontKeys: [ManifestFontKey] = []
  /// Whether what some target declares is not followed.
  private var isUnclear = false
  /// Targets of which nothing but the name is known.
  private var unfollowed: Set<ProjectTarget.ID> = []

  init(
    _ root: String, _ projects: [ManifestFile], helpers: [ManifestFile], _ tree: FileTree,
    _ files: ProjectFiles, _ budget: ManifestBudget
  ) {
    self.root = root
    self.projects = projects
    self.helpers = helpers
    self.tree = tree
    self.files = files
    self.budget = budget
  }

  mutating func read() -> ProjectReading {
    for file in projects + helpers {
      if let keys = ManifestFontKey.all(in: file, budget: budget) {
        fontKeys += keys
      } else {
        isUnclear = true
        reading.leave(file.path, ManifestBudget.reason, isError: false)
      }
    }
    var links = TuistLinks()
    let packages = externalPackages
    reading.packages.formUnion(packages.folders)
    let readers = projects.map { project in
      var reader = TuistProjectReader(
        project, helpers: helpers, files: files, root: root, packages: packages, budget: budget)
      reader.read()
      return reader
    }
    for reader in readers where !isCopy(reader, among: readers) {
      reading.append(reader.reading)
      links.add(reader.links)
      isUnclear = isUnclear || reader.isUnclear
      unfollowed.formUnion(reader.unfollowed)
    }
    for id in links.resolve(&reading.targets) { leave(id) }
    leaveUnlinked()
    addUnknownProcess()
    return reading
  }
}

extension TuistFolder {
  /// Whether a project is a copy to which Tuist does not come: it lies among the files of one that has its name and its
  /// targets, and nothing links it.
  private func isCopy(_ reader: TuistProjectReader, among readers: [TuistProjectReader]) -> Bool {
    let names = Set(reader.reading.targets.map(\.id.name))
    guard !names.isEmpty, files.file(root + "/Workspace.swift") == nil else { return false }
    let isLikeOther = readers.contains { other in
      guard reader.folder.hasPrefix(other.folder + "/"), other.projectName == reader.projectName,
        names.isSubset(of: other.reading.targets.map(\.id.name))
      else { return false }
      return reader.folder.dropFirst(other.folder.count).pathComponents.contains {
        $0 == "Sources" || $0 == "Resources"
      }
    }
    return isLikeOther
      && !readers.contains { $0.path != reader.path && $0.links.reach(reader.path) }
  }

  /// The packages whose products the projects link, which are looked for only where one does so.
  private var externalPackages: TuistPackages {
    let word = Array("external".utf8)
    let isAsked = (projects + helpers).contains { file in
      file.text.utf8.firstIndex(of: word, in: 0..<file.text.utf8.count) != nil
    }
    return isAsked ? TuistPackages(root, files, budget) : TuistPackages()
  }

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
      leave(target.id)
    }
  }

  private mutating func leave(_ id: ProjectTarget.ID) {
    reading.leave(
      id.project, "the target '\(id.name)' is created by a function that fontgate does not follow",
      isError: false)
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
    for file in tree.files
    where file.kind == .regular && file.path.hasPrefix(root + "/") && !isManifestCode(file.path) {
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
