package import FontResolution

/// One mistake fontgate knows: who it is, why it matters, what it looks like, and how to find it.
///
/// A rule reads an assessment and nothing else, so the order of rules does not matter.
package protocol Rule: Sendable {
  static var description: RuleDescription { get }
  /// Whether it is about all that a run checks, not about the projects that belong together.
  static var isAboutRun: Bool { get }
  /// Every diagnostic of this rule, in any order.
  static func diagnose(_ assessment: Assessment) -> [Diagnostic]
}

extension Rule {
  package static var isAboutRun: Bool { false }
}

/// What a rule says of itself: `fontgate rules`, its documentation page, and its tests are made of this.
package struct RuleDescription: Sendable {
  /// In snake_case, stable for ever.
  package var identifier: String
  /// The default severity; a diagnostic may carry a lower one where the facts are weaker.
  package var severity: Severity
  /// Off until `--enable-rule` asks for it.
  package var isOptIn: Bool
  /// One line, lower case, no full stop: `"the name is no font's"`.
  package var summary: String
  /// Why it matters and what the user of the app sees, in Markdown.
  package var rationale: String
  package var triggering: [RuleExample]
  package var nonTriggering: [RuleExample]

  package init(
    identifier: String, severity: Severity, isOptIn: Bool = false, summary: String,
    rationale: String, triggering: [RuleExample], nonTriggering: [RuleExample]
  ) {
    self.identifier = identifier
    self.severity = severity
    self.isOptIn = isOptIn
    self.summary = summary
    self.rationale = rationale
    self.triggering = triggering
    self.nonTriggering = nonTriggering
  }
}
