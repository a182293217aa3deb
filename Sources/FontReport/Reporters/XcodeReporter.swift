import FontDiagnostics
import SourceText

/// `path:line:column: error: message (rule_id)`, as compilers write it and Xcode reads it.
///
/// Xcode takes line and column as optional, so a file as a whole is written `path: error: …`; its notes
/// must follow as lines of their own.
package struct XcodeReporter: Reporter {
  package static let identifier = "xcode"
  package static let summary = "a line for each finding, as Xcode and editors read them"

  package init(style: ReporterStyle) {}

  package func write(_ report: Report) -> String {
    let paths = ReportPaths(report)
    var text = ""
    // The format has no room for the target, so one mistake in two targets would stand there twice: both
    // at one place, one after the other.
    var place: SourcePlace?
    var written: Set<String> = []
    for finding in report.findings {
      if finding.place != place { written = [] }
      place = finding.place
      let lines = lines(finding, paths)
      if written.insert(lines).inserted { text += lines }
    }
    return text
  }
}

extension XcodeReporter {
  private func lines(_ finding: Diagnostic, _ paths: ReportPaths) -> String {
    let place = location(finding.place, paths)
    let message = PrintableText.text(finding.message)
    var lines = "\(place): \(finding.severity.rawValue): \(message) (\(finding.rule))\n"
    for note in finding.notes {
      let notePlace = note.place.map { location($0, paths) } ?? place
      lines += "\(notePlace): note: \(PrintableText.text(note.message))\n"
    }
    if let advice = finding.advice { lines += "\(place): note: \(advice)\n" }
    return lines
  }

  private func location(_ place: SourcePlace, _ paths: ReportPaths) -> String {
    PrintableText.text(paths.absolute(place.path)) + ReportPaths.position(place)
  }
}
