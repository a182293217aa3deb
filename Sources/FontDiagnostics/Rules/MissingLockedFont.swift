import FontReferences
import FontResolution
import SourceText

/// A name of the lock is no font's any more.
enum MissingLockedFont: Rule {
  static let description = RuleDescription(
    identifier: "missing_locked_font",
    severity: .error,
    summary: "a font name in fontgate.lock no longer exists",
    rationale: """
      A new version of a font, or a file that was removed, took away a name that the app had: of a font, of \
      an instance of a variable font, or of a family. Code that uses the name gets the system font. It is an \
      error if code uses the name, otherwise a warning. If the change is intended, update the code, then run \
      `fontgate lock`.
      """,
    triggering: [
      .locked(
        "a font that was renamed, and that the code uses",
        [
          """
          {"family" : "Gate Sans", "file" : "App/Fonts/GateSans-Regular.ttf", "italic" : false,
              "postScriptName" : "↓GateSans-Book", "weight" : 400}
          """
        ], code: #"let text = Font.custom("GateSans-Book", size: 17)"#),
      .locked(
        "a font that was removed, and that no code uses",
        [
          """
          {"family" : "Gate Sans", "file" : "App/Fonts/GateSans-Regular.ttf", "italic" : false,
              "postScriptName" : "GateSans-Regular", "weight" : 400}
          """,
          """
          {"family" : "Gate Sans", "file" : "App/Fonts/GateSans-Light.ttf", "italic" : false,
              "postScriptName" : "↓GateSans-Light", "weight" : 300}
          """,
        ], severity: .warning),
    ],
    nonTriggering: [
      .locked(
        "a font that is in another file now",
        [
          """
          {"family" : "Gate Sans", "file" : "App/Fonts/Old.ttf", "italic" : false,
              "postScriptName" : "GateSans-Regular", "weight" : 400}
          """
        ])
    ])

  static let isAboutRun = true

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    guard !assessment.locks.isEmpty else { return [] }
    let missing = assessment.locks.flatMap { LockComparison($0, assessment).missing }
    guard !missing.isEmpty else { return [] }
    let uses = Dictionary(grouping: Findings(assessment).verdicts, by: \.name)
    return missing.map { diagnostic(of: $0, uses[$0.name] ?? []) }
  }

  private static func diagnostic(
    of missing: LockComparison.Missing, _ uses: [Verdict]
  ) -> Diagnostic {
    // A font of the platform may have the name.
    let lost = uses.filter { !$0.resolution.outcome.isFound }
    let severity = lost.map { min(description.severity, $0.certainty.limit) }.max() ?? .warning
    let file = missing.entry.file.fileName.quoted
    let name = missing.name.quoted
    let message =
      switch (missing.kind, missing.newName) {
      case (.face, let new?): "the font \(name) in \(file) is now named \(new.quoted)"
      case (.family, let new?): "the family \(name) is now named \(new.quoted)"
      case (.face, nil):
        missing.hasFile
          ? "the font \(name) is no longer in \(file)" : "the font \(name) is gone with \(file)"
      case (.instance, _):
        missing.hasFile
          ? "the instance \(name) is no longer in \(file)"
          : "the instance \(name) is gone with \(file)"
      case (.family, nil): "no font has the family \(name) anymore"
      }
    return Diagnostic(
      rule: description.identifier, severity: max(severity, .warning), message: message,
      place: missing.entry.place, name: missing.name,
      suggestions: missing.newName.map { [$0] } ?? [],
      notes: lost.map { Diagnostic.Note("\(name) is used here", place: $0.candidate.place) },
      help: lost.isEmpty
        ? "run \"fontgate lock\" if this is intended"
        : "restore the font, or change the code, then run \"fontgate lock\"")
  }
}
