import FontDiagnostics
import FontResolution
import SourceText

/// One page without scripts or anything from elsewhere.
package struct HTMLReporter: Reporter {
  package static let identifier = "html"
  package static let summary = "one page to read in a browser"

  package init(style: ReporterStyle) {}

  package func write(_ report: Report) -> String {
    let paths = ReportPaths(report)
    let title = "\(report.tool.name) \(report.kind.rawValue)"
    let findings = report.findings.map { article($0, report.excerpts, paths) }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width"/>
      <title>\(escape(title))</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <h1>\(escape(title))</h1>
      <p>\(escape(SummaryLine.text(report)))</p>
      \(findings.joined())\(targets(report, paths))</body>
      </html>

      """
  }
}

extension HTMLReporter {
  private func article(
    _ finding: Diagnostic, _ excerpts: [Report.Excerpt: String], _ paths: ReportPaths
  ) -> String {
    let severity = finding.severity.rawValue
    let details = finding.details(paths).map { "<li>\(escape($0))</li>\n" }
    return """
      <article class="\(severity)">
      <h2>\(severity): \(escape(finding.messageInContext))</h2>
      <p><code>\(escape(paths.relative(finding.place)))</code> \
      <code class="rule">\(escape(finding.rule))</code></p>
      \(source(finding, excerpts))\(details.isEmpty ? "" : "<ul>\n\(details.joined())</ul>\n")\
      </article>

      """
  }

  private func source(_ finding: Diagnostic, _ excerpts: [Report.Excerpt: String]) -> String {
    guard let range = finding.place.range,
      let text = excerpts[Report.Excerpt(path: finding.place.path, line: range.start.line)]
    else { return "" }
    let line = SourceLine(text, place: range, width: 100)
    return "<pre>\(escape(line.before))<mark>\(escape(line.marked))</mark>"
      + "\(escape(line.after))</pre>\n"
  }

  private func targets(_ report: Report, _ paths: ReportPaths) -> String {
    guard !report.assessment.processes.isEmpty else { return "" }
    let header = TargetFacts.header.map { "<th>\($0)</th>" }.joined()
    let rows = report.assessment.processes.map { process in
      let cells = TargetFacts(process, paths).cells.map { "<td>\(escape($0))</td>" }
      return "<tr>\(cells.joined())</tr>\n"
    }
    return "<table>\n<tr>\(header)</tr>\n\(rows.joined())</table>\n"
  }

  private func escape(_ text: String) -> String {
    XMLTag.escape(text)
  }

  private static let style = """
    :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
    body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
    h2 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
    article { border-left: .3rem solid; padding-left: 1rem; margin: 1.5rem 0; }
    article.error { border-color: #d1242f; }
    article.warning { border-color: #bf8700; }
    article.note { border-color: #0969da; }
    p, ul { margin: .3rem 0; overflow-wrap: anywhere; }
    pre { overflow-x: auto; margin: .5rem 0; }
    .rule { opacity: .7; }
    table { border-collapse: collapse; }
    th, td { text-align: left; padding: .2rem .8rem .2rem 0; border-bottom: 1px solid #8886; }
    """
}
