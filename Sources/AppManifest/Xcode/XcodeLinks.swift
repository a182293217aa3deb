import FileTree
import SourceText
import XcodeProjects

/// Finds out what a target depends on: targets of its own project and of others, and local packages.
struct XcodeLinks {
  let project: XcodeProject
  let neighbourhood: XcodeNeighbourhood

  init(_ project: XcodeProject, in neighbourhood: XcodeNeighbourhood) {
    self.project = project
    self.neighbourhood = neighbourhood
  }

  /// In the order of the project, each once.
  func dependencies(of target: XcodeObject, _ settings: BuildSettings) -> [ProjectTarget.ID] {
    var seen: Set<ProjectTarget.ID> = []
    let found =
      project.objects("dependencies", of: target).flatMap(targets(of:))
      + project.objects("buildPhases", of: target).flatMap(linked(in:))
      + project.objects("packageProductDependencies", of: target).flatMap(packageProduct)
      + frameworks(in: settings.list("OTHER_LDFLAGS"))
    return found.filter { seen.insert($0).inserted }
  }

  /// The platforms of the dependencies that filters bind to some: by one that is not filtered a target
  /// is linked on all.
  func platforms(of target: XcodeObject) -> [ProjectTarget.ID: Set<Platform>] {
    let links =
      project.objects("dependencies", of: target).map { ($0, targets(of: $0)) }
      + project.objects("buildPhases", of: target).flatMap { phase in
        Self.linking.contains(phase.isa)
          ? project.objects("files", of: phase).map { ($0, self.targets(behind: $0)) } : []
      }
    var filtered: [ProjectTarget.ID: Set<Platform>] = [:]
    var everywhere: Set<ProjectTarget.ID> = []
    for (object, ids) in links {
      guard let platforms = Platform.filtered(object) else {
        everywhere.formUnion(ids)
        continue
      }
      for id in ids { filtered[id, default: []].formUnion(platforms) }
    }
    return filtered.filter { !everywhere.contains($0.key) }
  }

  /// The app in whose process a test bundle runs: the one that its host is the program of, else the one
  /// that the project notes for it.
  func host(of target: XcodeObject, _ settings: BuildSettings) -> ProjectTarget.ID? {
    guard let host = settings.value("TEST_HOST")?.trimmed, !host.isEmpty else { return nil }
    let app = host.pathComponents.first { $0.hasSuffix(".app") }.map(String.init)
    if let app, let id = neighbourhood.targets(making: app, for: project.path).first { return id }
    if let id = project.notedHost(of: target) { return id }
    let depended = project.objects("dependencies", of: target).flatMap(targets(of:))
    return depended.first
  }
}

extension XcodeLinks {
  private func target(identifiedBy id: String) -> ProjectTarget.ID? {
    project.target(.identifier(id))
  }

  private func targets(of dependency: XcodeObject) -> [ProjectTarget.ID] {
    if let product = project.object("productRef", of: dependency) { return packageProduct(product) }
    if let id = dependency.string("target").flatMap(target(identifiedBy:)) { return [id] }
    guard let proxy = project.object("targetProxy", of: dependency) else { return [] }
    return target(behind: proxy).map { [$0] } ?? []
  }

  /// The target that a proxy stands for: by its identifier, by that of its product, or by its name.
  private func target(behind proxy: XcodeObject) -> ProjectTarget.ID? {
    let remote = proxy.string("remoteGlobalIDString")
    guard let portal = project[proxy.string("containerPortal")], portal.isa != "PBXProject" else {
      return remote.flatMap(target(identifiedBy:))
    }
    guard let path = project.path(of: portal) else { return nil }
    guard let other = neighbourhood.projects[path] else {
      // A tool may write it from a description.
      return proxy.string("remoteInfo").map { ProjectTarget.ID(project: path, name: $0) }
    }
    return remote.flatMap { other.target(.identifier($0)) ?? other.target(.product($0)) }
      ?? proxy.string("remoteInfo").flatMap { other.target(.name($0)) }
  }

  /// The phases that link or embed targets, or copy bundles.
  private static let linking: Set<String> = [
    "PBXFrameworksBuildPhase", "PBXCopyFilesBuildPhase", "PBXResourcesBuildPhase",
  ]

  private func linked(in phase: XcodeObject) -> [ProjectTarget.ID] {
    guard Self.linking.contains(phase.isa) else { return [] }
    return project.objects("files", of: phase).flatMap(targets(behind:))
  }

  private func targets(behind file: XcodeObject) -> [ProjectTarget.ID] {
    if let product = project.object("productRef", of: file) { return packageProduct(product) }
    guard let reference = project.object("fileRef", of: file) else { return [] }
    if reference.isa == "PBXReferenceProxy" {
      if let proxy = project.object("remoteRef", of: reference), let id = target(behind: proxy) {
        return [id]
      }
    }
    return product(named: reference)
  }

  private func product(named reference: XcodeObject) -> [ProjectTarget.ID] {
    guard let name = reference.string("path")?.lastComponent ?? reference.name,
      ["framework", "bundle", "a", "dylib"].contains(name.pathExtension)
    else { return [] }
    let makers = neighbourhood.targets(making: name, for: project.path)
    let isBuilt = reference.string("sourceTree") == "BUILT_PRODUCTS_DIR"
    return makers.isEmpty && isBuilt ? [.product(name)] : makers
  }

  /// `-framework Core` links what a neighbour makes.
  private func frameworks(in flags: [String]) -> [ProjectTarget.ID] {
    zip(flags, flags.dropFirst()).flatMap { flag, name in
      ["-framework", "-weak_framework"].contains(flag)
        ? neighbourhood.targets(making: name + ".framework", for: project.path) : []
    }
  }

  /// A product of a local package; of a package from elsewhere only where a local one stands in for it.
  private func packageProduct(_ product: XcodeObject) -> [ProjectTarget.ID] {
    guard let written = product.string("productName") else { return [] }
    // A plugin is written so.
    let name = written.hasPrefix("plugin:") ? String(written.dropFirst(7)) : written
    var folders = neighbourhood.packageFolders(of: project.path)
    if let package = project.object("package", of: product) {
      if let local = project.localPackages.first(where: { $0.id == package.id }) {
        folders = [local.folder]
      } else if let url = package.string("repositoryURL") {
        let identity = PackageIdentities.identity(url)
        folders = folders.filter { $0.lastComponent.lowercased() == identity }
        if folders.isEmpty { return [PackageIdentities.product(ofPackageAt: url, name)] }
      }
    }
    return folders.map { .product(ofPackage: $0, name) }
  }
}
