import AppManifest
import FontInspection
import FontReferences
import SourceText

/// Works out which fonts each process has: which it registers, and which merely lie in its bundle.
struct BundleAssessment: Sendable {
  private let manifests: ManifestReading
  private let registrations: [FontRegistration]
  /// Calls that make fonts of files without registering them.
  private let readings: [FontRegistration]
  private let repository: [String]
  private let accessors: AccessorNames
  private let loadedFonts: [LoadedFont]
  private let resolutions: [EntryResolution]
  private let availableFonts: [String]
  private let others: OtherApps

  init(_ inputs: StableInputs, availableFonts: [String], others: OtherApps) {
    self.others = others
    manifests = inputs.manifests
    self.availableFonts = availableFonts.sorted()
    registrations = inputs.references.registrations
    readings = inputs.references.fileReadings
    loadedFonts = inputs.references.loadedFonts
    let paths = inputs.catalogue.files.map(\.path) + inputs.catalogue.failures.map(\.path)
    let sortedPaths = paths.sorted()
    repository = sortedPaths
    let areNamed = registrations.flatMap(\.coverage).contains {
      if case .generatedAccessor = $0.kind { true } else { false }
    }
    accessors = AccessorNames(areNamed ? inputs.catalogue.files : [])
    // Where there is no process, nothing is looked up.
    lazy var index = RepositoryIndex(sortedPaths)
    // By convention all processes have one bundle, and many targets of a project have equal ones.
    var bundles: [BundleContents: SearchedBundle] = [:]
    resolutions = inputs.manifests.processes.enumerated().map { number, process in
      let bundle = bundles[process.bundle] ?? SearchedBundle(process.bundle, repository: index)
      bundles[process.bundle] = bundle
      return EntryResolution(process, in: bundle) { others.own($0, against: number) }
    }
  }

  /// The processes in the order of the manifests.
  func processes() -> [ProcessFonts] {
    var fonts = ParserThreads.map(Array(resolutions.indices)) {
      registered(resolutions[$0], index: $0)
    }
    let accounted = zip(resolutions, fonts).map(accountedFor)
    for (index, files) in undeclared(accounted).enumerated() { fonts[index].undeclared = files }
    return fonts
  }
}

extension BundleAssessment {
  private func registered(_ resolution: EntryResolution, index: Int) -> ProcessFonts {
    let process = resolution.process
    let entries = resolution.entries()
    let effective = entries.filter(\.isEffective)
    let fonts = effective.flatMap { $0.files + $0.nested } + documentFonts(resolution)
    let calls = registrations.filter { $0.runs(in: process) }
    var result = ProcessFonts(
      process: process, entries: entries,
      declared: (fonts + process.bundle.available + availableFonts).withoutRepeats,
      undeclared: [],
      registrations: calls.filter { !$0.isOfDownloads },
      runTime: runTimeFonts(of: resolution, index: index, calls))
    result.absentOfDocuments = absentOfDocuments(process)
    let previews = registrations.filter { $0.runsInPreviews(of: process) }
    if !previews.isEmpty {
      let files = runTimeFonts(of: resolution, index: index, previews).files.keys
      result.registeredInPreviews = Set(files)
    }
    result.idleRegistrations = registrations.filter {
      $0.isLeftAside(in: process) && !$0.isOfDownloads
    }
    let readings = readings.filter { $0.runs(in: process) }
    if !readings.isEmpty {
      let files = runTimeFonts(of: resolution, index: index, readings).files.keys
      result.readByCode = Set(files)
    }
    result.loaded = loadedFonts.filter { process.sources.contains($0.place.path) }
    let files = result.loaded.isEmpty ? [] : Set(repository)
    for font in result.loaded.indices {
      guard let file = result.loaded[font].file, !files.contains(file) else { continue }
      result.loaded[font].fileName = file.lastComponent
    }
    return result
  }

  private func runTimeFonts(
    of resolution: EntryResolution, index: Int, _ calls: [FontRegistration]
  ) -> RunTimeFonts {
    RegistrationAssessment.fonts(
      of: resolution.process, in: resolution.bundle,
      repository: calls.isEmpty ? [] : repository.filter { !others.own($0, against: index) },
      around: fonts(around: resolution.process, index: index, calls), accessors: accessors,
      registrations: calls)
  }

