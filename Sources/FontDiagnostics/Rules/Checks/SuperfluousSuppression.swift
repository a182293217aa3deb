import FontReferences
import FontResolution
import SourceText

/// A comment suppresses nothing, or a known name is asked for by nothing.
enum SuperfluousSuppression: Rule {
  static let description = RuleDescription(
    identifier: "superfluous_suppression",
    severity: .warning,
    summary: "a comment disables a rule that reports nothing, or a known font is unused",
    rationale: """
      A suppression that outlives its problem hides the next one. One with a misspelled rule never worked. \
      Rules that do not run in this check are not reported. The same goes for a name under `known_fonts` in \
      the configuration that nothing uses; it is not checked if only some targets or files are.
      """,
    triggering: [
      .swift(
        "a problem that is fixed",
        """
        // ↓fontgate:disable:next unknown_font_name - the foundry's name
        let title = Font.custom("GateSans-Regular", size: 17)
        """),
      .swift(
        "a rule that does not exist",
        """
        // ↓fontgate:disable:next unknown_font_nam
        let title = Font.custom("GateSans-Regular", size: 17)
        """),
    ],
    nonTriggering: [
      .swift(
        "a problem that still exists",
        """
        // fontgate:disable:next unknown_font_name - sold under another name from spring on
        let title = Font.custom("GateSans-Demi", size: 17)
        """)
    ])

  /// The known names that nothing asks for; where a name could not be determined, it may be one of them.
  /// What a comment suppresses is known only when the other rules have spoken.
  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    guard assessment.names.allSatisfy({ $0.candidate != nil }) else { return [] }
    let asked = Set(assessment.names.compactMap(\.candidate?.name))
    return assessment.knownNames.filter { !asked.contains($0.name) }.map { known in
      Diagnostic(
        rule: description.identifier, severity: description.severity,
        message: "\(known.name.quoted) is in known_fonts, but nothing uses it",
        place: known.place, name: known.name, help: "remove it from known_fonts")
    }
  }

  /// What is wrong with one comment, given the words that suppressed something and the rules that ran.
  static func diagnose(
    _ comment: SuppressionComment, used: Set<Suppressions.Grant>, running: Set<String>
  ) -> [Diagnostic] {
    if case .unknown(let word) = comment.action {
      return [
        diagnostic(
          comment, "\("fontgate:\(word)".quoted) is not a directive",
          help:
            "use fontgate:disable, fontgate:disable:next, fontgate:disable:this, or fontgate:enable"
        )
      ]
    }
    guard !comment.rules.isEmpty else {
      return [
        diagnostic(comment, "this comment names no rule", help: "name the rules, or use \"all\"")
      ]
    }
    let unknown = comment.rules.filter { $0 != "all" && RuleCatalogue.rule($0) == nil }
    var diagnostics = unknown.isEmpty ? [] : [self.unknown(unknown, in: comment)]
    guard comment.action != .enable else { return diagnostics }
    let idle = comment.rules.filter { rule in
      !used.contains(.init(comment: comment.comment, rule: rule)) && isJudged(rule, running)
    }
    if !idle.isEmpty {
      diagnostics.append(
        diagnostic(
          comment, "\(idle.listed) is disabled here but reports nothing", help: "remove it"))
    }
    return diagnostics
  }

  /// Whether the run can tell that a word suppresses nothing.
  private static func isJudged(_ rule: String, _ running: Set<String>) -> Bool {
    guard rule == "all" else { return rule != description.identifier && running.contains(rule) }
    return RuleCatalogue.all.allSatisfy {
      $0.description.isOptIn || running.contains($0.description.identifier)
    }
  }

  private static func unknown(
    _ words: [String], in comment: SuppressionComment
  ) -> Diagnostic {
    let suggestions = words.compactMap(RuleCatalogue.nearest(to:)).unique
    return diagnostic(
      comment,
      words.count == 1 ? "there is no rule \(words.listed)" : "there are no rules \(words.listed)",
      suggestions: suggestions,
      help: suggestions.isEmpty
        ? "put the reason after \" - \"" : "did you mean \(suggestions.listed)?")
  }

  private static func diagnostic(
    _ comment: SuppressionComment, _ message: String, suggestions: [String] = [], help: String
  ) -> Diagnostic {
    Diagnostic(
      rule: description.identifier, severity: description.severity, message: message,
      place: comment.comment.place, suggestions: suggestions, help: help)
  }
}
