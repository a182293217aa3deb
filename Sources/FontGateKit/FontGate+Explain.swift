import AppManifest
import FontInspection
import FontReferences
public import FontReport
import FontResolution
public import SourceText

/// What each process would give for a name that nobody may have written yet.
public struct Explanation: Sendable {
  /// What `fontgate explain` prints.
  public var text: String
  /// Paths that were asked for and do not exist or cannot be read.
  public var missingPaths: [UncheckedFile]
  /// Targets and configurations that were asked for and do not exist.
  public var unknownNames: [Report.UnknownName] = []
}

extension FontGate {
  /// Explains a name as if the code of every process asked for it through `Font.custom`.
  public func explain(_ name: String) -> Explanation {
    let ground = Ground(options)
    let place = SourcePlace(path: options.currentDirectory)
    let question = FontReference(
      api: .fontCustom, place: place, text: name,
      candidates: [NameCandidate(name: name, place: place, certainty: .literal)])
    var evidence = evidence(on: ground)
    evidence.references.references = [question]
    for index in evidence.manifests.processes.indices {
      evidence.manifests.processes[index].sources.insert(place.path)
    }
    let assessment = assessment(of: evidence, on: ground)
    let text = assessment.names.map {
      NameExplanation($0, in: assessment, currentDirectory: options.currentDirectory).text
    }
    return Explanation(
      text: text.joined(), missingPaths: ground.missing,
      unknownNames: unknownNames(in: assessment.manifests))
  }
}
