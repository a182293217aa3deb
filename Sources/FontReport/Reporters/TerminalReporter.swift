import AppManifest
import FontDiagnostics
import FontResolution
import SourceText

/// For people: the source line with the place underlined, notes, help, the targets, and a summary.
public struct TerminalReporter: Reporter {
  public static let identifier = "terminal"
  public static let summary = "for people: the source line, the reason and what to do"

  private let style: ReporterStyle
  private let paint: Paint

  public init(style: ReporterStyle) {
    self.style = style
    self.paint = Paint(isOn: style.usesColor)
  }

  public func write(_ report: Report) -> String {
    let paths = ReportPaths(report)
    let snippet = TerminalSnippet(width: style.width, paint: paint, paths: paths)
    var sections = report.diagnostics.map { snippet.write($0, excerpts: report.excerpts) }
    sections.append(targets(report, paths))
    sections.append(unchecked(report, paths))
    sections.append(paint(SummaryLine.text(report), .bold) + "\n")
    return sections.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

extension TerminalReporter {
  private func targets(_ report: Report, _ paths: ReportPaths) -> String {
    guard !report.assessment.processes.isEmpty else { return "" }
    let shown = report.processesWithFonts
    var lines = shown.map { line(report.assessment.processes[$0], paths) }
    let rest = report.assessment.processes.count - shown.count
    if rest > 0 {
      let and = shown.isEmpty ? "" : "and "
      lines.append("  \(and)\(SummaryLine.number(rest, "target")) without fonts\n")
    }
    lines += ProjectRemarks(report, paths).lines.map { "  \(PrintableText.text($0))\n" }
    return "\(paint("targets:", .bold))\n" + lines.joined()
  }

  private func line(_ fonts: ProcessFonts, _ paths: ReportPaths) -> String {
    let process = fonts.process
    let version = process.deploymentTarget.map { " \($0)" } ?? ""
    let traits =
      [process.kindInWords, "\(process.platform.name)\(version)"]
      + process.configurations.map(PrintableText.text)
    var facts = [
      "\(SummaryLine.number(fonts.declared.count, "font")) in \(process.fontKey.rawValue)",
      "\(process.bundle.fonts.count) in the bundle",
    ]
    if fonts.registeredInCode != "0" {
      facts.append("\(fonts.registeredInCode) registered in code")
    }
    facts.append(
      process.manifest.path.map { PrintableText.text(paths.relative($0)) } ?? "no Info.plist")
    let name = PrintableText.text(process.name)
    return "  \(name) (\(traits.joined(separator: ", "))): \(facts.joined(separator: ", "))\n"
  }

  private func unchecked(_ report: Report, _ paths: ReportPaths) -> String {
    guard !report.unchecked.isEmpty else { return "" }
    let lines = report.unchecked.map { file in
      let severity = file.isError ? Severity.error : .note
      let label = paint(severity.rawValue, Paint.Ink(severity))
      let path = PrintableText.text(paths.relative(file.path))
      return "  \(label): \(path): \(PrintableText.text(file.reason))\n"
    }
    return "\(paint("could not be checked:", .bold))\n" + lines.joined()
  }
}
