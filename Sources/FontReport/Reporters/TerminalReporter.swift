import AppManifest
import FontDiagnostics
import FontResolution
import SourceText

/// For people: the source line with the place underlined, notes, help, the targets, and a summary.
package struct TerminalReporter: Reporter {
  package static let identifier = "terminal"
  package static let summary = "for people: the source line, the reason and what to do"

  private let style: ReporterStyle
  private let paint: Paint

  package init(style: ReporterStyle) {
    self.style = style
    self.paint = Paint(isOn: style.usesColor)
  }

  package func write(_ report: Report) -> String {
    let paths = ReportPaths(report)
    let names = TargetNames(report.assessment.processes.map(\.process), paths)
    let snippet = TerminalSnippet(
      width: style.width, paint: paint, paths: paths, targets: names, rulePages: style.rulePages)
    let excerpts = report.excerpts
    var sections = ParserThreads.map(
      RepeatedNotes.collapsed(TerminalOrder(report.diagnostics).findings)
    ) {
      snippet.write($0, excerpts: excerpts)
    }
    sections.append(targets(report, names, paths))
    sections.append(unchecked(report, paths))
    sections.append(block(SummaryLine.text(report), indent: 0) { paint($0, .bold) })
    return sections.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

extension TerminalReporter {
  private func targets(_ report: Report, _ names: TargetNames, _ paths: ReportPaths) -> String {
    guard !report.assessment.processes.isEmpty else { return "" }
    let shown = report.processesWithFonts
    var targets: [TargetLine] = []
    var indices: [TargetLine.Subject: Int] = [:]
    for fonts in shown.map({ report.assessment.processes[$0] }) {
      let line = TargetLine(fonts, names, paths)
      if let index = indices[line.subject] {
        targets[index].traits += line.traits
      } else {
        indices[line.subject] = targets.count
        targets.append(line)
      }
    }
    var lines = targets.map(\.text)
    let rest = report.assessment.processes.count - shown.count
    if rest > 0 {
      let and = shown.isEmpty ? "" : "and "
      lines.append("\(and)\(SummaryLine.number(rest, "target")) without fonts")
    }
    lines += ProjectRemarks(report, paths).lines.map(PrintableText.text)
    return "\(paint("targets:", .bold))\n" + lines.map { block($0, indent: 2) }.joined()
  }

  private func unchecked(_ report: Report, _ paths: ReportPaths) -> String {
    guard !report.unchecked.isEmpty else { return "" }
    let lines = UncheckedGroup.groups(of: report.unchecked).map { group in
      let severity = group.first.isError ? Severity.error : .note
      let path = PrintableText.text(paths.relative(group.first.path))
      let text = "\(severity.rawValue): \(path): \(PrintableText.text(group.first.reason))"
      let rest =
        group.rest > 0 ? "and \(group.rest) more files like it, all in the json report" : ""
      return block(text, indent: 2).replacing(
        severity.rawValue, with: paint(severity.rawValue, Paint.Ink(severity)), maxReplacements: 1)
        + (rest.isEmpty ? "" : block(rest, indent: 4))
    }
    return "\(paint("could not be checked:", .bold))\n" + lines.joined()
  }

  /// A text in as many lines as it takes; those behind the first stand two columns further in.
  private func block(
    _ text: String, indent: Int, paint: (String) -> String = { $0 }
  ) -> String {
    let margin = String(repeating: " ", count: indent)
    let own = text.prefix { $0 == " " }
    return Wrapping.lines(
      String(text.dropFirst(own.count)), first: style.width - indent - own.count,
      rest: style.width - indent - 2 - own.count
    ).enumerated().map { "\(margin)\(own)\($0 == 0 ? "" : "  ")\(paint($1))\n" }.joined()
  }
}
