import FontResolution
import SourceText

/// A bundled font is not in the lock.
enum UnlockedFont: Rule {
  static let description = RuleDescription(
    identifier: "unlocked_font",
    severity: .warning,
    summary: "a bundled font is not in fontgate.lock",
    rationale: """
      The font was added after the lock was written, or an update brought it. Until it is in the lock, \
      nothing notices if another update takes it away. `fontgate lock` adds it.
      """,
    triggering: [
      .locked(
        "a font that was added", [], marked: ["App/Fonts/GateSans-Regular.ttf"])
    ],
    nonTriggering: [
      .locked(
        "a font of the lock",
        [
          """
          {"family" : "Gate Sans", "file" : "App/Fonts/GateSans-Regular.ttf", "italic" : false,
              "postScriptName" : "GateSans-Regular", "weight" : 400}
          """
        ])
    ])

  static let isAboutRun = true

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    assessment.locks.flatMap { lock in
      LockComparison(lock, assessment).added.map { added in
        Diagnostic(
          rule: description.identifier, severity: description.severity,
          message: "the font \(added.name.quoted) is not in \(lock.path.lastComponent.quoted)",
          place: SourcePlace(path: added.file), name: added.name,
          notes: [.init("the lock is here", place: SourcePlace(path: lock.path))],
          help: "run \"fontgate lock\" to add it")
      }
    }
  }
}
