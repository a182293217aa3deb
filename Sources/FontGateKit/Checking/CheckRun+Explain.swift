import AppManifest
import FileTree
import FontInspection
import FontReferences
package import FontReport
import FontResolution
package import SourceText

/// What each process would give for a name that nobody may have written yet.
package struct Explanation: Sendable {
  /// What `fontgate explain` prints.
  package var text: String
  /// Paths that were asked for and do not exist or cannot be read.
  package var missingPaths: [UncheckedFile]
  /// Targets and configurations that were asked for and do not exist.
  package var unknownNames: [Report.UnknownName] = []
}

extension CheckRun {
  /// Explains a name as if the code of every process asked for it through `Font.custom`.
  package func explain(_ name: String) -> Explanation {
    let input = InputFiles(options)
    let place = SourcePlace(path: options.currentDirectory)
    let question = FontReference(
      api: .fontCustom, place: place, text: name,
      candidates: [NameCandidate(name: name, place: place, certainty: .literal)])
    let parts = evidence(on: input).map { part in
      var part = part
      part.references.references = [question]
      for index in part.manifests.processes.indices {
        part.manifests.processes[index].sources.insert(place.path)
      }
      return assessment(of: part)
    }
    let texts = parts.flatMap { part in
      part.names.map {
        NameExplanation($0, in: part, currentDirectory: options.currentDirectory).text
      }
    }
    let manifests = parts.reduce(into: ManifestReading()) { $0.append($1.manifests) }
    return Explanation(
      text: texts.joined(separator: "\n"), missingPaths: input.missing,
      unknownNames: unknownNames(in: manifests))
  }

  /// Tells how the names of the font calls on a line were found, or why they were not: the calls that lead
  /// there, what each of them gives, and the conditions that chose among values.
  /// - Parameters:
  ///   - file: an absolute path, or one relative to the current directory.
  ///   - line: from 1.
  package func explain(file: String, line: Int) -> Explanation {
    let input = InputFiles(options)
    let manifests = manifests(on: input)
    let path = (file.hasPrefix("/") ? file : options.currentDirectory + "/" + file).normalizedPath
    let texts = input.parts(manifests).compactMap { part in
      explain(path, line: line, in: part)
    }
    guard !texts.isEmpty else {
      let reason = "is not in the project"
      return Explanation(text: "", missingPaths: [UncheckedFile(path: file, reason: reason)])
    }
    let explained = texts.flatMap { $0 }
    let shown = PrintableText.text(file)
    let nothing = "no font call on line \(line) of \(shown)\n"
    return Explanation(
      text: explained.isEmpty ? nothing : explained.joined(separator: "\n"),
      missingPaths: input.missing, unknownNames: unknownNames(in: manifests))
  }

  /// What is to be told of a line of a file; `nil` where the file is not among what is read.
  private func explain(_ path: String, line: Int, in input: InputFiles) -> [String]? {
    var manifests = manifests(on: input)
    let sources = sources(of: manifests, on: input)
    guard sources.contains(where: { $0.path == path }) else { return nil }
    let reader = ReferenceReader(
      files: sources, programs: manifests.numberPrograms(),
      fontFunctions: options.fontFunctions, configuration: options.configuration)
    let calls = named(reader.followed(in: path, line: line), manifests, on: input)
    let texts = calls.map { inWords($0, manifests) }
    return texts.isEmpty ? explainNames(writtenIn: path, line: line, reader, manifests) : texts
  }
}

extension CheckRun {
  /// Names that a report of a place explains one by one, and calls that use each.
  private static let mostExplained = 3

  /// Calls with the names that generated accessors give, which are those of the fonts.
  private func named(
    _ calls: [FollowedCall], _ manifests: ManifestReading, on input: InputFiles
  ) -> [FollowedCall] {
    guard calls.contains(where: \.hasAccessors) else { return calls }
    let accessors = AccessorNames(catalogue(of: manifests, on: input).files)
    return calls.map { $0.naming(accessors.name) }
  }

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
