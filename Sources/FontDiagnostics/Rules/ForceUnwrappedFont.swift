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
    summary: "a missing font crashes the app here",
    rationale: """
      `UIFont(name:size:)` gives `nil` where no font has the name. With `!` behind it a font file that \
      was renamed, left out of a target or dropped by a new version of the platform is a crash, where \
      the system font would have done. This rule is for those who want no such place at all, so it \
      speaks of names that are found today, too.
      """,
    triggering: [
      .swift("a font unwrapped", #"let title = UIFont(name: ↓"GateSans-Regular", size: 17)!"#)
    ],
    nonTriggering: [
      .swift(
        "something else to fall back on",
        #"let title = UIFont(name: "GateSans-Regular", size: 17) ?? .systemFont(ofSize: 17)"#),
      .swift(
        "a call that always gives a font", #"let title = Font.custom("GateSans-Regular", size: 17)"#
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
            "\(subject(reference)) is unwrapped by force: where it is missing, the app crashes",
          place: reference.place, target: group.target, platform: group.platform,
          configurations: group.configurations,
          name: reference.candidates.count == 1 ? reference.candidates.first?.name : nil,
          help: "give it something to fall back on: ?? .systemFont(ofSize:)")
      }
    }
  }

  private static func subject(_ reference: FontReference) -> String {
    let names = reference.candidates.map(\.name).uniqued
    return names.isEmpty ? "the font" : "font \(names.listed)"
  }
}
