/// Leads what links a target of an Xcode project to the description that a tool writes the project from,
/// and what links a product by its name alone to the only described target that makes it: the projects
/// that a tool writes, and the workspace around them, are mostly not in the repository.
struct DescribedLinks {
  private var descriptions: [String: String] = [:]
  private var products: [String: Set<ProjectTarget.ID>] = [:]
  private let known: Set<ProjectTarget.ID>

  init(_ reading: ProjectReading) {
    known = Set(reading.targets.map(\.id))
    for file in reading.projects {
      if let written = file.written { descriptions[written] = file.path }
    }
    let described = Set(descriptions.values)
    for target in reading.targets where described.contains(target.id.project) {
      if let name = target.productFile { products[name, default: []].insert(target.id) }
    }
  }

  func resolve(in reading: inout ProjectReading) {
    for index in reading.targets.indices {
      let target = reading.targets[index]
      guard target.dependencies.contains(where: { !known.contains($0) }) else { continue }
      var seen: Set<ProjectTarget.ID> = [target.id]
      reading.targets[index].dependencies = target.dependencies.map(resolved)
        .filter { seen.insert($0).inserted }
      reading.targets[index].dependencyPlatforms = Dictionary(
        target.dependencyPlatforms.map { (resolved($0.key), $0.value) }
      ) { $0.union($1) }
    }
  }

  private func resolved(_ id: ProjectTarget.ID) -> ProjectTarget.ID {
    guard !known.contains(id) else { return id }
    if let product = id.productFile {
      guard let makers = products[product], makers.count == 1 else { return id }
      return makers.first ?? id
    }
    guard let description = descriptions[id.project] else { return id }
    return ProjectTarget.ID(project: description, name: id.name)
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
  /// The file that it becomes, where others link it by that name.
  fileprivate var productFile: String? {
    let name = productName ?? id.name
    return switch product {
    case .framework: name + ".framework"
    case .resourceBundle: name + ".bundle"
    case .staticLibrary, .podLibrary, .packageTarget, .process, .tests, .tool, .unknown: nil
    }
  }
}
