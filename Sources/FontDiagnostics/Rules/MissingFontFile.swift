import AppManifest
import FontInspection
import FontReferences
import FontResolution
import SourceText

/// An entry of a manifest names no file.
enum MissingFontFile: Rule {
  static let description = RuleDescription(
    identifier: "missing_font_file",
    severity: .error,
    summary: "an entry of the manifest names no font file",
    rationale: """
      An entry of `UIAppFonts` is the path of a file in the bundle, letter by letter, with its \
      extension. The simulator's file system forgives the wrong case, a device's does not. An entry \
      that names no file registers nothing, and nothing says so.
      """,
    triggering: [
      .manifest("no extension", listed: ["↓GateSans-Regular"]),
      .manifest("the wrong case", listed: ["↓gatesans-regular.ttf"]),
      .manifest("another extension", listed: ["↓GateSans-Regular.otf"]),
      .manifest("a folder that the file is not in", listed: ["↓Typefaces/GateSans-Regular.ttf"]),
      .manifest("an invisible character", listed: ["↓\u{200C}GateSans-Regular.ttf"]),
      .manifest("no such file", listed: ["↓Marvel.ttf", "GateSans-Regular.ttf"]),
    ],
    nonTriggering: [
      .manifest("the file's name", listed: ["GateSans-Regular.ttf"])
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    assessment.processes.flatMap { fonts in
      fonts.entries.compactMap { diagnose($0, in: fonts) }
    } + assessment.diagnoseInterfaceBuilder() + assessment.diagnoseMissingRegistrations()
  }

  private static func diagnose(_ entry: ResolvedEntry, in fonts: ProcessFonts) -> Diagnostic? {
    let value = entry.entry.value
    // What nobody reads, what leads out of the bundle and what is in another target is said elsewhere.
    guard entry.entry.key == .uiAppFonts, entry.isEffective, entry.files.isEmpty, !value.isBlank,
      !entry.entry.escapesBundle
    else { return nil }
    if let absent = fonts.absentFont(of: entry) {
      return diagnose(entry, absent, in: fonts.process)
    }
    if fonts.isOutsideTarget(entry) { return nil }
    let process = fonts.process
    var diagnostic = process.diagnostic(
      of: Self.self, "\(value.quoted) names no font file of \(process.name.quoted)",
      at: entry.entry.place)
    if entry.entry.holdsBuildSetting {
      diagnostic.severity = .note
      diagnostic.message = "\(value.quoted) holds a build setting, so its file cannot be checked"
    } else if let near = entry.nearMisses.first {
      diagnostic.message += ": \(near.reason)"
      diagnostic.suggestions = entry.nearMisses.map(\.entry).uniqued
      diagnostic.notes = entry.nearMisses.map { .file($0.path) }
      diagnostic.help = "write \(near.entry.quoted)"
    } else if !entry.elsewhere.isEmpty {
      diagnostic.message += ": the file is in the repository, but not in the bundle"
      diagnostic.notes = entry.elsewhere.map(Diagnostic.Note.file)
      diagnostic.help = "add the file to the target's resources"
    } else {
      diagnostic.help = "add the file to the target's resources, or remove the entry"
    }
    return diagnostic
  }

  /// The project copies the file, and it is not there; a note where it is fetched before the build.
  private static func diagnose(
    _ entry: ResolvedEntry, _ absent: AbsentFont, in process: AppProcess
  ) -> Diagnostic {
    process.diagnostic(
      of: Self.self,
      "\(entry.entry.value.quoted) is a resource of \(process.name.quoted), but the file is not on disk"
        + (absent.isFetched ? ": it comes before the build, and cannot be checked" : ""),
      at: entry.entry.place, severity: absent.isFetched ? .note : nil,
      notes: absent.place.map { [.init("the project copies it here", place: $0)] } ?? [],
      help: absent.isFetched ? nil : "put the file at its place, or remove it from the project")
  }
}

extension NearMiss {
  fileprivate var reason: String {
    let file = path.fileName.quoted
    return switch difference {
    case .letterCase: "\(file) differs in upper and lower case, which a device compares"
    case .missingExtension: "it lacks the extension of \(file)"
    case .otherExtension: "it has another extension than \(file)"
    case .folder: "\(file) is in another folder of the bundle"
    case .invisibleCharacter: "it differs from \(file) by an invisible character"
    case .unicodeNormalisation: "it differs from \(file) in how its accents are encoded"
    case .spelling: "the nearest is \(file)"
    }
  }
}

extension Assessment {
  /// The entries that Interface Builder adds to the manifest by itself (`customFonts`).
  fileprivate func diagnoseInterfaceBuilder() -> [Diagnostic] {
    let paths =
      catalogue.files.map(\.path) + catalogue.failures.map(\.path)
      + processes.flatMap(\.process.bundle.fonts).map(\.path)
    let files = Set(paths.map(\.fileName))
    return manifests.interfaceBuilderFonts.uniqued.filter { !$0.fileName.isBlank }.flatMap { font in
      let users = processes.map(\.process).filter { $0.takesFonts(of: font.place.path) }
      // Where it is not known what a process bundles, any file of the folder will do.
      if users.isEmpty || users.contains(where: { $0.bundle.matching == .suffix }) {
        let isOwned = !manifests.ownerless.contains(font.place.path)
        return isOwned && !files.contains(font.fileName) && !bundles(font)
          ? [font.diagnostic(in: nil, isInRepository: false)] : []
      }
      return users.filter { !$0.bundle.has(font.fileName) }.map { process in
        font.diagnostic(in: process, isInRepository: files.contains(font.fileName))
      }
    }
  }

  /// Whether some process's bundle has the file, be it absent on this disk.
  private func bundles(_ font: InterfaceBuilderFont) -> Bool {
    processes.contains { $0.process.bundle.has(font.fileName) }
  }
}

extension AppProcess {
  /// Whether the build adds a document's fonts to its manifest.
  fileprivate func takesFonts(of document: String) -> Bool {
    reads(.uiAppFonts) && sources.contains(document) && fontDocuments.contains(document)
  }
}

extension BundleContents {
  fileprivate func has(_ name: String) -> Bool {
    fonts.contains { $0.bundlePath.fileName == name }
      || absent.contains { $0.bundlePath.fileName == name }
  }
}

extension InterfaceBuilderFont {
  fileprivate func diagnostic(in process: AppProcess?, isInRepository: Bool) -> Diagnostic {
    let isBuiltIn = self.isBuiltIn && !isInRepository
    let what =
      if isBuiltIn {
        "the file of a built-in font"
      } else if let process, isInRepository {
        "which is in the repository, but not a resource of \(process.name.quoted)"
      } else {
        "which is no file of \(process?.name.quoted ?? "the project")"
      }
    return Diagnostic(
      rule: MissingFontFile.description.identifier, severity: isBuiltIn ? .note : .error,
      message: "\"customFonts\" lists \(fileName.quoted), \(what)", place: place,
      target: process?.name, platform: process?.platform,
      configurations: process?.configurations ?? [],
      help: isBuiltIn
        ? "the entry does nothing and can be removed"
        : "add the file to the target's resources, or remove the font from the document")
  }

  /// Whether the names that Interface Builder saw in the file are those of fonts of the platform.
  fileprivate var isBuiltIn: Bool {
    !postScriptNames.isEmpty
      && postScriptNames.allSatisfy { name in
        Platform.allCases.contains { BuiltInFonts.match(name, on: $0) != nil }
      }
  }
}
