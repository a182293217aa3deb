import FileTree
import SourceText

/// Makes targets of the pods that are in the folder, and lets the targets that a `Podfile` names link them.
///
/// Where CocoaPods' own project is on this disk its targets count, which say the same.
struct PodTargets {
  private let files: ProjectFiles
  private let podfiles: [Podfile]
  private var specifications: [String: PodSpecification?] = [:]

  init(_ tree: FileTree) {
    let files = ProjectFiles(tree)
    self.files = files
    podfiles = tree.files.filter { file in
      file.kind == .regular && file.path.lastComponent == "Podfile"
        && !AbsentFont.isFetchedFolder(in: file.path)
    }.compactMap { Podfile($0.path, files: files) }
  }

  mutating func add(to reading: inout ProjectReading) {
    for podfile in podfiles {
      let pods = localPods(of: podfile, reading)
      guard !pods.isEmpty else { continue }
      let known = Set(reading.targets.map(\.id))
      for pod in pods.values.sorted(by: { $0.id.name < $1.id.name }) where !known.contains(pod.id) {
        reading.targets.append(target(pod, among: pods))
        let contents = PodContents(part: pod.whole, folder: pod.id.project.folder, files: files)
        if pod.specification.isUnclear || contents.isCutShort {
          reading.leave(
            pod.id.project, "the pod's files are listed in a way that fontgate does not follow",
            isError: false)
        }
      }
      link(pods, of: podfile, in: &reading)
    }
  }

  /// A pod in the folder, with the parts of it that anything takes.
  private struct Pod {
    var id: ProjectTarget.ID
    var specification: PodSpecification
    var subspecs: Set<String> = []
    var isFramework = false

    var whole: PodSpecification.Part { specification.whole(taking: subspecs) }

    /// Takes some parts of it; where none is named, the default ones.
    mutating func take(_ names: [String]) {
      subspecs.formUnion(names.isEmpty ? specification.usualSubspecs : names)
    }
  }
}

// MARK: Pods

extension PodTargets {
  /// The pods by their names.
  private mutating func localPods(of podfile: Podfile, _ reading: ProjectReading) -> [String: Pod] {
    let made = Set(
      reading.targets.map(\.id).filter { $0.project.hasPrefix(podfile.path.folder + "/Pods/") }
        .map(\.name))
    var pods: [String: Pod] = [:]
    for named in podfile.reader.pods where !made.contains(named.name) {
      guard let path = files.specification(of: named, of: podfile.path) else { continue }
      if pods[named.name] == nil, let specification = specification(at: path) {
        let id = ProjectTarget.ID(project: path, name: named.name)
        pods[named.name] = Pod(id: id, specification: specification)
      }
      pods[named.name]?.take(named.subspecs)
    }
    for list in podfile.reader.targets.values where list.makesFrameworks == true {
      for pod in list.pods { pods[pod.name]?.isFramework = true }
    }
    takeParts(&pods)
    return pods
  }

  private mutating func specification(at path: String) -> PodSpecification? {
    if let known = specifications[path] { return known }
    let read = PodSpecificationReader.read(path)
    specifications[path] = .some(read)
    return read
  }

  /// Gives each pod the parts that others need of it, and makes frameworks of what frameworks need.
  private func takeParts(_ pods: inout [String: Pod]) {
    // A pod that needs another adds to it once: as many rounds as there are pods will do.
    for _ in 0..<min(pods.count, 16) {
      let before = pods.mapValues { Taken(subspecs: $0.subspecs, isFramework: $0.isFramework) }
      for pod in Array(pods.values) {
        for dependency in pod.whole.dependencies {
          let parts = dependency.split(separator: "/", maxSplits: 1).map(String.init)
          guard let name = parts.first else { continue }
          pods[name]?.take(Array(parts.dropFirst()))
          if pod.isFramework { pods[name]?.isFramework = true }
        }
      }
      let after = pods.mapValues { Taken(subspecs: $0.subspecs, isFramework: $0.isFramework) }
      if before == after { return }
    }
  }

  private struct Taken: Equatable {
    var subspecs: Set<String>
    var isFramework: Bool
  }

  private func target(_ pod: Pod, among pods: [String: Pod]) -> ProjectTarget {
    let part = pod.whole
    let contents = PodContents(part: part, folder: pod.id.project.folder, files: files).contents
    let isFramework = pod.isFramework && !pod.specification.isStatic
    var seen: Set<ProjectTarget.ID> = [pod.id]
    var target = ProjectTarget(
      id: pod.id, product: isFramework ? .framework : .podLibrary, platforms: [],
      declarations: [ProjectTarget.Declaration(configurations: [], manifest: Manifest(path: nil))],
      sources: contents.sources, fonts: contents.fonts,
      dependencies: part.dependencies.compactMap { name in
        pods[name.pathComponents.first.map(String.init) ?? name]?.id
      }.filter { seen.insert($0).inserted })
    target.productName = pod.specification.moduleName ?? pod.id.name
    return target
  }
}

// MARK: Links

extension PodTargets {
  private func link(
    _ pods: [String: Pod], of podfile: Podfile, in reading: inout ProjectReading
  ) {
    for (name, list) in podfile.reader.targets {
      var seen: Set<ProjectTarget.ID> = []
      let linked = list.pods.compactMap { pods[$0.name]?.id }.filter { seen.insert($0).inserted }
      guard !linked.isEmpty else { continue }
      let project = list.project.map { FileTree.absolute(podfile.path.folder + "/" + $0) }
      let folder = project?.folder ?? podfile.path.folder
      for index in reading.targets.indices {
        let target = reading.targets[index]
        guard target.id.name == name, target.id.project.folder == folder else { continue }
        reading.targets[index].dependencies += linked.filter { !target.dependencies.contains($0) }
      }
    }
  }
}
