import FontDiagnostics
import SourceText

/// Everything that was found, with the lines of code, and the rules that found it.
struct FindingsSection {
  let report: Report
  let paths: ReportPaths
  let findings: [Diagnostic]

  init(_ report: Report, _ paths: ReportPaths) {
    self.report = report
    self.paths = paths
    let rank: [Severity: Int] = [.error: 0, .warning: 1, .note: 2]
    findings = report.findings.enumerated().sorted {
      (rank[$0.element.severity] ?? 3, $0.offset) < (rank[$1.element.severity] ?? 3, $1.offset)
    }.map(\.element)
  }

  /// As many findings are listed.
  private static let most = 2000

  var values: PageTemplates.Values {
    let rest = findings.count - Self.most
    let counts = Dictionary(grouping: findings, by: \.rule).mapValues(\.count)
    let targets = Set(findings.compactMap(\.target)).sorted().map(PrintableText.text)
    let explained = Set(report.rules.map(\.identifier))
    return [
      "sectionTitle": "Findings", "isEmpty": findings.isEmpty, "hasFilters": true,
      "ruleChoices": counts.sorted { $0.key < $1.key }.map {
        ["rule": $0.key, "count": $0.value] as PageTemplates.Values
      },
      "hasTargets": targets.count > 1, "targetChoices": targets,
      "severities": [Severity.error, .warning, .note].filter { severity in
        findings.contains { $0.severity == severity }
      }.map { ["severity": $0.rawValue, "title": "\($0.rawValue)s"] },
      "items": findings.prefix(Self.most).map { values($0, explained) },
      "rest": rest > 0 ? rest : false as Any,
    ]
  }

  private func values(_ finding: Diagnostic, _ explained: Set<String>) -> PageTemplates.Values {
    let notes = finding.notes.map { $0.text(paths) }
    return [
      "severity": finding.severity.rawValue, "rule": finding.rule,
      "message": PrintableText.text(finding.message),
      "target": finding.target.map(PrintableText.text) ?? "",
      "place": paths.relative(finding.place), "isExplained": explained.contains(finding.rule),
      "context": finding.context.orNothing, "excerpt": excerpt(finding).orNothing,
      "hasDetails": !notes.isEmpty || finding.advice != nil, "notes": notes,
      "help": finding.advice.orNothing,
    ]
  }

  private func excerpt(_ finding: Diagnostic) -> PageTemplates.Values? {
    guard let range = finding.place.range,
      let text = report.excerpts[.init(path: finding.place.path, line: range.start.line)]
    else { return nil }
    let line = SourceLine(text, place: range, width: 100)
    return [
      "line": range.start.line, "before": line.before, "marked": line.marked, "after": line.after,
    ]
  }

  /// The pages of the rules that found something; `nil` without any.
  var rules: PageTemplates.Values? {
    let found = Set(findings.map(\.rule))
    let rules = report.rules.filter { found.contains($0.identifier) }
      .sorted { $0.identifier < $1.identifier }
    guard !rules.isEmpty else { return nil }
    return [
      "items": rules.map { rule -> PageTemplates.Values in
        [
          "rule": rule.identifier, "summary": rule.summary,
          "paragraphs": Self.paragraphs(rule.rationale).map { ["spans": $0] },
        ]
      }
    ]
  }

  /// Markdown of paragraphs with code in them.
  private static func paragraphs(_ text: String) -> [[PageTemplates.Values]] {
    text.replacing("\n\n", with: "\u{0}").split(separator: "\u{0}").map { paragraph in
      paragraph.replacing("\n", with: " ").split(separator: "`", omittingEmptySubsequences: false)
        .enumerated().map { ["text": String($0.element), "code": $0.offset % 2 == 1] }
    }
  }
}
