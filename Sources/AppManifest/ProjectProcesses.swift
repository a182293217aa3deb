import FileTree
import SourceText

/// The processes that the projects of some folders describe.
struct ProjectProcesses {
  let trees: [FileTree]
  let options: ManifestOptions

  func read() -> ManifestReading {
    let finding = ProjectReader(options: options).read(trees)
    let project = finding.reading
    let graph = ProjectGraph(
      project.targets, standIns: project.standIns, packageApps: project.packageApps,
      folder: trees.first?.root)
    var reading = ManifestReading(
      processes: graph.processes(provider: project.provider), unchecked: project.unchecked,
      comments: project.comments)
    reading.choices = finding.choices
    reading.configurationNames = project.configurationNames
    reading.libraries = graph.libraries()
    reading.unlinkedPackages = graph.unlinkedPackages
    reading.leaveGeneratedManifests()
    reading.ownerless = ownerless(reading.processes)
    if let version = options.deploymentTarget {
      for index in reading.processes.indices {
        reading.processes[index].deploymentTarget = version
      }
    }
    return reading
  }

  /// The sources of the folders that none of the processes runs.
  private func ownerless(_ processes: [AppProcess]) -> Set<String> {
    var owned: Set<String> = []
    for process in processes {
      guard case .files(let paths) = process.sources else { return [] }
      owned.formUnion(paths)
    }
    guard !processes.isEmpty else { return [] }
    let code: Set<String> = ["swift", "m", "mm", "h", "storyboard", "xib"]
    return Set(
      trees.flatMap(\.files).map(\.path).filter { path in
        code.contains(path.pathExtension) && !owned.contains(path)
          && path.lastComponent != "Package.swift"
      })
  }
}

extension ManifestReading {
  /// Whether a project's process has to do with a folder: it stands there, or runs code from there.
  func covers(_ tree: FileTree) -> Bool {
    let start = tree.root + "/"
    return processes.contains { process in
      if case .project(_, let path) = process.provider, path.hasPrefix(start) || path == tree.root {
        return true
      }
      guard case .files(let paths) = process.sources else { return true }
      return paths.contains { $0.hasPrefix(start) }
    }
  }

  /// Takes in what was read of other folders.
  package mutating func append(_ other: ManifestReading) {
    processes += other.processes
    isForOtherPlatforms = isForOtherPlatforms || other.isForOtherPlatforms
    unchecked.add(other.unchecked)
    comments.add(other.comments)
    choices.add(other.choices)
    interfaceBuilderFonts.add(other.interfaceBuilderFonts)
    libraries += other.libraries
    ownerless.formUnion(other.ownerless)
    unlinkedPackages.formUnion(other.unlinkedPackages)
    targetNames.formUnion(other.targetNames)
    platforms.formUnion(other.platforms)
    configurationNames.formUnion(other.configurationNames)
  }
}

extension Array where Element: Hashable {
  /// Appends what is not there yet.
  fileprivate mutating func add(_ others: [Element]) {
    let known = Set(self)
    self += others.filter { !known.contains($0) }
  }
}

extension ManifestReading {
  /// A manifest that is not on disk and that git leaves out is made before the build (by a script, by
  /// the project's tool): that it is not here is no mistake.
  fileprivate mutating func leaveGeneratedManifests() {
    let git = GitFiles()
    var said = Set(unchecked)
    for index in processes.indices {
      var manifest = processes[index].manifest
      guard !manifest.faults.isEmpty else { continue }
      manifest.faults.removeAll { fault in
        guard case .missing(let path) = fault.kind, git.ignores(path) else { return false }
        let file = UncheckedFile(
          path: path,
          reason: "is ignored by git, so it is generated before the build",
          isError: false)
        if said.insert(file).inserted { unchecked.append(file) }
        manifest.isUnseen = true
        return true
      }
      processes[index].manifest = manifest
    }
  }
}
