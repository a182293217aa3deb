import FontDiagnostics
import SourceText

/// How often each rule spoke, and the summary line.
package struct SummaryReporter: Reporter {
  package static let identifier = "summary"
  package static let summary = "a table of the findings of each rule"

  package init(style: ReporterStyle) {}

  package func write(_ report: Report) -> String {
    let findings = report.findings
    let line = SummaryLine.text(report) + "\n"
    guard !findings.isEmpty else { return line }
    let byRule = Dictionary(grouping: findings, by: \.rule)
    let header = ["rule", "errors", "warnings", "notes", "files"]
    let rows = byRule.keys.sorted().map { row($0, byRule[$0] ?? []) } + [row("total", findings)]
    return table([header] + rows) + "\n" + line
  }
}

extension SummaryReporter {
  private func row(_ name: String, _ findings: [Diagnostic]) -> [String] {
    let counts = [Severity.error, .warning, .note].map { severity in
      findings.count { $0.severity == severity }
    }
    return [name] + (counts + [Set(findings.map(\.place.path)).count]).map(String.init)
  }

  /// Names to the left, numbers to the right.
  private func table(_ rows: [[String]]) -> String {
    let widths = (rows.first ?? []).indices.map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    return rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + padding : padding + cell.0
      }.joined(separator: "  ") + "\n"
    }.joined()
  }
}
