import FontReferences
import FontResolution

/// A font is asked for without a name.
enum EmptyFontName: FallbackRule {
  static let description = RuleDescription(
    identifier: "empty_font_name",
    severity: .error,
    summary: "the font name is empty",
    rationale: """
      No font has an empty name, so the call falls back as for any other wrong name: \
      `Font.custom("", size: 17)` uses the system font. For the system font, use `.system`. An empty \
      string that may never reach the call (a default value, `name ?? ""`) has a lower severity.
      """,
    triggering: [
      .swift("nothing between the quotes", #"let title = Font.custom(↓"", size: 17)"#),
      .swift("only spaces", #"let title = UIFont(name: ↓" ", size: 17)"#),
    ],
    nonTriggering: [
      .swift("the system font", "let title = Font.system(size: 17)")
    ])

  static func shortfall(of verdict: Verdict) -> Shortfall? {
    guard verdict.name.isBlank, verdict.resolution.outcome == .fallback else { return nil }
    return Shortfall(
      reason: "the font name is empty", effect: ", so \(verdict.consequence)",
      severity: verdict.candidate.severityOfEmptiness,
      help: "pass a font name, or use .system(size:) or UIFont.systemFont(ofSize:)")
  }
}

extension NameCandidate {
  /// What an empty string is that is written elsewhere: a property before it is set, the last resort of
  /// `name ?? ""`, a case that means the system font. The code around it often sees to that.
  fileprivate var severityOfEmptiness: Severity? {
    switch certainty {
    case .literal: nil
    case .constant: .warning
    case .derived, .undetermined: .note
    }
  }
}
