import FontDiagnostics
import FontResolution
import SourceText

/// Tables in GitHub's Markdown, for pull request comments and job summaries.
package struct MarkdownReporter: Reporter {
  package static let identifier = "markdown"
  package static let summary = "tables for pull request comments and job summaries"

  package init(style: ReporterStyle) {}

  package func write(_ report: Report) -> String {
    let paths = ReportPaths(report)
    var sections = [
      "# \(report.tool.name) \(report.kind.rawValue)\n", escape(SummaryLine.text(report)) + "\n",
    ]
    let findings = report.findings.map { row($0, paths) }
    if !findings.isEmpty {
      sections.append(table(["Severity", "Rule", "Place", "Message"], findings))
    }
    let targets = report.assessment.processes.map { TargetFacts($0, paths).cells.map(escape) }
    if !targets.isEmpty { sections.append(table(TargetFacts.header, targets)) }
    return sections.joined(separator: "\n")
  }
}

extension MarkdownReporter {
  private func row(_ finding: Diagnostic, _ paths: ReportPaths) -> [String] {
    let lines = [finding.messageInContext] + finding.details(paths)
    return [
      finding.severity.rawValue, code(finding.rule), code(paths.relative(finding.place)),
      lines.map(escape).joined(separator: "<br>"),
    ]
  }

  private func table(_ header: [String], _ rows: [[String]]) -> String {
    ([header, header.map { _ in "---" }] + rows)
      .map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }

  /// A code span with a fence longer than any run of backticks in it. In a table a bar ends the cell even
  /// there.
  private func code(_ text: String) -> String {
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let gap = longest > 0 ? " " : ""
    return "\(fence)\(gap)\(text.replacing("|", with: "\\|"))\(gap)\(fence)"
  }

  private func escape(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "\\", "`", "*", "_", "[", "]", "#", "~", "|": escaped += "\\\(character)"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "&": escaped += "&amp;"
      // Nobody is to be told of a font that is called as they are.
      case "@": escaped += "@<!-- -->"
      default: escaped.append(character)
      }
    }
  }
}
