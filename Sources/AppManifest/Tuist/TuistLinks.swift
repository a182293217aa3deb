import FileTree
import SourceText

/// What the targets of Tuist's projects link, before all projects are known.
struct TuistLinks {
  enum Link {
    case target(ProjectTarget.ID)
    /// A target whose project is not known.
    case named(String)
    /// Something that is not followed: it could be any target.
    case anything
  }

  private var links: [ProjectTarget.ID: [Link]] = [:]

  mutating func add(_ link: Link, from id: ProjectTarget.ID) {
    links[id, default: []].append(link)
  }

  mutating func add(_ other: TuistLinks) {
    links.merge(other.links) { first, second in first + second }
  }

  /// Whether a target links one of a project.
  func reach(_ project: String) -> Bool {
    links.values.joined().contains { link in
      if case .target(let id) = link { id.project == project } else { false }
    }
  }

  /// Gives targets their dependencies; a link that is not followed reaches all that can be linked, for
  /// code that is never looked at is worse than code that is looked at once too often. A project that has no
  /// target of the linked name has one whose name was misread: the link reaches all of its targets.
  /// - Returns: the linked targets that no project has.
  func resolve(_ targets: inout [ProjectTarget]) -> [ProjectTarget.ID] {
    let byName = Dictionary(grouping: targets.map(\.id), by: \.name)
    let known = Set(targets.map(\.id))
    let projects = Set(known.map(\.project))
    let linkable = targets.filter(\.isLinkable).map(\.id)
    let linkableOfProjects = Dictionary(grouping: linkable, by: \.project)
    var missing: [ProjectTarget.ID] = []
    for index in targets.indices {
      var found: [ProjectTarget.ID] = []
      for link in links[targets[index].id] ?? [] {
        switch link {
        case .target(let id) where !known.contains(id) && projects.contains(id.project):
          missing.append(id)
          found += linkableOfProjects[id.project] ?? []
        case .target(let id): found.append(id)
        case .named(let name): found += byName[name] ?? linkable
        case .anything: found += linkable
        }
      }
      var seen: Set<ProjectTarget.ID> = [targets[index].id]
      targets[index].dependencies = found.filter { seen.insert($0).inserted }
      guard targets[index].product == .tests else { continue }
      targets[index].host = found.first { id in
        targets.contains { $0.id == id && $0.product == .process(.app) }
      }
    }
    return missing
  }
}

extension TuistProjectReader {
  mutating func addDependencies(
    of target: ManifestValue, to id: ProjectTarget.ID, _ packages: [String]
  ) {
    guard let value = target["dependencies"] else { return }
    guard let values = value.array else {
      if !value.isNothing { links.add(.anything, from: id) }
      return
    }
    for value in values { addDependency(value, to: id, packages) }
  }

  private mutating func addDependency(
    _ value: ManifestValue, to id: ProjectTarget.ID, _ packages: [String]
  ) {
    if let values = value.array {
      for value in values where value.isCall { addDependency(value, to: id, packages) }
      return
    }
    switch value.name {
    case "target":
      // `.target(feature)` names a target by its value.
      let name = value["name"]?.string ?? value.first?.string ?? value.first?["name"]?.string
      links.add(
        name.map { .target(ProjectTarget.ID(project: path, name: $0)) } ?? .anything, from: id)
    case "project":
      guard let name = value["target"]?.string else { return links.add(.anything, from: id) }
      guard let folder = value["path"].flatMap(path) else {
        return links.add(.named(name), from: id)
      }
      let project = folder.hasSuffix("/Project.swift") ? folder : folder + "/Project.swift"
      links.add(.target(ProjectTarget.ID(project: project, name: name)), from: id)
    case "external":
      guard let product = value["name"]?.string else { return }
      for found in self.packages.products(named: product) { links.add(.target(found), from: id) }
    case "package":
      guard let product = (value["product"] ?? value["name"])?.string else { return }
      for package in packages {
        links.add(.target(.product(ofPackage: package, product)), from: id)
      }
    case "framework", "library", "xcframework", "sdk", "xctest", "macro", "foreignBuild": break
    default: links.add(.anything, from: id)
    }
  }
}
