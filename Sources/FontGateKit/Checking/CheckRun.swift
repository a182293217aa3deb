import AppManifest
import CAllocator
import FileTree
import FontDiagnostics
import FontInspection
import FontReferences
package import FontReport
import FontResolution
import SourceText

/// The whole way: files in, report out.
///
/// ```swift
/// let gate = CheckRun(CheckOptions(paths: ["App"], currentDirectory: "/projects"))
/// let report = gate.check()
/// ```
package struct CheckRun: Sendable {
  package var options: CheckOptions

  package init(_ options: CheckOptions) {
    self.options = options
  }

  /// What a run is doing.
  package enum Step: Sendable {
    case walkingFolders, readingProjects, readingSources, readingFonts, applyingRules
  }

  /// Checks names, manifests and fonts: what `fontgate check` does.
  /// - Parameter onStep: called before each step of the work.
  package func check(onStep: (Step) -> Void = { _ in }) -> Report {
    onStep(.walkingFolders)
    let input = InputFiles(options)
    let parts = evidence(on: input, onStep)
    onStep(.readingFonts)
    let assessments = parts.map { part in
      var assessment = assessment(of: part)
      assessment.knownNames = options.judgedNames
      addTables(to: &assessment, on: part.input)
      return assessment
    }
    onStep(.applyingRules)
    return report(.check, on: input, assessments)
  }

  /// Checks fonts alone: what `fontgate audit` does.
  /// - Parameter onStep: called before each step of the work.
  package func audit(onStep: (Step) -> Void = { _ in }) -> Report {
    onStep(.walkingFolders)
    let input = InputFiles(options, findsProjects: false)
    onStep(.readingFonts)
    let nothing = Evidence(
      input: input, manifests: ManifestReading(), references: ReferenceReading())
    return report(.audit, on: input, [assessment(of: nothing)])
  }
}

extension CheckRun {
  /// What the files say, before anything is joined.
  struct Evidence {
    /// The files.
    var input: InputFiles
    var manifests: ManifestReading
    var references: ReferenceReading
  }

  /// What the files say; one for each group of projects that have nothing to do with the others.
  func evidence(on input: InputFiles, _ onStep: (Step) -> Void = { _ in }) -> [Evidence] {
    onStep(.readingProjects)
    var (manifests, ahead) = ParserThreads.both(
      { self.manifests(on: input) }, { ReadAhead(input.files) })
    let asking = ahead.askingForInfo()
    onStep(.readingSources)
    let parts = input.parts(manifests)
    let readings = parts.count == 1 ? [manifests] : parts.map(self.manifests)
    let shared = SharedCode(parts, readings)
    return parts.indices.map { number in
      let part = parts[number]
      var manifests = readings[number]
      let files = sources(of: manifests, on: part).filter { shared.isRead($0.path, with: number) }
      let references = references(
        in: files, of: part, manifests, manifests.numberPrograms(asking: asking), ahead)
      if parts.count > 1 {
        // No other part has them.
        ahead.forget(part.ownFiles)
        // Each part is read by threads of its own, which share no free memory.
        fontgate_give_memory_back()
      }
      return Evidence(input: part, manifests: manifests, references: references)
    }
  }

  /// What some files ask for. What was read of them is held no longer than that.
  private func references(
    in files: [FileTree.File], of part: InputFiles, _ manifests: ManifestReading,
    _ programs: [CodeProgram], _ ahead: ReadAhead
  ) -> ReferenceReading {
    ReferenceReader(
      files: files, programs: programs, fontFunctions: options.fontFunctions, ahead: ahead,
      others: part.files.map(\.path).filter(ReferenceReader.isDocument),
      configuration: options.configuration, hasManifests: manifests.hasManifests
    ).read()
  }

  func manifests(on input: InputFiles) -> ManifestReading {
    var known = ManifestOptions(
      platform: options.platform, deploymentTarget: options.deploymentTarget,
      extraFonts: input.extraFonts, configuration: options.configuration)
    known.subjects = input.subjects
    var reading = ManifestReader(trees: input.trees, options: known).read()
    if input.isLibrary {
      reading.processes = []
      reading.ownerless = Set(input.files.map(\.path).filter(ReferenceReader.isCode))
    }
    return reading
  }

  /// The files that may ask for fonts: data that no app has in its bundle is nobody's.
  func sources(of manifests: ManifestReading, on input: InputFiles) -> [FileTree.File] {
    let beside = manifests.sources(besides: Set(input.files.map(\.path))).map {
      FileTree.File(path: $0, relativePath: $0, size: 0)
    }
    // What a process compiles by the path of a link is read there, and not once more as nobody's.
    let linked = Set(beside.compactMap { FileTree.resolved($0.path) })
    let files = input.files.filter { file in
      manifests.processes.isEmpty
        || !ReferenceReader.isDocument(file.path) && !linked.contains(file.path)
        || manifests.processes.contains { $0.sources.contains(file.path) }
    }
    return files + beside
  }

  func assessment(of evidence: Evidence) -> Assessment {
    let input = evidence.input
    return Assessment.assess(
      roots: input.roots, catalogue: catalogue(of: evidence.manifests, on: input),
      manifests: evidence.manifests, references: evidence.references,
      options: Assessment.Options(
        knownNames: options.knownNames, packageFonts: packageFonts(of: evidence))
    ).narrowed(to: Set(options.targets))
  }

