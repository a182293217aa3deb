import AppManifest
import FontInspection
import FontResolution
import SourceText

/// Fonts are bundled, and nothing registers them.
enum UnlistedFont: Rule {
  static let description = RuleDescription(
    identifier: "unlisted_font",
    severity: .warning,
    summary: "a bundled font is neither declared nor registered",
    rationale: """
      A font in the bundle that no entry of the manifest names and no code registers cannot be drawn \
      with. Either an entry was forgotten, or the file is dead weight. Where something asks for the \
      font, `unregistered_font` says so at that place instead.
      """,
    triggering: [
      .manifest(
        "a file that was forgotten", listed: ["GateSans-Regular.ttf"], key: "↓UIAppFonts",
        fonts: ["GateSans-Regular.ttf", "GateSans-Bold.ttf", "GateSans-Italic.ttf"])
    ],
    nonTriggering: [
      .manifest(
        "all files listed", listed: ["GateSans-Regular.ttf", "GateSans-Bold.ttf"],
        fonts: ["GateSans-Regular.ttf", "GateSans-Bold.ttf"]),
      .swift(
        "fonts that the code registers",
        "CTFontManagerRegisterFontURLs(urls as CFArray, .process, true, nil)",
        fonts: ["GateSans-Regular.ttf", "GateSans-Bold.ttf"], listed: ["GateSans-Regular.ttf"]),
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    assessment.bundleGroups.compactMap { group in
      guard group.registrations.isEmpty else { return nil }
      let asked = assessment.pathsAskedFor
      let fonts = group.undeclaredByAll.filter {
        assessment.isRegistrable($0.path) && !asked.contains($0.path)
      }
      return fonts.isEmpty ? nil : diagnose(fonts, in: group)
    }
  }

  private static func diagnose(_ fonts: [BundledFile], in group: ProcessGroup) -> Diagnostic {
    let names = fonts.map { $0.bundlePath.fileName }
    let key = group.key.rawValue.quoted
    let subject =
      names.count == 1
      ? "\(names.listed) is bundled, but neither declared in \(key) nor registered"
      : "\(names.count) fonts are bundled, but neither declared in \(key) nor registered"
    return Diagnostic(
      rule: description.identifier, severity: description.severity, message: subject,
      place: group.declaringPlace ?? SourcePlace(path: fonts[0].path), target: group.target,
      platform: group.platform, configurations: group.configurations,
      notes: fonts.map {
        .init("\($0.bundlePath.fileName.quoted) is not declared", place: SourcePlace(path: $0.path))
      },
      help:
        "add \(names.listed) to \(key), or remove \(names.count == 1 ? "it" : "them") from the target"
    )
  }
}

extension ProcessGroup {
  /// Files that none of the processes declares.
  fileprivate var undeclaredByAll: [BundledFile] {
    let declared = Set(processes.flatMap(\.declared))
    var seen: Set<String> = []
    return processes.flatMap(\.undeclared)
      .filter { !declared.contains($0.path) && seen.insert($0.path).inserted }
      .sorted { $0.path < $1.path }
  }

  /// The key where fonts are declared, else the manifest's first line; of the app, if it is among them.
  fileprivate var declaringPlace: SourcePlace? {
    let manifests = (processes.filter { $0.process.kind == .app } + processes).map(
      \.process.manifest)
    if let key = manifests.lazy.flatMap(\.keys).first { return key.place }
    let start = TextPosition(line: 1, column: 1)
    return manifests.lazy.compactMap(\.path).first.map {
      SourcePlace(path: $0, range: TextRange(start: start, end: start))
    }
  }
}

extension Assessment {
  /// The files of fonts that something asks for and does not get.
  fileprivate var pathsAskedFor: Set<String> {
    Set(
      names.flatMap(\.resolutions).filter { $0.outcome == .unregistered }
        .compactMap { $0.face?.path })
  }
}
