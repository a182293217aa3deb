import AppManifest
import FontInspection
import FontResolution
import SourceText

/// Fonts are bundled, and nothing registers them.
enum UnlistedFont: Rule {
  static let description = RuleDescription(
    identifier: "unlisted_font",
    severity: .warning,
    summary: "a bundled font is not registered",
    rationale: """
      A font in the bundle that is neither in UIAppFonts nor registered in code cannot be used. Either an \
      entry is missing, or the file is unused. If something uses the font, `unregistered_font` reports it \
      instead.
      """,
    triggering: [
      .manifest(
        "two missing entries", listed: ["GateSans-Regular.ttf"], key: "↓UIAppFonts",
        fonts: ["GateSans-Regular.ttf", "GateSans-Bold.ttf", "GateSans-Italic.ttf"])
    ],
    nonTriggering: [
      .manifest(
        "all files listed", listed: ["GateSans-Regular.ttf", "GateSans-Bold.ttf"],
        fonts: ["GateSans-Regular.ttf", "GateSans-Bold.ttf"]),
      .swift(
        "fonts that are registered in code",
        "CTFontManagerRegisterFontURLs(urls as CFArray, .process, true, nil)",
        fonts: ["GateSans-Regular.ttf", "GateSans-Bold.ttf"], listed: ["GateSans-Regular.ttf"]),
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    let asked = assessment.pathsAskedFor
    let misspelled = assessment.misspelledNames
    let names = Dictionary(
      assessment.catalogue.files.map { ($0.path, $0.faces.flatMap(\.names.postScript)) }
    ) { first, _ in first }
    let formats = assessment.catalogue.formats
    let readable = Set(assessment.catalogue.files.map(\.path))
    let shared = SharedFonts(assessment.processes)
    let styleSheets = StyleSheetFonts(assessment)
    // What a project that cannot be read bundles is not known.
    let isProjectLost = assessment.manifests.unchecked.contains {
      $0.isError && $0.path.hasSuffix(".pbxproj")
    }
    // What any configuration of a process declares.
    let declared = Dictionary(
      assessment.processes.map { ($0.process.identity, $0.declared) }, uniquingKeysWith: +)
    var reported: Set<String> = []
    return assessment.processes.appsFirst.compactMap { fonts in
      // Where the manifest or its folder cannot be found or read, that is the mistake.
      guard fonts.runTime.undetermined.isEmpty, !fonts.process.manifest.isLost,
        !fonts.process.manifest.isUnseen,
        !(isProjectLost && fonts.process.provider == .convention),
        !fonts.entries.contains(where: { $0.isEffective && $0.isWrongFontsPath }),
        let place = fonts.process.declaringPlace
      else { return nil }
      // So is an entry that misspells the file, or a setting that nothing reads.
      let ignored = fonts.process.manifest.ignoredSettings
      let meant = Set(
        fonts.entries.compactMap(\.nearMisses.first?.path)
          + ignored.flatMap { $0.files(in: fonts.process.bundle) }
          + fonts.runTime.files.keys + fonts.runTime.possible.keys)
      let unlisted = fonts.undeclared.filter {
        // What is no font, or not an app's, is reported as such.
        readable.contains($0.path) && formats[$0.path]?.isRegistrable == true
          && !asked.contains($0.path) && !meant.contains($0.path)
          // A misspelled name is reported together with what its font lacks.
          && (misspelled[fonts.process.identity] ?? []).isDisjoint(with: names[$0.path] ?? [])
          && !shared.isAccountedFor($0) && !reported.contains($0.path)
          && !styleSheets.bring($0, to: fonts.process)
      }
      reported.formUnion(unlisted.filter(\.isShared).map(\.path))
      guard !unlisted.isEmpty else { return nil }
      let listed = Set(declared[fonts.process.identity] ?? [])
      return diagnose(
        unlisted, in: fonts.process, at: place,
        isListedElsewhere: unlisted.contains { listed.contains($0.path) })
    }
  }

  private static func diagnose(
    _ fonts: [BundledFile], in process: AppProcess, at place: SourcePlace,
    isListedElsewhere: Bool
  ) -> Diagnostic {
    let names = fonts.map { process.entry(for: $0.path) }
    let key = process.fontKey.rawValue
    let isFolder = process.fontKey == .atsApplicationFontsPath
    let list = isFolder ? "the \(key) folder" : key
    return Diagnostic(
      rule: description.identifier, severity: description.severity,
      message: (names.count == 1 ? "\(names.listed) is" : "\(names.count) fonts are")
        + " in the bundle but not in \(list)",
      place: place, target: process.name, platform: process.platform,
      configurations: process.configurations,
      notes: fonts.map {
        .init(
          "\($0.bundlePath.fileName.quoted) is not in \(list)", place: SourcePlace(path: $0.path))
      },
      help: isListedElsewhere
        // One list with a build setting in it serves several configurations.
        ? "exclude it from the configuration whose entry names another file"
        : (isFolder
          ? "set \(key) to the folder of the fonts" : "add \(names.listed) to \(key)")
          + ", or remove \(names.count == 1 ? "it" : "them") from the target")
  }
}

/// Fonts of frameworks and packages: what one process that embeds them registers is no dead weight in the
/// others, and what none registers is one mistake.
private struct SharedFonts {
  private let registered: Set<String>

