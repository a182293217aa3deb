import FontDiagnostics

/// A rule that findings belong to.
public struct RuleInformation: Sendable, Hashable {
  /// Such as `unknown_font_name`.
  public var identifier: String
  /// The severity of its findings, unless settings say otherwise.
  public var severity: Finding.Severity
  /// Whether it runs only if it is enabled.
  public var isOptIn: Bool
  /// One line.
  public var summary: String
  /// Its page, in Markdown: why it matters, and examples.
  public var documentation: String

  /// Every rule, sorted by identifier.
  public static let all: [RuleInformation] = RuleCatalogue.all.map { rule in
    RuleInformation(
      identifier: rule.description.identifier,
      severity: Finding.Severity(rule.description.severity),
      isOptIn: rule.description.isOptIn, summary: rule.description.summary,
      documentation: RulePage.markdown(for: rule))
  }
}
