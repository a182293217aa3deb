import FontDiagnostics

/// From which severity on a finding fails the run.
package enum FailureThreshold: String, Sendable, Hashable, CaseIterable {
  case error, warning, note, never

  /// The lowest severity that fails; `nil` where none does.
  fileprivate var lowest: Severity? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    case .never: nil
    }
  }
}

extension Report {
  /// Whether anything in it fails the run.
  package var fails: Bool { findings.contains(where: fails) }

  /// Whether a finding fails the run. Of the files that could not be checked, those do that should have
  /// been.
  func fails(_ finding: Diagnostic) -> Bool {
    guard let lowest = failsOn.lowest else { return false }
    if finding.rule == Report.notCheckedRule.identifier { return finding.severity == .error }
    return !isBaseline && finding.severity >= lowest
  }
}
