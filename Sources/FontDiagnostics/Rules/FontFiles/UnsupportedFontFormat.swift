import AppManifest
import FontInspection
import FontResolution
import SourceText

/// A font has a format that the platform does not take.
enum UnsupportedFontFormat: Rule {
  static let description = RuleDescription(
    identifier: "unsupported_font_format",
    severity: .error,
    summary: "apps cannot use this font format",
    rationale: """
      Apps use TrueType and OpenType. WOFF and WOFF2 are for web pages and are not documented to work in \
      apps. The App Store rejects an app with a widget extension if its bundle contains one anywhere \
      (ITMS-90853). EOT, Type 1, and dfont are obsolete: a warning. Web fonts that are only in the bundle \
      are one finding per folder: a warning if the app has a widget extension, otherwise a note.
      """,
    triggering: [
      .manifest("a web font in UIAppFonts", listed: ["↓Gate.woff2"], fonts: ["Gate.woff2"]),
      .manifest(
        "a web font that is only in the bundle", listed: ["GateSans-Regular.ttf"],
        fonts: ["GateSans-Regular.ttf", "Gate.woff"], marked: ["App/Fonts/Gate.woff"],
        severity: .note),
    ],
    nonTriggering: [
      .manifest(
        "TrueType, OpenType, and a collection",
        listed: ["GateSans-Regular.ttf", "GateSerif-Regular.otf", "GateMono.ttc"],
        fonts: ["GateSans-Regular.ttf", "GateSerif-Regular.otf", "GateMono.ttc"])
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    let formats = assessment.catalogue.formats.filter { !$0.value.isRegistrable }
    let declared = assessment.processes.flatMap { fonts in
      fonts.entries.compactMap { diagnose($0, formats, in: fonts.process) }
    }
    return declared + bundled(formats, in: assessment)
      + (assessment.processes.isEmpty ? obsolete(formats) : [])
  }

  /// Fonts of formats from before OpenType, where fonts are looked at alone: a diagnostic for each folder.
  private static func obsolete(_ formats: [String: FontFormat]) -> [Diagnostic] {
    let files = formats.filter { !$0.value.isForWeb && $0.value != .other }
    return Dictionary(grouping: files.keys.sorted(), by: \.folder).values.compactMap { paths in
      guard let first = paths.first, let format = files[first] else { return nil }
      let isOne = paths.count == 1
      return Diagnostic(
        rule: description.identifier, severity: .warning,
        message: isOne
          ? "\(first.lastComponent.quoted) is \(format.rawValue); apps cannot use this format"
          : "\(paths.count) fonts have a format that apps cannot use",
        place: SourcePlace(path: first),
        notes: paths.dropFirst().map {
          .init("also \($0.lastComponent.quoted)", place: SourcePlace(path: $0))
        },
        help: "convert the \(isOne ? "font" : "fonts") to TrueType or OpenType")
    }
  }

  private static func diagnose(
    _ entry: ResolvedEntry, _ formats: [String: FontFormat], in process: AppProcess
  ) -> Diagnostic? {
    guard entry.isEffective, entry.entry.key == .uiAppFonts, let path = entry.files.first,
      let format = formats[path],
      entry.files.allSatisfy({ formats[$0] != nil })
    else { return nil }
    let value = entry.entry.value
    var cause = Cause.origin(
      at: entry.entry.place, of: value, family: ["format", path.folder],
      note: "\(value.quoted) is listed here",
      several: Cause.Several(
        message: format.isForWeb
          ? "files that UIAppFonts lists are web fonts; apps cannot use them"
          : "files that UIAppFonts lists have a format that apps cannot use",
        help: .words("convert the fonts to TrueType or OpenType")))
    // Several manifests may list the same files.
    cause.spansProcesses = true
    var diagnostic = Diagnostic(
      rule: description.identifier, severity: format.isForWeb ? .error : .warning,
      message: "\(value.quoted) is \(format.rawValue); "
        + (format.isForWeb ? "apps cannot use web fonts" : "apps cannot use this format"),
      place: entry.entry.place, target: process.name, platform: process.platform,
      configurations: process.configurations,
      notes: [.init("the file is here", place: SourcePlace(path: path))],
      help: "convert the font to TrueType or OpenType")
    diagnostic.cause = cause
    return diagnostic
  }

  /// Web fonts that nothing declares, a diagnostic for each folder.
  private static func bundled(
    _ formats: [String: FontFormat], in assessment: Assessment
  ) -> [Diagnostic] {
    // A site is to have them.
    guard !assessment.manifests.isForOtherPlatforms else { return [] }
    let declared = Set(assessment.processes.flatMap(\.entries).flatMap(\.files))
    let hasWidget = assessment.processes.contains(where: \.process.mayBeWidget)
    let bundles = assessment.processes.map(\.process.bundle)
    let bundled = Set(bundles.flatMap(\.fonts).map(\.path))
    let known = Set(bundles.filter { $0.matching == .exact }.flatMap(\.fonts).map(\.path))
    // Where all bundles are known, what is in none of them does not matter.
    let isKnown = !bundles.isEmpty && bundles.allSatisfy { $0.matching == .exact }
    let loose = formats.filter { path, format in
      format.isForWeb && !declared.contains(path) && (!isKnown || bundled.contains(path))
    }.keys.sorted()
    return Dictionary(grouping: loose, by: \.folder).values.compactMap { files in
      guard let first = files.first else { return nil }
      let isBundled = files.contains(where: bundled.contains)
      return Diagnostic(
        rule: description.identifier, severity: hasWidget && isBundled ? .warning : .note,
        message: message(
          files.map(\.lastComponent), isKnown: files.contains(where: known.contains)),
        place: SourcePlace(path: first),
        notes: files.dropFirst().map {
          .init("also \($0.lastComponent.quoted)", place: SourcePlace(path: $0))
        },
        help: "remove web fonts from the bundle")
    }
  }

  private static func message(_ files: [String], isKnown: Bool) -> String {
    let subject = files.count == 1 ? "\(files.listed) is a web font" : "\(files.count) web fonts"
    return subject + (isKnown ? " in the bundle" : "")
      + "; the App Store may reject apps with a widget that contain one (ITMS-90853)"
  }
}

extension AppProcess {
  /// Whether it is a widget, or an extension that does not say what it is.
  fileprivate var mayBeWidget: Bool {
    kind == .appex
      && (manifest.extensionPoint ?? "com.apple.widgetkit-extension")
        == "com.apple.widgetkit-extension"
  }
}