  /// The fonts that packages have in bundles of their own, where some font is asked for by its name.
  private func packageFonts(of evidence: Evidence) -> FontCatalogue {
    guard !evidence.references.references.isEmpty else { return FontCatalogue() }
    let paths = evidence.manifests.processes.flatMap(\.bundle.ofPackages)
    return FontCatalogue.read(paths: paths)
  }

  /// All fonts that are there, and that the processes bundle.
  func catalogue(of manifests: ManifestReading, on input: InputFiles) -> FontCatalogue {
    let bundled = manifests.processes.flatMap { $0.bundle.fonts.map(\.path) }
    return FontCatalogue.read(paths: input.fontPaths(and: bundled))
  }

  private func report(
    _ kind: Report.Kind, on input: InputFiles, _ parts: [Assessment]
  ) -> Report {
    let lines = SourceLines()
    var assessment = Assessment.joined(parts, roots: input.roots)
    let (locks, damaged) = kind == .check ? locks(on: input, assessment) : ([], [])
    assessment.locks = locks
    let found = Diagnosis(selection: options.rules).diagnostics(
      of: assessment, parts: parts, baseline: options.baseline,
      isPartial: isPartial(assessment.manifests) || !input.askedFiles.isEmpty, lines: lines.mark
    ).filter { $0.isAbout(input.isAsked) }
    let mended = found.filter { diagnostic in
      guard let fix = diagnostic.fix, fix.applicability == .safe else { return false }
      return fix.edits.contains { ReferenceReader.isCode($0.place.path) }
    }
    let diagnostics = LookedUpTexts(
      Set(mended.compactMap(\.name) + mended.flatMap(\.names)),
      in: input.files.lazy.map(\.path).filter(ReferenceReader.isCode)
    ) { try? FileTree.read($0) }.doubting(found)
    let unchecked = Set(
      input.unchecked + damaged.filter { input.isAsked($0.path) } + assessment.manifests.unchecked
        + assessment.references.unchecked.filter { input.isAsked($0.path) })
    assessment.names = assessment.names.filter { $0.isAbout(input.isAsked) }
    var editable = EditableFiles(roots: input.roots)
    let textEdits = diagnostics.compactMap(\.fix).flatMap { editable.textEdits(of: $0) ?? [] }
    var report = Report(
      kind: kind, currentDirectory: options.currentDirectory, assessment: assessment,
      diagnostics: diagnostics,
      unchecked: unchecked.sorted { ($0.path, $0.reason) < ($1.path, $1.reason) },
      excerpts: lines.excerpts(for: diagnostics, textEdits.flatMap(\.changes)),
      missingPaths: input.missing,
      unknownNames: kind == .check ? unknownNames(in: assessment.manifests) : [],
      rules: RuleCatalogue.all.map { $0.description }.filter(options.rules.runs)
        .map(Report.RuleSummary.init))
    report.textEdits = Dictionary(textEdits.map { ($0.edit, $0.changes) }) { first, _ in first }
    return report.drawn(for: options.reporters)
  }
}

extension Diagnostic {
  /// Whether it stands at one of some paths, or concerns a place there.
  fileprivate func isAbout(_ isAsked: (String) -> Bool) -> Bool {
    isAsked(place.path) || places.contains { isAsked($0.place.path) }
  }
}

extension ResolvedName {
  /// Whether it is written or used at one of some paths.
  fileprivate func isAbout(_ isAsked: (String) -> Bool) -> Bool {
    candidate.map { isAsked($0.place.path) } == true || uses.contains { isAsked($0.place.path) }
  }
}

extension ManifestReading {
  /// Numbers the programs that the processes run: those with the same code run the same, such as one
  /// target in several build configurations, or several apps made of the same files. Those files compile
  /// in each app's module, so they cannot call it by its name. The programs by their numbers.
  ///
  /// - Parameter asking: the sources that ask for values of the process's `Info.plist`.
  mutating func numberPrograms(asking: Set<String> = []) -> [CodeProgram] {
    var numbers: [CodeProgram: Int] = [:]
    var programs: [CodeProgram] = []
    for index in processes.indices {
      var program = CodeProgram(modules: processes[index].modules)
      if case .files(let paths) = processes[index].sources { program.sources = paths }
      program.ownSources = processes[index].beginning
      program.ownsAllSources = processes[index].isPlain
      program.testSources = processes[index].testSources
      program.entryPoint = processes[index].manifest.entryPoint
      if asking.contains(where: processes[index].sources.contains) {
        program.info = processes[index].manifest.info
      }
      let own: Set<String>? =
        if case .files(let paths) = processes[index].ownSources { paths } else { nil }
      let key = program.unnamed(own)
      let number = numbers[key] ?? programs.count
      if number == programs.count {
        numbers[key] = number
        programs.append(program)
      }
      processes[index].program = number
    }
    return programs
  }
}

extension ManifestReading {
  /// Whether the `Info.plist` of every process was read.
  fileprivate var hasManifests: Bool {
    !processes.isEmpty
      && processes.allSatisfy { process in
        process.kind != .unknown && !process.manifest.isUnseen && process.manifest.faults.isEmpty
      }
  }
}

extension AppProcess {
  /// Whether no project says which files it is made of.
  fileprivate var isPlain: Bool { provider == .convention && kind != .unknown }

  /// The files that the process begins at; `nil` where they are not known.
  fileprivate var beginning: Set<String>? {
    guard kind != .unknown, case .files(let paths) = ownSources, !paths.isEmpty else { return nil }
    return paths
  }
}
