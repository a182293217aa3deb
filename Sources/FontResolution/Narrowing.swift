import AppManifest

extension Assessment {
  /// The same about some targets alone, by their names; none means all. What the others have has been
  /// taken into account: whose code it is, and who finds a name.
  package func narrowed(to targets: Set<String>) -> Assessment {
    guard !targets.isEmpty else { return self }
    let kept = processes.indices.filter { targets.contains(processes[$0].process.name) }
    let positions = Dictionary(
      uniqueKeysWithValues: kept.enumerated().map { ($0.element, $0.offset) })
    var narrow = self
    narrow.processes = kept.map { processes[$0] }
    narrow.manifests.processes = narrow.processes.map(\.process)
    narrow.manifests.libraries.removeAll { $0.processes.isDisjoint(with: targets) }
    for index in narrow.names.indices {
      narrow.names[index].resolutions = names[index].resolutions.compactMap { resolution in
        guard let position = positions[resolution.process] else { return nil }
        var resolution = resolution
        resolution.process = position
        return resolution
      }
    }
    narrow.chains = chains.compactMap { chain in
      let outcomes = chain.outcomes.compactMap { outcome -> NameChain.Outcome? in
        let processes = outcome.processes.compactMap { positions[$0] }
        guard !processes.isEmpty else { return nil }
        return NameChain.Outcome(
          processes: processes, tried: outcome.tried, drawn: outcome.drawn)
      }
      return outcomes.isEmpty ? nil : NameChain(names: chain.names, outcomes: outcomes)
    }
    return narrow
  }
}
