import FontDiagnostics
import SourceText

/// Workflow commands, which GitHub Actions turns into annotations.
package struct GitHubActionsReporter: Reporter {
  package static let identifier = "github-actions-logging"
  package static let aliases = ["github-actions", "github-actions-log"]
  package static let summary = "annotations on GitHub pull requests"

  package init(style: ReporterStyle) {}

  package func write(_ report: Report) -> String {
    let paths = ReportPaths(report)
    return report.findings.map { command($0, paths) + "\n" }.joined()
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
