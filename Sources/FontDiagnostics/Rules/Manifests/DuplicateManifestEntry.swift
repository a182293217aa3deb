import AppManifest
import FontResolution

/// A manifest lists a file twice.
enum DuplicateManifestEntry: Rule {
  static let description = RuleDescription(
    identifier: "duplicate_manifest_entry",
    severity: .warning,
    summary: "UIAppFonts lists the same file twice",
    rationale: """
      The second entry has no effect. Usually one of them should be another file.
      """,
    triggering: [
      .manifest(
        "the same line again",
        listed: ["GateSans-Regular.ttf", "GateSans-Bold.ttf", "↓GateSans-Regular.ttf"],
        fonts: ["GateSans-Regular.ttf", "GateSans-Bold.ttf"])
    ],
    nonTriggering: [
      .manifest(
        "each file once", listed: ["GateSans-Regular.ttf", "GateSans-Bold.ttf"],
        fonts: ["GateSans-Regular.ttf", "GateSans-Bold.ttf"])
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    assessment.processes.flatMap { fonts in
      sameFile(fonts.entries).map { diagnose($0, in: fonts.process) }
    }
  }

  /// The entries that name one file, for each file that several name; in the order of the manifest.
  private static func sameFile(_ entries: [ResolvedEntry]) -> [[ResolvedEntry]] {
    var order: [[String]] = []
    var groups: [[String]: [ResolvedEntry]] = [:]
    for entry in entries where entry.isListed {
      let meant = entry.files.isEmpty ? [entry.entry.value] : entry.files
      if groups[meant] == nil { order.append(meant) }
      groups[meant, default: []].append(entry)
    }
    return order.compactMap { groups[$0] }.filter { $0.count > 1 }
  }

  private static func diagnose(_ entries: [ResolvedEntry], in process: AppProcess) -> Diagnostic {
    let (first, second) = (entries[0].entry, entries[1].entry)
    var diagnostic = Diagnostic(
      rule: description.identifier, severity: description.severity,
      message: entries.count == 2
        ? "\(second.value.quoted) is listed twice"
        : "\(second.value.quoted) is listed \(entries.count) times",
      place: second.place, target: process.name, platform: process.platform,
      configurations: process.configurations,
      notes: [.init("first listed here", place: first.place)]
        + entries.dropFirst(2).map { .init("listed again here", place: $0.entry.place) },
      help: "remove one, or replace it with the file you meant")
    diagnostic.fix = Fix(.safe, entries.dropFirst().map { Edit(.removal, at: $0.entry.place) })
    return diagnostic
  }
}

extension ResolvedEntry {
  /// Whether it is an entry of a list that the platform reads.
  fileprivate var isListed: Bool {
    entry.key == .uiAppFonts && isEffective && !entry.value.isBlank
  }
}
