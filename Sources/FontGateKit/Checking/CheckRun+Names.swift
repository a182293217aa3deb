import AppManifest
package import FontReport
import FontResolution

extension CheckRun {
  /// The names of all targets of the projects, sorted.
  package func targetNames() -> [String] { manifests(on: InputFiles(options)).targetNames.sorted() }

  /// The targets and the configuration that were asked for and that no project has.
  package func unknownNames() -> [Report.UnknownName] {
    unknownNames(in: manifests(on: InputFiles(options)))
  }

  /// The targets and the configuration that were asked for and that no project has.
  func unknownNames(in manifests: ManifestReading) -> [Report.UnknownName] {
    var unknown = options.targets.filter { !manifests.targetNames.contains($0) }.map {
      Report.UnknownName(kind: .target, name: $0, known: manifests.targetNames)
    }
    if let platform = options.platform?.rawValue, !manifests.platforms.isEmpty {
      let known = Set(manifests.platforms.map(\.rawValue))
      if !known.contains(platform) {
        unknown.append(Report.UnknownName(kind: .platform, name: platform, known: known))
      }
    }
    if let configuration = options.configuration,
      !manifests.configurationNames.contains(configuration)
    {
      unknown.append(
        Report.UnknownName(
          kind: .configuration, name: configuration, known: manifests.configurationNames))
    }
    return unknown
  }

  /// Whether only some of the targets, platforms or configurations of the projects are checked.
  func isPartial(_ manifests: ManifestReading) -> Bool {
    let others = options.platform.map { manifests.platforms.subtracting([$0]) } ?? []
    return !options.targets.isEmpty || options.configuration != nil || !others.isEmpty
  }
}