  init(_ processes: [ProcessFonts]) {
    registered = Set(
      processes.flatMap { fonts in
        fonts.registrations.isEmpty
          ? fonts.declared : fonts.declared + fonts.process.bundle.fonts.map(\.path)
      })
  }

  func isAccountedFor(_ file: BundledFile) -> Bool {
    file.isShared && registered.contains(file.path)
  }
}

extension BundledFile {
  /// Whether it lies in a bundle of its own within the process's.
  fileprivate var isShared: Bool {
    bundlePath.split(separator: "/").dropLast().contains {
      $0.hasSuffix(".framework") || $0.hasSuffix(".bundle")
    }
  }
}

extension [ProcessFonts] {
  /// The apps before what stands in them.
  fileprivate var appsFirst: [ProcessFonts] {
    filter { $0.process.kind == .app } + filter { $0.process.kind != .app }
  }
}

extension AppProcess {
  /// The key where fonts are declared, else the manifest's first line, else where the project says what
  /// the process is; `nil` where there is neither.
  fileprivate var declaringPlace: SourcePlace? {
    if let key = manifest.keys.first(where: { reads($0.key) }) { return key.place }
    guard let path = manifest.path, !isProject(path) else { return projectPlace }
    let start = TextPosition(line: 1, column: 1)
    return SourcePlace(path: path, range: TextRange(start: start, end: start))
  }

  /// Whether a path is that of the project itself, which stands in for a manifest.
  private func isProject(_ path: String) -> Bool {
    if case .project(_, path) = provider { true } else { false }
  }
}

extension Assessment {
  /// The names that are meant by wrong ones, by the process that asks for them.
  fileprivate var misspelledNames: [[String]: Set<String>] {
    var meant: [[String]: Set<String>] = [:]
    for name in names {
      guard let nearest = name.nearest.first, nearest.reason != .sameFamily else { continue }
      for resolution in name.resolutions where resolution.outcome == .fallback {
        guard processes.indices.contains(resolution.process) else { continue }
        meant[processes[resolution.process].process.identity, default: []].insert(nearest.name)
      }
    }
    return meant
  }

  /// The files of fonts that something asks for and does not get.
  fileprivate var pathsAskedFor: Set<String> {
    var paths: Set<String> = []
    for name in names {
      for resolution in name.resolutions where resolution.outcome == .unregistered {
        if let face = resolution.face { paths.insert(face.path) }
      }
    }
    return paths
  }
}
