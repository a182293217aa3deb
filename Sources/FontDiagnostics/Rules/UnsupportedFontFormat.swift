import AppManifest
import FontInspection
import FontResolution
import SourceText

/// A font has a format that the platform does not take.
enum UnsupportedFontFormat: Rule {
  static let description = RuleDescription(
    identifier: "unsupported_font_format",
    severity: .error,
    summary: "the font is of a format that apps cannot use",
    rationale: """
      Apps use TrueType and OpenType. WOFF and WOFF2 are for web pages; declared as an app's font they \
      are not documented to work. The App Store rejects a bundle that holds one anywhere once the app has a \
      widget extension (ITMS-90853). EOT, Type 1 and dfont are of the past, and the diagnostic is a \
      warning. Where web fonts are only bundled, one diagnostic stands for each folder: a warning if \
      the app has an extension, else a note.
      """,
    triggering: [
      .manifest("a web font declared", listed: ["↓Gate.woff2"], fonts: ["Gate.woff2"]),
      .manifest(
        "a web font that is only bundled", listed: ["GateSans-Regular.ttf"],
        fonts: ["GateSans-Regular.ttf", "Gate.woff"], marked: ["App/Fonts/Gate.woff"],
        severity: .note),
    ],
    nonTriggering: [
      .manifest(
        "TrueType, OpenType and a collection",
        listed: ["GateSans-Regular.ttf", "GateSerif-Regular.otf", "GateMono.ttc"],
        fonts: ["GateSans-Regular.ttf", "GateSerif-Regular.otf", "GateMono.ttc"])
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    let declared = assessment.processes.flatMap { fonts in
      fonts.entries.compactMap { diagnose($0, in: fonts.process, of: assessment) }
    }
    return declared + bundled(in: assessment)
  }

  private static func diagnose(
    _ entry: ResolvedEntry, in process: AppProcess, of assessment: Assessment
  ) -> Diagnostic? {
    guard entry.entry.key == .uiAppFonts else { return nil }
    let formats = entry.files.map { assessment.unregistrableFormat(of: $0) }
    // An entry that may mean several files is wrong only when all of them are.
    guard let format = formats.first ?? nil, formats.allSatisfy({ $0 != nil }) else { return nil }
    let place = SourcePlace(path: entry.files[0])
    return Diagnostic(
      rule: description.identifier, severity: format.isForWeb ? .error : .warning,
      message:
        "\(entry.entry.value.quoted) is \(format.rawValue), which is not supported as an app's font",
      place: entry.entry.place, target: process.name, platform: process.platform,
      configurations: process.configurations,
      notes: [.init("the file is here", place: place)],
      help: "convert the font to TrueType or OpenType")
  }

  /// Web fonts that nothing declares, a diagnostic for each folder.
  private static func bundled(in assessment: Assessment) -> [Diagnostic] {
    let declared = Set(assessment.processes.flatMap(\.entries).flatMap(\.files))
    let paths = assessment.catalogue.files.map(\.path) + assessment.catalogue.failures.map(\.path)
    let loose = paths.filter {
      !declared.contains($0) && assessment.unregistrableFormat(of: $0)?.isForWeb == true
    }
    let hasExtension = assessment.processes.contains { $0.process.kind == .appex }
    let isKnown = assessment.processes.contains { $0.process.bundle.matching == .exact }
    let bundles = Set(assessment.processes.flatMap(\.process.bundle.fonts).map(\.path))
    return Dictionary(grouping: loose.uniqued.sorted(), by: \.folder).sorted { $0.key < $1.key }
      .compactMap { folder, files in
        guard let first = files.first else { return nil }
        let isBundled = files.contains(where: bundles.contains)
        return Diagnostic(
          rule: description.identifier, severity: hasExtension && isBundled ? .warning : .note,
          message: message(files.map(\.fileName), isKnown: isKnown && isBundled),
          place: SourcePlace(path: first),
          notes: files.dropFirst().map {
            .init("\($0.fileName.quoted) is another", place: SourcePlace(path: $0))
          },
          help: "keep web fonts out of the bundle")
      }
  }

  private static func message(_ files: [String], isKnown: Bool) -> String {
    let subject = files.count == 1 ? "\(files.listed) is a web font" : "\(files.count) web fonts"
    return subject + (isKnown ? " in the bundle" : "")
      + ": the App Store may reject an app that has a widget and bundles "
      + (files.count == 1 ? "it" : "them")
  }
}
