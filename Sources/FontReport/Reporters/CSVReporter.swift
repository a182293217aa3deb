import AppManifest
import FontDiagnostics
import SourceText

/// A row for each finding (RFC 4180, with bare newlines), for spreadsheets.
///
/// A cell that a spreadsheet would run as a formula is led by an apostrophe; programs read `json`.
package struct CSVReporter: Reporter {
  package static let identifier = "csv"
  package static let summary = "a row for each finding, for spreadsheets"

  package init(style: ReporterStyle) {}

  package func write(_ report: Report) -> String {
    let paths = ReportPaths(report)
    let header = [
      "severity", "rule", "path", "line", "column", "target", "platform", "name", "message", "help",
    ]
    let rows = report.findings.map { row($0, paths) }
    return ([header] + rows).map { $0.map(cell).joined(separator: ",") + "\n" }.joined()
  }
}

extension CSVReporter {
  private func row(_ finding: Diagnostic, _ paths: ReportPaths) -> [String] {
    [
      finding.severity.rawValue, finding.rule, paths.relative(finding.place.path),
      finding.place.line.map { "\($0)" } ?? "", finding.place.column.map { "\($0)" } ?? "",
      finding.target ?? "", finding.platform?.rawValue ?? "", finding.name ?? "",
      finding.message, finding.advice ?? "",
    ]
  }

  private func cell(_ value: String) -> String {
    var text = PrintableText.text(value)
    if let first = text.first, "=+-@".contains(first) { text = "'\(text)" }
    guard text.contains(where: { $0 == "," || $0 == "\"" }) else { return text }
    return "\"\(text.replacing("\"", with: "\"\""))\""
  }
}
