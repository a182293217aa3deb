import FontResolution

/// A font is asked for without a name.
enum EmptyFontName: FallbackRule {
  static let description = RuleDescription(
    identifier: "empty_font_name",
    severity: .error,
    summary: "the name is empty",
    rationale: """
      An empty name is no font's, and the call falls back as for any other wrong name: \
      `Font.custom("", size: 17)` draws the system font. Where the system font is meant, `.system` \
      says so.
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
      help: "name a font, or ask for the system font by its own call")
  }
}
