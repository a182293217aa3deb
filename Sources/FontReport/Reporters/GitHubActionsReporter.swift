import FontDiagnostics
import SourceText

/// Workflow commands, which GitHub Actions turns into annotations.
package struct GitHubActionsReporter: Reporter {
  package static let identifier = "github-actions-logging"
  package static let aliases = ["github-actions", "github-actions-log"]
  package static let summary = "annotations on GitHub pull requests"

  package init(style: ReporterStyle) {}

  /// GitHub shows so many annotations of a step for each level.
  private static let mostOfALevel = 10

  package func write(_ report: Report) -> String {
    let paths = ReportPaths(report)
    var shown: [String] = []
    var others: [Severity: [Diagnostic]] = [:]
    let totals = Dictionary(grouping: report.findings, by: \.severity).mapValues(\.count)
    var places = totals.mapValues { count in
      // One of them says what the others are.
      count > Self.mostOfALevel ? Self.mostOfALevel - 1 : count
    }
    for finding in report.findings {
      if places[finding.severity, default: 0] > 0 {
        places[finding.severity, default: 0] -= 1
        shown.append(command(finding, paths))
      } else {
        others[finding.severity, default: []].append(finding)
      }
    }
    let rest = others.sorted { $0.key > $1.key }
    shown += rest.map { summary(of: $0.value, $0.key) }
    let listed = rest.flatMap(\.value).map { line($0, paths) }
    return (shown + listed).map { $0 + "\n" }.joined()
  }
}

extension GitHubActionsReporter {
  /// One annotation for findings that would not be shown.
  private func summary(of findings: [Diagnostic], _ severity: Severity) -> String {
    let counts = Dictionary(grouping: findings, by: \.rule).mapValues(\.count)
    let rules = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return "::\(level(severity)) title=fontgate::\(findings.count) more \(severity.rawValue)s, "
      + "listed in the log (\(escape(rules.joined(separator: ", "))))"
  }

  /// A line of the log that is no command, whatever its text.
  private func line(_ finding: Diagnostic, _ paths: ReportPaths) -> String {
    let text =
      "\(paths.relative(finding.place)): \(finding.severity.rawValue): "
      + PrintableText.text(finding.messageInContext) + " [\(finding.rule)]"
    return "- " + text.replacing("##[", with: "# #[")
  }
}

extension GitHubActionsReporter {
  private func command(_ finding: Diagnostic, _ paths: ReportPaths) -> String {
    let lines = [finding.messageInContext] + finding.details(paths)
    let properties = properties(finding, paths)
      .map { "\($0.name)=\(escapeProperty($0.value))" }
      .joined(separator: ",")
    let message = lines.map(escape).joined(separator: "%0A")
    return "::\(level(finding.severity)) \(properties)::\(message)"
  }

  private func properties(
    _ finding: Diagnostic, _ paths: ReportPaths
  ) -> [(name: String, value: String)] {
    let path = paths.relative(finding.place.path)
    var properties: [(name: String, value: String)] = []
    // A folder takes no annotation.
    if path != "." { properties.append(("file", PrintableText.text(path))) }
    if let range = finding.place.range {
      properties.append(("line", "\(range.start.line)"))
      properties.append(("endLine", "\(range.end.line)"))
      // Columns mean something only within one line.
      if range.start.line == range.end.line {
        properties.append(("col", "\(range.start.column)"))
        properties.append(("endColumn", "\(max(range.end.column, range.start.column))"))
      }
    }
    properties.append(("title", finding.rule))
    return properties
  }

  private func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private func escape(_ text: String) -> String {
    text.replacing("%", with: "%25")
  }

  private func escapeProperty(_ text: String) -> String {
    escape(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
