import SourceText

/// Leads what links a target of an Xcode project to the description that a tool writes the project from,
/// or the other way round, whichever of them counts; and what links a product by its name alone to the
/// only target of the repository that makes it: the projects that a tool writes, and the workspace that
/// joins projects, are mostly not in the repository.
///
/// A project in a workspace that is there links what that workspace holds, and otherwise only what tools write.
struct LinksByName {
  private let descriptions: [String: String]
  /// The descriptions that a tool writes a project from.
  private let described: Set<String>
  private var products: [String: [ProjectTarget]] = [:]
  private let known: Set<ProjectTarget.ID>
  private let inWorkspaces: Set<String>
  /// The Xcode projects that count instead of their descriptions, by those.
  private let counting: [String: String]
  private let git = GitFiles()

  init(_ reading: ProjectReading, _ choices: [ProjectChoice]) {
    counting = Dictionary(
      choices.filter { $0.reason == .committed }.map { ($0.passedOver, $0.used) }
    ) { first, _ in first }
    known = Set(reading.targets.map(\.id))
    inWorkspaces = reading.inWorkspaces
    descriptions = Dictionary(
      reading.projects.compactMap { file in file.written.map { ($0, file.path) } }
    ) { $1 }
    described = Set(descriptions.values)
    let projects = Set(reading.projects.filter { $0.kind == .xcode }.map(\.path))
    for target in reading.targets
    where described.contains(target.id.project) || projects.contains(target.id.project) {
      for name in target.productFiles { products[name, default: []].append(target) }
    }
  }

  func resolve(in reading: inout ProjectReading) {
    for index in reading.targets.indices {
      let target = reading.targets[index]
      guard target.dependencies.contains(where: { !known.contains($0) }) else { continue }
      var seen: Set<ProjectTarget.ID> = [target.id]
      reading.targets[index].dependencies = target.dependencies.map { resolved($0, for: target) }
        .filter { seen.insert($0).inserted }
      reading.targets[index].dependencyPlatforms = Dictionary(
        target.dependencyPlatforms.map { (resolved($0.key, for: target), $0.value) }
      ) { $0.union($1) }
    }
  }

  private func resolved(_ id: ProjectTarget.ID, for target: ProjectTarget) -> ProjectTarget.ID {
    guard !known.contains(id) else { return id }
    if let product = id.productFile { return maker(of: product, for: target) ?? id }
    guard let other = descriptions[id.project] ?? counting[id.project] else { return id }
    return ProjectTarget.ID(project: other, name: id.name)
  }

  /// The only target that makes a product, of the target's repository and on one of its platforms: the
  /// nearest, so that what lies beside an app changes nothing in it.
  private func maker(of product: String, for target: ProjectTarget) -> ProjectTarget.ID? {
    guard let makers = products[product] else { return nil }
    let platforms = Set(target.platforms.map(\.platform))
    let repository = git.repository(around: target.id.project)
    let fitting = makers.filter { maker in
      (repository.map { maker.id.project.isBelow($0) } ?? true)
        && (described.contains(maker.id.project) || !inWorkspaces.contains(target.id.project))
        && !platforms.isDisjoint(with: maker.platforms.map(\.platform))
    }
    let distances = fitting.map { maker in
      target.id.project.withFoldersAbove.firstIndex { maker.id.project.isBelow($0) } ?? .max
    }
    let nearest = zip(fitting, distances).filter { $0.1 == distances.min() }.map(\.0)
    return nearest.count == 1 ? nearest.first?.id : nil
  }
}

extension ProjectTarget.ID {
  /// What a project links by the name of its file alone, and no project beside it makes.
  static func product(_ file: String) -> ProjectTarget.ID {
    ProjectTarget.ID(project: "", name: file)
  }

  fileprivate var productFile: String? { project.isEmpty ? name : nil }
}

extension ProjectTarget {
  /// The file that it becomes, where others link it by that name: a static framework is a library.
  fileprivate var productFiles: [String] {
    let name = productName ?? id.name
    return switch product {
    case .framework: [name + ".framework"]
    case .resourceBundle: [name + ".bundle"]
    case .staticLibrary: [name + ".framework", "lib" + name + ".a"]
    case .podLibrary, .packageTarget, .process, .tests, .tool, .unknown: []
    }
  }
}
