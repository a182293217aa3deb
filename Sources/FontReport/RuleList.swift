public import FontDiagnostics

/// Every rule in short: what `fontgate rules` prints.
public enum RuleList {
  /// A table: identifier, severity, whether it is on, one line.
  public static func table(_ rules: [RuleDescription]) -> String {
    let rows = rules.map { [$0.identifier, $0.severity.rawValue, $0.isOptIn ? "opt-in" : "on"] }
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = zip(rows, rules).map { row, rule in
      let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      return (cells + [rule.summary]).joined(separator: "  ")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The same as JSON.
  public static func json(_ rules: [RuleDescription]) -> String {
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
