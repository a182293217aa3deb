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
      fonts.entries.compactMap { diagnose($0, in: fonts.process) }
    } + assessment.diagnoseInterfaceBuilder()
  }

  private static func diagnose(_ entry: ResolvedEntry, in process: AppProcess) -> Diagnostic? {
    let value = entry.entry.value
    guard entry.entry.key == .uiAppFonts, entry.files.isEmpty, !value.isBlank else { return nil }
    var diagnostic = Diagnostic(
      rule: description.identifier, severity: description.severity,
      message: "\(value.quoted) names no font file of \(process.name.quoted)",
      place: entry.entry.place, target: process.name, platform: process.platform,
      configurations: process.configurations)
    if value.contains("$(") || value.contains("${") {
      diagnostic.severity = .note
      diagnostic.message = "\(value.quoted) holds a build setting, so its file cannot be checked"
    } else if let near = entry.nearMisses.first {
      diagnostic.message += ": \(near.reason)"
      diagnostic.suggestions = entry.nearMisses.map(\.entry).uniqued
      diagnostic.notes = entry.nearMisses.map(\.path).map(note)
      diagnostic.help = "write \(near.entry.quoted)"
    } else if !entry.elsewhere.isEmpty {
      diagnostic.message += ": the file is in the repository, but not in the bundle"
      diagnostic.notes = entry.elsewhere.map(note)
      diagnostic.help = "add the file to the target's resources"
    } else {
      diagnostic.help = "add the file to the target's resources, or remove the entry"
    }
    return diagnostic
  }

  private static func note(_ path: String) -> Diagnostic.Note {
    .init("\(path.fileName.quoted) is here", place: SourcePlace(path: path))
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
    return manifests.interfaceBuilderFonts.uniqued.compactMap { font in
      guard !font.fileName.isBlank, !files.contains(font.fileName) else { return nil }
      let isBuiltIn = font.isBuiltIn
      return Diagnostic(
        rule: MissingFontFile.description.identifier, severity: isBuiltIn ? .note : .error,
        message: "\"customFonts\" lists \(font.fileName.quoted), "
          + (isBuiltIn ? "the file of a built-in font" : "which is no file of the project"),
        place: font.place,
        help: isBuiltIn
          ? "the entry does nothing and can be removed"
          : "add the file to the target's resources, or remove the font from the document")
    }
  }
}

extension InterfaceBuilderFont {
  /// Whether the names that Interface Builder saw in the file are those of fonts of the platform.
  fileprivate var isBuiltIn: Bool {
    !postScriptNames.isEmpty
      && postScriptNames.allSatisfy { name in
        Platform.allCases.contains { BuiltInFonts.match(name, on: $0) != nil }
      }
  }
}
