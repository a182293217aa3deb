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
    let texts = calls.map { call in
      let asking = manifests.processes.filter { process in
        process.sources.contains(path)
          && (call.programs.map { process.program.map($0.contains) ?? true } ?? true)
      }
      return CallInWords(
        call, targets: Set(asking.map(\.name)).sorted(), currentDirectory: options.currentDirectory
      ).text
    }
    let shown = PrintableText.text(file)
    let nothing = "no font call on line \(line) of \(shown)\n"
    return Explanation(
      text: texts.isEmpty ? nothing : texts.joined(separator: "\n"), missingPaths: ground.missing,
      unknownNames: unknownNames(in: manifests))
  }
}
