package import FontDiagnostics

/// Which rules somebody wants, and how severe: a file, or the command line above it.
package struct RuleChoices: Sendable, Equatable {
  /// Where not empty, the only rules that run.
  package var only: [String]
  package var disabled: [String]
  /// Opt-in rules that run.
  package var enabled: [String]
  package var severities: [String: Severity]

  package init(
    only: [String] = [], disabled: [String] = [], enabled: [String] = [],
    severities: [String: Severity] = [:]
  ) {
    self.only = only
    self.disabled = disabled
    self.enabled = enabled
    self.severities = severities
  }

  /// These choices, as far as others do not say otherwise.
  package func overridden(by other: RuleChoices) -> RuleChoices {
    let wanted = other.only + other.enabled
    return RuleChoices(
      only: other.only.isEmpty ? (only.isEmpty ? [] : only + other.enabled) : other.only,
      disabled: disabled.filter { !wanted.contains($0) } + other.disabled,
      enabled: enabled + other.enabled,
      severities: severities.merging(other.severities) { $1 })
  }

  /// The rules that run.
  /// - Throws: where a rule is named that there is not.
  package func selection() throws(UnknownRule) -> RuleSelection {
    try RuleSelection(
      only: only, disabled: disabled, enabled: enabled, severities: severities)
  }
}
