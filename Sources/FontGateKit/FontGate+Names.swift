import AppManifest
import FontReport
import FontResolution

extension FontGate {
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
}
