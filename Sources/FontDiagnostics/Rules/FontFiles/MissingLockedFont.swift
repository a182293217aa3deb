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
      an instance of a variable font, or of a family. Code that uses the name gets the system font. \
      Usually `unknown_font_name` reports that where the code uses the name, with the new name if the font \
      was only renamed; if no other rule does, this one reports it in the lock. If no code uses the name, it \
      is a warning. If the change is intended, update the code, then run `fontgate lock`.
      """,
    triggering: [
      .locked(
        "a font that was renamed, and that the code tries first",
        [
          """
          {"family" : "Gate Sans", "file" : "App/Fonts/GateSans-Regular.ttf", "italic" : false,
              "postScriptName" : "↓GateSans-Book", "weight" : 400}
          """
        ],
        code: """
          let text = UIFont(name: "GateSans-Book", size: 17) ?? UIFont(name: "GateSans-Regular", size: 17)
          """),
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
        ]),
      .locked(
        "a font that was renamed, where `unknown_font_name` reports the code that uses it",
        [
          """
          {"family" : "Gate Sans", "file" : "App/Fonts/GateSans-Regular.ttf", "italic" : false,
              "postScriptName" : "GateSans-Book", "weight" : 400}
          """
        ], code: #"let text = Font.custom("GateSans-Book", size: 17)"#),
    ])

  static let isAboutRun = true

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    guard !assessment.locks.isEmpty else { return [] }
    let missing = assessment.locks.flatMap { LockComparison($0, assessment).missing }
    guard !missing.isEmpty else { return [] }
    let uses = Dictionary(
      grouping: Findings(assessment, LockedNames(missing)).verdicts, by: \.name)
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
    let places = lost.map { verdict in
      Diagnostic.Place(
        name: verdict.name, place: verdict.candidate.place, target: verdict.group.target,
        severity: min(
          description.severity, verdict.uses.severityLimit, verdict.certainty.limit))
    }
    let severity = places.map(\.severity).max() ?? .warning
    var diagnostic = Diagnostic(
      rule: description.identifier, severity: max(severity, .warning), message: missing.message,
      place: missing.entry.place, name: lost.first?.name ?? missing.names.first,
      suggestions: missing.newName.map { [$0] } ?? [],
      notes: lost.map {
        Diagnostic.Note("\($0.name.quoted) is used here", place: $0.candidate.place)
      }.unique,
      help: lost.isEmpty
        ? "run \"fontgate lock\" if this is intended"
        : "restore the font, or change the code, then run \"fontgate lock\"")
    diagnostic.cause = .origin(
      at: missing.entry.place, of: diagnostic.name ?? missing.entry.face.postScriptName)
    diagnostic.cause?.sufferers = places
    diagnostic.cause?.note = "fontgate.lock has it here: run \"fontgate lock\" once this is fixed"
    return diagnostic
  }
}

extension LockComparison.Missing {
  fileprivate var message: String {
    let file = entry.file.lastComponent.quoted
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
