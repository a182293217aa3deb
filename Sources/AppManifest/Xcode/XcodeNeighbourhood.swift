import FileTree
import SourceText
import XcodeProjects

/// The projects of a folder, and which of them can link each other.
struct XcodeNeighbourhood {
  let projects: [String: XcodeProject]
  /// For each project those it is open together with: by a workspace, or one within the other.
  private var neighbours: [String: Set<String>] = [:]
  /// The folders of the local packages that a project, or a workspace around it, refers to.
  private var packages: [String: Set<String>] = [:]
  /// The targets of a project by the file names of their products.
  private var products: [String: [String: ProjectTarget.ID]] = [:]

  init(_ projects: [XcodeProject], _ workspaces: [XcodeWorkspace], _ files: ProjectFiles) {
    self.projects = Dictionary(projects.map { ($0.path, $0) }) { first, _ in first }
    for project in projects {
      products[project.path] = Self.products(of: project)
      let files = project.references { $0.isa == "PBXFileReference" }
      let inner = files.compactMap(project.path(of:)).filter { self.projects[$0] != nil }
      join(inner + [project.path])
    }
    for workspace in workspaces { join(workspace.items.filter { self.projects[$0] != nil }) }
    addPackages(projects, workspaces, files)
  }

  /// The targets that make a product of this name, in the project itself first.
  func targets(making product: String, for project: String) -> [ProjectTarget.ID] {
    if let own = products[project]?[product] { return [own] }
    return (neighbours[project] ?? []).sorted().compactMap { products[$0]?[product] }
  }

  /// The projects that are open together with one.
  func neighbours(of project: XcodeProject) -> [XcodeProject] {
    (neighbours[project.path] ?? []).compactMap { projects[$0] }
  }

  func packageFolders(of project: String) -> [String] {
    (packages[project] ?? []).sorted()
  }

  /// All folders of local packages that anything refers to.
  var allPackageFolders: Set<String> {
    packages.values.reduce(into: []) { $0.formUnion($1) }
  }
}

extension XcodeNeighbourhood {
  /// Makes neighbours of projects; what one of them knows already, all come to know.
  private mutating func join(_ paths: [String]) {
    let group = paths.reduce(into: Set(paths)) { $0.formUnion(neighbours[$1] ?? []) }
    guard group.count > 1 else { return }
    for path in group { neighbours[path, default: []].formUnion(group.subtracting([path])) }
  }

  private mutating func addPackages(
    _ projects: [XcodeProject], _ workspaces: [XcodeWorkspace], _ files: ProjectFiles
  ) {
    for project in projects {
      let named = project.localPackages.map(\.folder)
      let references = project.references { $0.isa == "PBXFileReference" && $0.isFolder }
        .compactMap(project.path(of:))
      let synchronized = project.references { $0.isa == "PBXFileSystemSynchronizedRootGroup" }
        .compactMap(project.path(of:)).flatMap(files.packages)
      packages[project.path] = Set(
        (named + references).filter { files.file($0 + "/Package.swift") != nil } + synchronized)
    }
    for workspace in workspaces {
      let held = workspace.items.filter { item in
        item.pathExtension != "xcodeproj" && files.file(item + "/Package.swift") != nil
      }
      for item in workspace.items where self.projects[item] != nil {
        packages[item, default: []].formUnion(held)
      }
    }
  }

  private static func products(of project: XcodeProject) -> [String: ProjectTarget.ID] {
    var products: [String: ProjectTarget.ID] = [:]
    for (target, id) in project.identifiedTargets.map({ ($0.target, $0.id) }) {
      let reference = project.object("productReference", of: target)
      let type = ProjectTarget.Product(productType: target.string("productType") ?? "")
      let name = target.string("productName") ?? id.name
      let suffix = type == .framework ? ".framework" : type == .resourceBundle ? ".bundle" : ""
      for file in [reference?.name, reference?.string("path")?.lastComponent] {
        if let file, products[file] == nil { products[file] = id }
      }
      for file in [id.name + suffix, name + suffix] where !suffix.isEmpty && products[file] == nil {
        products[file] = id
      }
    }
    return products
  }
}

extension ProjectFiles {
  /// The folders of the packages below a folder.
  fileprivate func packages(below folder: String) -> [String] {
    files(below: folder).filter { $0.lastComponent == "Package.swift" }.map(\.folder)
  }
}

extension XcodeObject {
  /// Whether a file reference may mean a folder.
  fileprivate var isFolder: Bool {
    let type = string("lastKnownFileType") ?? string("explicitFileType") ?? "folder"
    return type == "folder" || type.hasPrefix("wrapper") || type == "text"
  }
}
