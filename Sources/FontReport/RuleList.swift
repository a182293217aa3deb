package import FontDiagnostics

/// Every rule in short: what `fontgate rules` prints.
package enum RuleList {
  /// The rules in groups: by severity, and those that are off.
  /// - Parameter width: the columns of a line.
  package static func table(_ rules: [RuleDescription], width: Int) -> String {
    let groups: [(title: String, rules: [RuleDescription])] =
      [Severity.error, .warning, .note].map { severity in
        (
          "\(severity.rawValue)s:",
          rules.filter { $0.severity == severity && !$0.isOptIn }
        )
      } + [("off by default (turn on with --enable-rule):", rules.filter(\.isOptIn))]
    let layout = TableLayout(rows: rules.map { [$0.identifier, ""] }, width: width)
    let sections = groups.filter { !$0.rules.isEmpty }.map { group in
      ([group.title] + group.rules.flatMap { layout.wrapped([$0.identifier, summary(of: $0)]) })
        .map { $0 + "\n" }.joined()
    }
    return sections.joined(separator: "\n")
  }

  private static func summary(of rule: RuleDescription) -> String {
    rule.isOptIn ? "\(rule.summary) (\(rule.severity.rawValue))" : rule.summary
  }

  /// The same as JSON.
  package static func json(_ rules: [RuleDescription]) -> String {
    JSONText.write(
      ["rules": rules.map(Entry.init)])
  }

  private struct Entry: Encodable {
    var identifier: String
    var severity: String
    var enabled: Bool
    var summary: String

    init(_ rule: RuleDescription) {
      identifier = rule.identifier
      severity = rule.severity.rawValue
      enabled = !rule.isOptIn
      summary = rule.summary
    }
  }
}
