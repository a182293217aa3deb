import AppManifest
import FontResolution

/// An entry of a manifest leads out of the bundle.
enum EscapingManifestPath: Rule {
  static let description = RuleDescription(
    identifier: "escaping_manifest_path",
    severity: .error,
    summary: "an entry of the manifest leads out of the bundle",
    rationale: """
      Entries start at the resources of the bundle and stay there: `..` leads to a place that exists on \
      the developer's disk and on nobody's device. Only an extension may lead to the app that holds it: \
      `../../Frameworks/Core.framework/A.ttf` names a file of the app. An absolute path is no better \
      documented; where it happens to fit the bundle the diagnostic is a warning.
      """,
    triggering: [
      .manifest("a folder beside the manifest", listed: ["↓../Fonts/GateSans-Regular.ttf"]),
      .manifest(
        "an absolute path", listed: ["↓/GateSans-Regular.ttf"], severity: .warning),
    ],
    nonTriggering: [
      .manifest("the file's name", listed: ["GateSans-Regular.ttf"]),
      .manifest("there and back", listed: ["Fonts/../Fonts/GateSans-Regular.ttf"]),
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    assessment.processes.flatMap { fonts in
      let absent = AbsentEntries(fonts)
      return fonts.entries.filter { absent[$0] == nil }.compactMap { diagnose($0, in: fonts) }
    }
  }

  private static func diagnose(_ entry: ResolvedEntry, in fonts: ProcessFonts) -> Diagnostic? {
    guard entry.isEffective else { return nil }
    let written = entry.entry.value.quoted
    if entry.entry.escapesBundle {
      guard entry.files.isEmpty else { return nil }
      if entry.entry.leadsToContainer, fonts.process.isContained {
        return ofContainer(entry, in: fonts)
      }
      return fonts.process.diagnostic(
        of: Self.self, "\(written) leads out of the bundle, where nothing is read",
        at: entry.entry.place, suggestions: entry.nearMisses.map(\.entry).uniqued,
        notes: entry.nearMisses.prefix(1).map { .file($0.path) },
        help: "write the path below the bundle's resources"
          + (entry.nearMisses.first.map { ": \($0.entry.quoted)" } ?? ""),
        cause: .origin(at: entry.entry.place, of: entry.entry.value))
    }
    // That it names nothing is said by other rules.
    guard entry.entry.isAbsolute, !entry.files.isEmpty || !entry.nested.isEmpty else { return nil }
    let relative = String(entry.entry.value.drop { $0 == "/" })
    let right = relative.isEmpty ? "." : relative
    return fonts.process.diagnostic(
      of: Self.self, "\(written) is an absolute path, and entries start at the bundle's resources",
      at: entry.entry.place, severity: .warning, suggestions: [right],
      help: "write \(right.quoted)")
  }

  /// A path to the app that holds an extension.
  private static func ofContainer(_ entry: ResolvedEntry, in fonts: ProcessFonts) -> Diagnostic {
    let process = fonts.process
    let written = entry.entry.value.quoted
    if process.containers.isEmpty {
      return process.diagnostic(
        of: Self.self,
        "\(written) leads to the app that holds \(process.name.quoted), which is not known here",
        at: entry.entry.place, severity: .note)
    }
    return process.diagnostic(
      of: Self.self,
      "\(written) names no font file of \(process.containers.uniqued.listed), "
        + "which holds \(process.name.quoted)",
      at: entry.entry.place, suggestions: entry.nearMisses.map(\.entry).uniqued,
      notes: entry.nearMisses.prefix(1).map { .file($0.path) },
      cause: .origin(at: entry.entry.place, of: entry.entry.value))
  }
}

extension AppProcess {
  /// Whether its bundle lies in an app's.
  fileprivate var isContained: Bool {
    switch kind {
    case .appex, .watchApp, .appClip: true
    case .app, .unknown: false
    }
  }
}

extension Manifest.Entry {
  /// Whether it leads two folders up and no farther: from `App.app/PlugIns/Widget.appex` to the app.
  fileprivate var leadsToContainer: Bool {
    var depth = 0
    var lowest = 0
    for component in value.split(separator: "/") where component != "." {
      depth += component == ".." ? -1 : 1
      lowest = min(lowest, depth)
    }
    return lowest == -2 && depth > -2
  }
}
