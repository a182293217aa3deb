import FontDiagnostics
import SourceText

/// Checkstyle's XML, which most CI servers read.
package struct CheckstyleReporter: Reporter {
  package static let identifier = "checkstyle"
  package static let summary = "Checkstyle XML, for CI servers"

  package init(style: ReporterStyle) {}

  package func write(_ report: Report) -> String {
    let paths = ReportPaths(report)
    let byFile = Dictionary(grouping: report.findings) { paths.relative($0.place.path) }
    let files = byFile.keys.sorted().map { path in
      XMLTag("file", [("name", path)], (byFile[path] ?? []).map(error))
    }
    return XMLTag("checkstyle", [("version", "4.3")], files).document
  }
}

extension CheckstyleReporter {
  private func error(_ finding: Diagnostic) -> XMLTag {
    let message = [finding.messageInContext, finding.advice].compactMap { $0 }
    return XMLTag(
      "error",
      [
        // Readers want a line; what is said of a file as a whole stands at its first.
        ("line", "\(finding.place.line ?? 1)"), ("column", finding.place.column.map { "\($0)" }),
        ("severity", severity(finding.severity)),
        ("message", message.joined(separator: "; ")), ("source", "fontgate.\(finding.rule)"),
      ])
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "info"
    }
  }
}
