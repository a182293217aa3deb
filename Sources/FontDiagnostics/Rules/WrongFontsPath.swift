import AppManifest
import FontResolution
import SourceText

/// The fonts folder of a macOS app is not where its manifest says.
enum WrongFontsPath: Rule {
  static let description = RuleDescription(
    identifier: "wrong_fonts_path",
    severity: .error,
    summary: "the fonts folder that the manifest names is not in the bundle",
    rationale: """
      `ATSApplicationFontsPath` is the path of a file or a folder below the resources of the bundle. \
      What Xcode shows as a folder is most often a group, and the files of a group are copied flat: then \
      the path is `.`. Whether fonts deeper than the folder's first level are registered is not \
      documented, and the diagnostic is a warning; so it is where the path is empty, which seems to be \
      another way to write `.`.
      """,
    triggering: [
      .manifest(
        "a folder that does not exist",
        text: "  <key>ATSApplicationFontsPath</key>\n  <string>↓Typefaces</string>",
        fonts: ["GateSans-Regular.ttf"]),
      RuleExample(
        "a group, whose files are copied flat",
        files: [
          "project.yml": """
          name: Notes
          targets:
            Notes:
              type: application
              platform: macOS
              sources: [Notes]

          """,
          "Notes/Info.plist": ManifestText.fontsPath("↓Fonts"),
        ],
        fonts: ["Notes/Fonts/GateSans-Regular.ttf": "GateSans-Regular.ttf"]),
      RuleExample(
        "fonts in a folder of the folder",
        files: ["App/Info.plist": ManifestText.fontsPath("↓Fonts")],
        fonts: [
          "App/Fonts/GateSans-Regular.ttf": "GateSans-Regular.ttf",
          "App/Fonts/Bold/GateSans-Bold.ttf": "GateSans-Bold.ttf",
        ], severity: .warning),
      RuleExample(
        "an empty path",
        files: [
          "project.yml": """
          name: Notes
          targets:
            Notes:
              type: application
              platform: macOS
              sources: [Notes]

          """,
          "Notes/Info.plist": ManifestText.fontsPath("").replacing("<string>", with: "↓<string>"),
        ],
        fonts: ["Notes/GateSans-Regular.ttf": "GateSans-Regular.ttf"], severity: .warning),
    ],
    nonTriggering: [
      .manifest(
        "the folder of the fonts",
        text: "  <key>ATSApplicationFontsPath</key>\n  <string>Fonts/</string>",
        fonts: ["GateSans-Regular.ttf"]),
      RuleExample(
        "the resources themselves",
        files: [
          "project.yml": """
          name: Notes
          targets:
            Notes:
              type: application
              platform: macOS
              sources: [Notes]

          """,
          "Notes/Info.plist": ManifestText.fontsPath("."),
        ],
        fonts: ["Notes/Fonts/GateSans-Regular.ttf": "GateSans-Regular.ttf"]),
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    assessment.processes.flatMap { fonts in
      let absent = AbsentEntries(fonts)
      return fonts.entries.compactMap { entry -> Diagnostic? in
        guard entry.entry.key == .atsApplicationFontsPath, entry.isEffective,
          !entry.entry.escapesBundle, !entry.entry.holdsBuildSetting
        else { return nil }
        if entry.entry.value.isBlank { return empty(entry, in: fonts) }
        guard entry.nested.isEmpty else { return nested(entry, in: fonts) }
        return absent[entry] == nil ? missing(entry, in: fonts) : nil
      }
    }
  }

  private static func missing(_ entry: ResolvedEntry, in fonts: ProcessFonts) -> Diagnostic? {
    guard entry.isWrongFontsPath else { return nil }
    let process = fonts.process
    let near = entry.nearMisses.first
    let isFlat = near?.entry == "."
    let reason =
      isFlat
      ? ": the fonts of this folder are copied flat, beside the other resources"
      : entry.elsewhere.isEmpty ? "" : ": it is in the repository, but no resource of the target"
    return process.diagnostic(
      of: Self.self,
      "\(entry.entry.value.quoted) is no file or folder with fonts in the bundle of "
        + process.name.quoted + reason,
      at: entry.entry.place, suggestions: entry.nearMisses.map(\.entry).uniqued,
      notes: near.map { [.file($0.path)] } ?? entry.elsewhere.prefix(3).map(Diagnostic.Note.file),
      help: near.map { "write \($0.entry.quoted)" }
        ?? "add the folder to the resources of \(process.name.quoted) as a folder reference",
      cause: .origin(at: entry.entry.place, of: entry.entry.value))
  }

  /// An app that crashed without its fonts was published so: they are registered all the same.
  private static func empty(_ entry: ResolvedEntry, in fonts: ProcessFonts) -> Diagnostic? {
    guard !entry.files.isEmpty else { return nil }
    return fonts.process.diagnostic(
      of: Self.self,
      "\(entry.entry.key.rawValue.quoted) is empty: that macOS takes this for the folder of the "
        + "resources is not documented",
      at: entry.entry.place, severity: .warning, help: "write \(".".quoted)")
  }

  private static func nested(_ entry: ResolvedEntry, in fonts: ProcessFonts) -> Diagnostic {
    let count = entry.nested.count
    return fonts.process.diagnostic(
      of: Self.self,
      (count == 1 ? "a font lies" : "\(count) fonts lie")
        + " deeper than the first level of \(entry.entry.value.quoted): "
        + "whether macOS registers \(count == 1 ? "it" : "them") is not documented",
      at: entry.entry.place, severity: .warning, notes: entry.nested.map(Diagnostic.Note.file),
      help: "put the fonts into one folder")
  }
}

extension ResolvedEntry {
  /// Whether it is a path of a fonts folder that leads to none; `.` always leads somewhere.
  var isWrongFontsPath: Bool {
    entry.key == .atsApplicationFontsPath && files.isEmpty && nested.isEmpty
      && !entry.value.allSatisfy { $0 == "." || $0 == "/" || $0.isWhitespace }
  }
}
