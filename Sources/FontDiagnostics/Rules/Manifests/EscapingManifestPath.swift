import AppManifest
import FontResolution
import SourceText

/// An entry of a manifest leads out of the bundle.
enum EscapingManifestPath: Rule {
  static let description = RuleDescription(
    identifier: "escaping_manifest_path",
    severity: .error,
    summary: "a UIAppFonts entry points outside the bundle",
    rationale: """
      Entries are relative to the bundle's resources; `..` leads to a place that exists only on your Mac. \
      Extensions may point into the app that contains them: `../../Frameworks/Core.framework/A.ttf` is a \
      file of the app. Absolute paths are undocumented; one that fits the bundle is a warning.
      """,
    triggering: [
      .manifest("a folder next to Info.plist", listed: ["↓../Fonts/GateSans-Regular.ttf"]),
      .manifest(
        "an absolute path", listed: ["↓/GateSans-Regular.ttf"], severity: .warning),
    ],
    nonTriggering: [
      .manifest("the file's name", listed: ["GateSans-Regular.ttf"]),
      .manifest("`..` inside the bundle", listed: ["Fonts/../Fonts/GateSans-Regular.ttf"]),
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
        of: Self.self, "\(written) is outside the bundle",
        at: entry.entry.place, suggestions: entry.nearMisses.map(\.entry).unique,
        notes: entry.nearMisses.prefix(1).map { .file($0.path) },
        help: entry.nearMisses.first.map { near in
          fonts.declared.contains(near.path)
            ? "remove it; \(near.entry.quoted) is listed already"
            : "replace with \(near.entry.quoted)"
        } ?? "replace with a path relative to the bundle's resources",
        fix: entry.nearMisses.first.map { near in
          fonts.declared.contains(near.path)
            ? Fix(.removal, at: entry.entry.place) : near.fix(of: entry.entry)
        },
        cause: .origin(at: entry.entry.place, of: entry.entry.value))
    }
    // That it names nothing is said by other rules.
    guard entry.entry.isAbsolute, !entry.files.isEmpty || !entry.nested.isEmpty else { return nil }
    let relative = String(entry.entry.value.drop { $0 == "/" })
    let right = relative.isEmpty ? "." : relative
    return fonts.process.diagnostic(
      of: Self.self,
      "\(written) is an absolute path; entries are relative to the bundle's resources",
      at: entry.entry.place, severity: .warning, suggestions: [right],
      help: "replace with \(right.quoted)",
      fix: Fix(.replacement(right), at: entry.entry.place))
  }

  /// A path to the app that holds an extension.
  private static func ofContainer(_ entry: ResolvedEntry, in fonts: ProcessFonts) -> Diagnostic {
    let process = fonts.process
    let written = entry.entry.value.quoted
    if process.containers.isEmpty {
      return process.diagnostic(
        of: Self.self,
        "\(written) points into the app that contains \(process.name.quoted), which was not found",
        at: entry.entry.place, severity: .note)
    }
    return process.diagnostic(
      of: Self.self,
      "there is no \(written) in \(process.containers.unique.listed), "
        + "which contains \(process.name.quoted)",
      at: entry.entry.place, suggestions: entry.nearMisses.map(\.entry).unique,
      notes: entry.nearMisses.prefix(1).map { .file($0.path) },
      help: entry.nearMisses.first.map { "replace with \($0.entry.quoted)" }
        ?? "add the file to the app, or fix the path",
      fix: entry.nearMisses.first.map { $0.fix(of: entry.entry) },
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
    for component in value.pathComponents where component != "." {
      depth += component == ".." ? -1 : 1
      lowest = min(lowest, depth)
    }
    return lowest == -2 && depth > -2
  }
}
