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
    return missing.map { missing in
      diagnostic(of: missing, missing.names.flatMap { uses[$0] ?? [] })
    }
  }

  /// - Parameter uses: what becomes of the names that are gone.
  private static func diagnostic(
    of missing: LockComparison.Missing, _ uses: [Verdict]
  ) -> Diagnostic {
    // A font of the platform may have the name.
    let lost = uses.filter { !$0.resolution.outcome.isFound }
    let severity = lost.map { min(description.severity, $0.certainty.limit) }.max() ?? .warning
    return Diagnostic(
      rule: description.identifier, severity: max(severity, .warning), message: missing.message,
      place: missing.entry.place, name: lost.first?.name ?? missing.names.first,
      suggestions: missing.newName.map { [$0] } ?? [],
      notes: lost.map {
        Diagnostic.Note("\($0.name.quoted) is used here", place: $0.candidate.place)
      },
      help: lost.isEmpty
        ? "run \"fontgate lock\" if this is intended"
        : "restore the font, or change the code, then run \"fontgate lock\"")
  }
}

extension LockComparison.Missing {
  fileprivate var message: String {
    let file = entry.file.fileName.quoted
    let first = (names.first ?? "").quoted
    let place = hasFile ? "no longer in \(file)" : "gone with \(file)"
    switch (kind, newName) {
    case (.instances, _):
      let isOne = names.count == 1
      return
        "the \(isOne ? "instance" : "instances") \(names.listed) \(isOne ? "is" : "are") \(place)"
    case (.family, let new?): return "the family \(first) is now named \(new.quoted)"
    case (.family, nil): return "no font has the family \(first) anymore"
    case (.face, let new?):
      return "the font \(first) in \(file) is now named \(new.quoted)" + others
    case (.face, nil): return "the font \(first) is \(place)" + others
    }
  }

  /// What is gone beside the first.
  private var others: String {
    names.count > 1 ? ", and \(names.dropFirst().listed) with it" : ""
  }
}
