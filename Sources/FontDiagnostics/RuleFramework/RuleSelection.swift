/// Which rules run, and how much they matter.
package struct RuleSelection: Sendable, Equatable {
  /// Every rule that is not opt-in, with its own severities.
  package static let standard = RuleSelection()

  private let only: Set<String>
  private let disabled: Set<String>
  private let enabled: Set<String>
  private let severities: [String: Severity]

  private init() {
    (only, disabled, enabled, severities) = ([], [], [], [:])
  }

  /// Chooses rules by their identifiers.
  ///
  /// - Parameters:
  ///   - only: where not empty, the only rules that run, opt-in ones too.
  ///   - disabled: rules that do not run, whatever else names them.
  ///   - enabled: opt-in rules that run.
  ///   - severities: what takes the place of a rule's default severity. Cases that the rule itself
  ///     holds for weaker than its default stay weaker.
  /// - Throws: `UnknownRule` for the first identifier that no rule has.
  package init(
    only: [String] = [], disabled: [String] = [], enabled: [String] = [],
    severities: [String: Severity] = [:]
  ) throws(UnknownRule) {
    for identifier in only + disabled + enabled + severities.keys.sorted()
    where RuleCatalogue.rule(identifier) == nil {
      throw UnknownRule(
        identifier: identifier, suggestion: RuleCatalogue.nearest(to: identifier))
    }
    self.only = Set(only)
    self.disabled = Set(disabled)
    self.enabled = Set(enabled)
    self.severities = severities
  }

  /// Whether a rule runs.
  package func runs(_ rule: RuleDescription) -> Bool {
    guard !disabled.contains(rule.identifier) else { return false }
    guard only.isEmpty else { return only.contains(rule.identifier) }
    return !rule.isOptIn || enabled.contains(rule.identifier)
  }

  /// The severity of a rule's ordinary case.
  package func severity(of rule: RuleDescription) -> Severity {
    severities[rule.identifier] ?? rule.severity
  }

  /// The severity that one of a rule's diagnostics gets.
  func severity(of diagnostic: Diagnostic, by rule: RuleDescription) -> Severity {
    guard let chosen = severities[rule.identifier] else { return diagnostic.severity }
    return diagnostic.severity < rule.severity ? min(diagnostic.severity, chosen) : chosen
  }
}

/// An identifier that no rule has.
package struct UnknownRule: Error, Sendable, Equatable, CustomStringConvertible {
  package var identifier: String
  /// The rule that was probably meant.
  package var suggestion: String?

  package init(identifier: String, suggestion: String?) {
    self.identifier = identifier
    self.suggestion = suggestion
  }

  /// One line: lower case, no full stop.
  package var description: String {
    "unknown rule \(identifier.quoted)"
      + (suggestion.map { "; did you mean \($0.quoted)?" } ?? "")
  }
}