  /// The fonts of the apps that a process is in, where code looks for some there; where no project says which apps
  /// these are, all of the repository.
  private func fonts(
    around process: AppProcess, index: Int, _ calls: [FontRegistration]
  ) -> [BundledFile] {
    guard process.kind != .app, calls.contains(where: { $0.coverage.contains(where: \.isAround) })
    else { return [] }
    let fonts =
      process.containers.isEmpty
      ? repository.map { BundledFile(path: $0, bundlePath: $0) }
      : manifests.processes.filter { process.containers.contains($0.name) }.flatMap(\.bundle.fonts)
    return fonts.filter { !others.own($0.path, against: index) }
  }

  /// Fonts of storyboards and xibs, which the build adds to `UIAppFonts`.
  private func documentFonts(_ resolution: EntryResolution) -> [String] {
    let process = resolution.process
    return manifests.interfaceBuilderFonts.compactMap { font in
      guard process.takesFonts(of: font.place.path) else { return nil }
      let name = BundlePath(font.fileName)
      let files = resolution.files(at: name)
      if let file = files.first { return file.file.path }
      return resolution.bundle.index.items.first { $0.path.last == name.last }?.file.path
    }
  }

  /// The same of those that the project copies and that are not on this disk.
  private func absentOfDocuments(_ process: AppProcess) -> Set<String> {
    guard !process.bundle.absent.isEmpty else { return [] }
    let names = manifests.interfaceBuilderFonts.filter { process.takesFonts(of: $0.place.path) }
      .map(\.fileName)
    return Set(process.bundle.absent.map(\.path).filter { names.contains($0.lastComponent) })
  }

  /// The files that something names, be it by a key that the platform does not read, and those that a
  /// misspelt entry was meant to name: that is one mistake, and it is the entry's.
  private func accountedFor(_ resolution: EntryResolution, _ fonts: ProcessFonts) -> Set<String> {
    let fitting = resolution.process.manifest.entries.flatMap(resolution.fittingFiles)
    let meant = fonts.entries.compactMap { $0.nearMisses.first?.path }
    return Set(fonts.declared + fitting + meant)
  }

  /// For each process the bundled files that nothing declares. Where bundles are not known, a file is
  /// undeclared when no process declares it, and stands with the process whose manifest is nearest.
  private func undeclared(_ accounted: [Set<String>]) -> [[BundledFile]] {
    let processes = manifests.processes
    var files = Array(repeating: [BundledFile](), count: processes.count)
    var shared: [Int] = []
    for (index, process) in processes.enumerated() {
      if process.bundle.matching == .exact {
        let own = Set(process.bundle.fonts.lazy.filter { !$0.isNested }.map(\.path))
        var seen = accounted[index]
        files[index] = process.bundle.fonts.filter { file in
          // A framework may have the same file.
          !(file.isNested && own.contains(file.path)) && seen.insert(file.path).inserted
        }
      } else {
        shared.append(index)
      }
    }
    let declared = shared.reduce(into: Set<String>()) { $0.formUnion(accounted[$1]) }
    for (file, owners) in owners(among: shared, except: declared) {
      guard let nearest = nearest(to: file, among: owners) else { continue }
      files[nearest].append(file)
    }
    return files
  }

  /// The files of some processes, sorted by bundle path, each with the processes that may bundle it.
  private func owners(
    among shared: [Int], except declared: Set<String>
  ) -> [(BundledFile, [Int])] {
    var owners: [BundledFile: [Int]] = [:]
    for index in shared {
      for file in manifests.processes[index].bundle.fonts where !declared.contains(file.path) {
        owners[file, default: []].append(index)
      }
    }
    return owners.sorted {
      ($0.key.bundlePath, $0.key.path) < ($1.key.bundlePath, $1.key.path)
    }.map { ($0.key, $0.value) }
  }

  private func nearest(to file: BundledFile, among owners: [Int]) -> Int? {
    let path = BundlePath(file.path)
    return owners.min { left, right in
      distance(left, path) < distance(right, path)
    }
  }

  /// Fewer folders in common are farther; of two the shallower manifest is nearer, then the first.
  private func distance(_ index: Int, _ path: BundlePath) -> (Int, Int, Int) {
    let manifest = BundlePath(manifests.processes[index].manifest.path ?? "").folder
    return (-manifest.commonStart(with: path), manifest.components.count, index)
  }
}

extension [String] {
  /// Each element once, at its first place, told apart by bytes.
  fileprivate var withoutRepeats: [String] {
    var seen: Set<[UInt8]> = []
    return filter { seen.insert([UInt8]($0.utf8)).inserted }
  }
}

extension RegisteredFonts {
  fileprivate var isAround: Bool { bundle == .around }
}
