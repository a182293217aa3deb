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

  /// Tells how the names of the font calls on a line were found, or why they were not: the calls that lead
  /// there, what each of them gives, and the conditions that chose among values.
  /// - Parameters:
  ///   - file: an absolute path, or one relative to the current directory.
  ///   - line: from 1.
  public func explain(file: String, line: Int) -> Explanation {
    let ground = Ground(options)
    var manifests = manifests(on: ground)
    let path = file.hasPrefix("/") ? file : options.currentDirectory + "/" + file
    let sources = sources(of: manifests, on: ground)
    guard sources.contains(where: { $0.path == path }) else {
      let reason = "is not in the project"
      return Explanation(text: "", missingPaths: [UncheckedFile(path: file, reason: reason)])
    }
    let reader = ReferenceReader(
      files: sources, programs: manifests.numberPrograms(),
      fontFunctions: options.fontFunctions)
    let calls = reader.followed(in: path, line: line)
    var texts = calls.map { inWords($0, manifests) }
    if texts.isEmpty { texts = explainNames(writtenIn: path, line: line, reader, manifests) }
    let shown = PrintableText.text(file)
    let nothing = "no font call on line \(line) of \(shown)\n"
    return Explanation(
      text: texts.isEmpty ? nothing : texts.joined(separator: "\n"), missingPaths: ground.missing,
      unknownNames: unknownNames(in: manifests))
  }
}

extension FontGate {
  /// Names that a report of a place explains one by one, and calls that use each.
  private static let mostExplained = 3

  private func inWords(_ call: FollowedCall, _ manifests: ManifestReading) -> String {
    let asking = manifests.processes.filter { process in
      process.sources.contains(call.place.path)
        && (call.programs.map { process.program.map($0.contains) ?? true } ?? true)
    }
    let names = TargetNames(
      manifests.processes, currentDirectory: options.currentDirectory)
    return CallInWords(
      call, targets: names.names(asking).sorted(), currentDirectory: options.currentDirectory
    ).text
  }

  /// The names that are written on a line, a constant's say: the calls that use them, as far as those take
  /// them from there, and what each process gives for them.
  private func explainNames(
    writtenIn path: String, line: Int, _ reader: ReferenceReader, _ manifests: ManifestReading
  ) -> [String] {
    func isHere(_ place: SourcePlace?) -> Bool { place?.path == path && place?.line == line }
    func comes(from place: SourcePlace?, through steps: [FlowStep]) -> Bool {
      isHere(place) || steps.contains { isHere($0.place) }
    }
    var names: [String] = []
    var calls: [SourcePlace] = []
    for reference in reader.read().references {
      for candidate in reference.candidates
      where comes(from: candidate.place, through: candidate.flow) {
        if !names.contains(candidate.name) { names.append(candidate.name) }
        if !calls.contains(reference.place) { calls.append(reference.place) }
      }
    }
    let followed = calls.prefix(Self.mostExplained).flatMap { place in
      reader.followed(in: place.path, line: place.line ?? 1).compactMap { call in
        var call = call
        call.ways = call.ways.filter { way in
          way.values.contains { comes(from: $0.place, through: $0.steps) }
        }
        return call.ways.isEmpty ? nil : inWords(call, manifests)
      }
    }
    return names.prefix(Self.mostExplained).map { explain($0).text } + followed
  }
}
