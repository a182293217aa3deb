package import FontInspection

/// One page with everything to be seen: fonts in their outlines, targets, names, findings. It fetches nothing.
package struct HTMLReporter: Reporter {
  package static let identifier = "html"
  package static let summary = "one page to read in a browser"

  private let date: PageDate?

  package init(style: ReporterStyle) {
    date = style.date
  }

  package func drawnTexts(in report: Report) -> [FaceSource: Set<String>] {
    let sheet = GlyphSheet([:])
    _ = ReportPage(report, date: date, sheet).text
    return sheet.texts
  }

  package func write(_ report: Report) -> String {
    ReportPage(report, date: date, GlyphSheet(report.outlines)).text
  }
}
