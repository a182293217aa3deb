import AppManifest
import FontInspection
import FontReferences
import SourceText

extension Assessment {
  /// What is known of several groups of projects that have nothing to do with each other, as one: for
  /// reports, which tell of all of them. Rules judge each by itself, so the chains of names stay there.
  /// - Parameter roots: the folders and files that were asked about (absolute paths).
  package static func joined(_ parts: [Assessment], roots: [String]) -> Assessment {
    guard parts.count != 1 else {
      var whole = parts[0]
      whole.roots = roots
      return whole
    }
    var whole = Assessment(
      roots: roots, catalogue: FontCatalogue.joined(parts.map(\.catalogue)),
      manifests: ManifestReading(), references: ReferenceReading(), processes: [], names: [])
    for part in parts {
      let start = whole.processes.count
      whole.manifests.append(part.manifests)
      whole.references.add(part.references)
      whole.processes += part.processes
      whole.names += part.names.map { $0.movingProcesses(by: start) }
      whole.knownNames = part.knownNames
      whole.tables += part.tables
    }
    whole.names.sort { $0.place < $1.place }
    // Code beside several groups may be that of one of them.
    let owned = whole.manifests.processes.reduce(into: Set<String>()) { owned, process in
      if case .files(let paths) = process.sources { owned.formUnion(paths) }
    }
    whole.manifests.ownerless.subtract(owned)
    whole.manifests.isForOtherPlatforms = parts.allSatisfy(\.manifests.isForOtherPlatforms)
    return whole
  }
}

extension ResolvedName {
  /// Where it is written, or asked for.
  fileprivate var place: SourcePlace {
    candidate?.place ?? uses.first?.place ?? SourcePlace(path: "")
  }

  fileprivate func movingProcesses(by count: Int) -> ResolvedName {
    var moved = self
    for index in moved.resolutions.indices { moved.resolutions[index].process += count }
    return moved
  }
}

extension FontCatalogue {
  /// The fonts of several catalogues, each once.
  fileprivate static func joined(_ catalogues: [FontCatalogue]) -> FontCatalogue {
    let files = Dictionary(catalogues.flatMap(\.files).map { ($0.path, $0) }) { first, _ in first }
    let failures = Dictionary(catalogues.flatMap(\.failures).map { ($0.path, $0) }) { first, _ in
      first
    }
    return FontCatalogue(
      files: files.values.sorted { $0.path < $1.path },
      failures: failures.values.sorted { $0.path < $1.path })
  }
}
