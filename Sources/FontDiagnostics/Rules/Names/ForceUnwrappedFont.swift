import AppManifest
import FontReferences
import FontResolution
import SourceText

/// A font that may be missing is unwrapped by force.
enum ForceUnwrappedFont: Rule {
  static let description = RuleDescription(
    identifier: "force_unwrapped_font",
    severity: .warning,
    isOptIn: true,
    summary: "the app crashes here if the font is missing",
    rationale: """
      `UIFont(name:size:)` returns `nil` if there is no such font. With `!`, a font that is renamed, \
      removed from a target, or dropped by a new OS version crashes the app. This rule also reports fonts \
      that exist today.
      """,
    triggering: [
      .swift(
        "a font that is force-unwrapped",
        #"let title = UIFont(name: ↓"GateSans-Regular", size: 17)!"#)
    ],
    nonTriggering: [
      .swift(
        "a fallback",
        #"let title = UIFont(name: "GateSans-Regular", size: 17) ?? .systemFont(ofSize: 17)"#),
      .swift(
        "a call that always returns a font",
        #"let title = Font.custom("GateSans-Regular", size: 17)"#
      ),
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    assessment.references.references.filter(\.isForceUnwrapped).flatMap { reference in
      let running = assessment.processes.indices.filter {
        reference.runs(in: assessment.processes[$0].process)
      }
      let groups = assessment.groups(of: running) { $0.sources != .any }.map(\.group)
      return (groups.isEmpty ? [ProcessGroup(processes: [])] : groups).map { group in
        Diagnostic(
          rule: description.identifier, severity: description.severity,
          message:
            "the app crashes here if \(subject(reference)) is missing",
          place: reference.place, target: group.target, platform: group.platform,
          configurations: group.configurations,
          name: reference.candidates.count == 1 ? reference.candidates.first?.name : nil,
          help: "replace \"!\" with \"?? .systemFont(ofSize:)\"")
      }
    }
  }

  private static func subject(_ reference: FontReference) -> String {
    let names = reference.candidates.map(\.name).unique
    return names.count == 1
      ? "font \(names.listed)" : names.isEmpty ? "the font" : "one of these fonts"
  }
}
