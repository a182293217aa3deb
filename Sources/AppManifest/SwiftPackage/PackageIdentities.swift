import SourceText

/// Leads what links a product of a fetched package to the package of that identity which lies in the
/// repository: its checkout, or the repository's own package that an example takes by its address.
struct PackageIdentities {
  private var folders: [String: Set<String>] = [:]
  private let known: Set<ProjectTarget.ID>

  /// What stands for a product of a package by the package's address alone.
  static func product(ofPackageAt address: String, _ name: String) -> ProjectTarget.ID {
    .product(ofPackage: mark + identity(address), name)
  }

  /// The last part of an address, in lower case.
  static func identity(_ address: String) -> String {
    let last = address.lastComponent.lowercased()
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  private static let mark = "package:"

  init(_ reading: ProjectReading) {
    known = Set(reading.targets.map(\.id))
    for (folder, name) in reading.packageNames {
      for identity in [folder.lastComponent.lowercased(), name.lowercased()] {
        folders[identity, default: []].insert(folder)
      }
    }
  }

  func resolve(in reading: inout ProjectReading) {
    for index in reading.targets.indices { resolve(in: &reading.targets[index]) }
    for index in reading.standIns.indices { resolve(in: &reading.standIns[index]) }
    for id in reading.packageApps.keys {
      if var app = reading.packageApps[id] {
        resolve(in: &app)
        reading.packageApps[id] = app
      }
    }
  }

  private func resolve(in target: inout ProjectTarget) {
    guard target.dependencies.contains(where: isByAddress) else { return }
    var seen: Set<ProjectTarget.ID> = [target.id]
    target.dependencies = target.dependencies.map(resolved).filter { seen.insert($0).inserted }
    target.dependencyPlatforms = Dictionary(
      target.dependencyPlatforms.map { (resolved($0.key), $0.value) }
    ) { $0.union($1) }
  }

  private func isByAddress(_ id: ProjectTarget.ID) -> Bool { id.project.hasPrefix(Self.mark) }

  /// The product of the only package of that identity that has it.
  private func resolved(_ id: ProjectTarget.ID) -> ProjectTarget.ID {
    guard isByAddress(id) else { return id }
    let identity = String(id.project.dropFirst(Self.mark.count))
    let found = (folders[identity] ?? []).map { ProjectTarget.ID(project: $0, name: id.name) }
      .filter(known.contains)
    return found.count == 1 ? found.first ?? id : id
  }
}
