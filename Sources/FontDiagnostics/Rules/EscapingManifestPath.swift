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
      the developer's disk and on nobody's device. An absolute path is no better documented; where it \
      happens to fit the bundle the diagnostic is a warning.
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
      fonts.entries.compactMap { diagnose($0, in: fonts) }
    }
  }

  private static func diagnose(_ entry: ResolvedEntry, in fonts: ProcessFonts) -> Diagnostic? {
    guard entry.isEffective else { return nil }
    let written = entry.entry.value.quoted
    if entry.entry.escapesBundle {
      return fonts.process.diagnostic(
        of: Self.self, "\(written) leads out of the bundle, where nothing is read",
        at: entry.entry.place, suggestions: entry.nearMisses.map(\.entry).uniqued,
        notes: entry.nearMisses.prefix(1).map { .file($0.path) },
        help: "write the path below the bundle's resources"
          + (entry.nearMisses.first.map { ": \($0.entry.quoted)" } ?? ""))
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
}
