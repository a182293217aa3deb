import AppManifest
import FontResolution
import SourceText

/// The fonts folder of a macOS app is not where its manifest says.
enum WrongFontsPath: Rule {
  static let description = RuleDescription(
    identifier: "wrong_fonts_path",
    severity: .error,
    summary: "ATSApplicationFontsPath points to a folder that is not in the bundle",
    rationale: """
      `ATSApplicationFontsPath` is the path of a file or folder, relative to the bundle's resources. Most \
      folders in Xcode are groups whose files are copied to the top level; then the path is `.`. Whether \
      fonts in subfolders are registered is undocumented: a warning, as is an empty path, which seems to \
      mean `.`. A folder in other letter case is found on most volumes of macOS: a warning, too.
      """,
    triggering: [
      .manifest(
        "a folder that does not exist",
        text: "  <key>ATSApplicationFontsPath</key>\n  <string>↓Typefaces</string>",
        fonts: ["GateSans-Regular.ttf"]),
      RuleExample(
        "a group, whose files are copied to the top level",
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
        "fonts in a subfolder",
        files: ["App/Info.plist": ManifestText.fontsPath("↓Fonts")],
        fonts: [
          "App/Fonts/GateSans-Regular.ttf": "GateSans-Regular.ttf",
          "App/Fonts/Bold/GateSans-Bold.ttf": "GateSans-Bold.ttf",
        ], severity: .warning),
      RuleExample(
        "a folder in other letter case",
        files: [
          "project.yml": """
          name: Notes
          targets:
            Notes:
              type: application
              platform: macOS
              sources: [Notes, {path: fonts, type: folder}]

          """,
          "Notes/Info.plist": ManifestText.fontsPath("↓Fonts"),
        ],
        fonts: ["fonts/GateSans-Regular.ttf": "GateSans-Regular.ttf"], severity: .warning),
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
        "the top level of the resources",
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
        if entry.differsInCase { return otherCase(entry, in: fonts) }
        guard entry.nested.isEmpty else { return nested(entry, in: fonts) }
        return absent[entry].map { left($0, of: entry, in: fonts) } ?? missing(entry, in: fonts)
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
      ? ": its files are copied to the top level of the resources"
      : entry.elsewhere.isEmpty ? "" : ": it is not in \(process.resourcesList)"
    return process.diagnostic(
      of: Self.self,
      "there are no fonts at \(entry.entry.value.quoted) in the bundle of "
        + process.name.quoted + reason,
      at: entry.entry.place, suggestions: entry.nearMisses.map(\.entry).unique,
      notes: near.map { [.file($0.path)] } ?? entry.elsewhere.prefix(3).map(Diagnostic.Note.file),
      help: near.map { "replace with \($0.entry.quoted)" }
        ?? "add the folder to \(process.membership) as a folder reference",
      fix: near.map { $0.fix(of: entry.entry) },
      cause: .origin(at: entry.entry.place, of: entry.entry.value))
  }

  /// The project copies a folder whose fonts are not in the repository.
  private static func left(
    _ font: AbsentFont, of entry: ResolvedEntry, in fonts: ProcessFonts
  ) -> Diagnostic? {
    let folder = entry.entry.value.quoted
    return fonts.process.diagnostic(
      of: Self.self,
      font.isFetched
        ? "\(folder) is downloaded or generated before the build, so not checked"
        : "\(folder) is in \(fonts.process.name.quoted) but not in this repository",
      at: entry.entry.place, severity: font.isFetched ? .note : .warning,
      notes: font.place.map { [.init("copied by the project here", place: $0)] } ?? [],
      help: font.isFetched
        ? nil : "add the folder to the repository, or remove it from \(fonts.process.membership)")
  }

  /// An app that crashed without its fonts was published so: they are registered all the same.
  private static func empty(_ entry: ResolvedEntry, in fonts: ProcessFonts) -> Diagnostic? {
    guard !entry.files.isEmpty else { return nil }
    return fonts.process.diagnostic(
      of: Self.self,
      "\(entry.entry.key.rawValue) is empty, which is undocumented",
      at: entry.entry.place, severity: .warning, help: "replace with \(".".quoted)",
      fix: Fix(.replacement("."), at: entry.entry.place))
  }

  /// Volumes of macOS ignore case as a rule, and some do not.
  private static func otherCase(_ entry: ResolvedEntry, in fonts: ProcessFonts) -> Diagnostic? {
    let files = Set(entry.files + entry.nested)
    guard let file = fonts.process.bundle.fonts.first(where: { files.contains($0.path) }) else {
      return nil
    }
    let depth = entry.entry.value.pathComponents.count { $0 != "." }
    let real = file.bundlePath.pathComponents.prefix(depth).joined(separator: "/")
    return fonts.process.diagnostic(
      of: Self.self,
      "the fonts are at \(real.quoted) in the bundle, not at \(entry.entry.value.quoted): a "
        + "case-sensitive volume does not find them",
      at: entry.entry.place, severity: .warning, suggestions: [real],
      notes: [.file(file.path.folder)], help: "replace with \(real.quoted)",
      fix: Fix(.replacement(real), at: entry.entry.place))
  }

  private static func nested(_ entry: ResolvedEntry, in fonts: ProcessFonts) -> Diagnostic {
    let count = entry.nested.count
    return fonts.process.diagnostic(
      of: Self.self,
      (count == 1 ? "a font is in a subfolder" : "\(count) fonts are in subfolders")
        + " of \(entry.entry.value.quoted), where macOS may not register "
        + (count == 1 ? "it" : "them"),
      at: entry.entry.place, severity: .warning, notes: entry.nested.map(Diagnostic.Note.file),
      help: "move the fonts into one folder")
  }
}

extension ResolvedEntry {
  /// Whether it is a path of a fonts folder that leads to none; `.` always leads somewhere.
  var isWrongFontsPath: Bool {
    entry.key == .atsApplicationFontsPath && files.isEmpty && nested.isEmpty
      && !entry.value.allSatisfy { $0 == "." || $0 == "/" || $0.isWhitespace }
  }
}
