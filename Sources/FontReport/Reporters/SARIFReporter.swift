import FontDiagnostics
import SourceText

/// SARIF 2.1.0, for code scanning services.
package struct SARIFReporter: Reporter {
  package static let identifier = "sarif"
  package static let summary = "SARIF 2.1.0, for code scanning on GitHub and elsewhere"

  package init(style: ReporterStyle) {}

  package func write(_ report: Report) -> String {
    let findings = report.findings
    let rules = Self.rules(report, findings)
    let indices = Dictionary(rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: min)
    let paths = ReportPaths(report)
    var fingerprints = Fingerprints(paths)
    let results = findings.map { finding in
      result(
        finding, ruleIndex: indices[finding.rule] ?? -1, fingerprint: fingerprints.next(finding),
        edits: report.textEdits(of: finding), excerpts: report.excerpts, paths)
    }
    let driver = SARIFLog.Driver(
      name: report.tool.name, semanticVersion: report.tool.version,
      informationUri: report.tool.repository, rules: rules)
    let isWhole = !report.unchecked.contains { $0.isError }
    let run = SARIFLog.Run(
      tool: .init(driver: driver), invocations: [.init(executionSuccessful: isWhole)],
      results: results)
    return JSONText.write(SARIFLog(runs: [run]))
  }
}

extension SARIFReporter {
  private func result(
    _ finding: Diagnostic, ruleIndex: Int, fingerprint: String, edits: [TextEdit],
    excerpts: [Report.Excerpt: String], _ paths: ReportPaths
  ) -> SARIFLog.Result {
    let region =
      finding.place.range.map {
        SARIFLog.Region($0, path: finding.place.path, excerpts: excerpts)
      }
      // GitHub wants a line of every result, even of a binary file.
      ?? SARIFLog.Region(startLine: 1)
    let related = finding.notes.compactMap { note in note.place.map { (note.message, $0) } }
    return SARIFLog.Result(
      ruleId: finding.rule, ruleIndex: ruleIndex, level: finding.severity.rawValue,
      message: .init(text: text(finding)),
      locations: [
        .init(
          physicalLocation: .init(artifactLocation: uri(finding.place, paths), region: region))
      ],
      relatedLocations: related.isEmpty
        ? nil
        : related.enumerated().map { index, note in
          location(index + 1, note.0, note.1, excerpts, paths)
        },
      partialFingerprints: ["fontgate/v1": fingerprint],
      fixes: fixes(finding, edits, excerpts, paths))
  }

  /// One fix with the changes of each file; a change whose columns cannot be converted would be wrong.
  private func fixes(
    _ finding: Diagnostic, _ edits: [TextEdit], _ excerpts: [Report.Excerpt: String],
    _ paths: ReportPaths
  ) -> [SARIFLog.Fix]? {
    var order: [String] = []
    var replacements: [String: [SARIFLog.Replacement]] = [:]
    for edit in edits {
      guard let range = edit.place.range else { return nil }
      var region = SARIFLog.Region(range, path: edit.place.path, excerpts: excerpts)
      guard region.startColumn != nil, region.endColumn != nil else { return nil }
      region.endLine = range.end.line
      if replacements[edit.place.path] == nil { order.append(edit.place.path) }
      replacements[edit.place.path, default: []].append(
        .init(deletedRegion: region, insertedContent: .init(text: edit.text)))
    }
    guard !order.isEmpty else { return nil }
    let changes = order.map { path in
      SARIFLog.ArtifactChange(
        artifactLocation: uri(SourcePlace(path: path), paths),
        replacements: replacements[path] ?? [])
    }
    let words = finding.advice ?? "apply the fix"
    return [.init(description: .init(text: words), artifactChanges: changes)]
  }

  /// The message with what has no place of its own in the format.
  private func text(_ finding: Diagnostic) -> String {
    let notes = finding.notes.filter { $0.place == nil }
      .map { "note: \(PrintableText.text($0.message))" }
    let advice = finding.advice.map { ["help: \($0)"] } ?? []
    return ([finding.messageInContext] + notes + advice).joined(separator: "\n")
  }

  private func location(
    _ id: Int, _ message: String, _ place: SourcePlace, _ excerpts: [Report.Excerpt: String],
    _ paths: ReportPaths
  ) -> SARIFLog.Location {
    SARIFLog.Location(
      id: id, message: .init(text: PrintableText.text(message)),
      physicalLocation: .init(
        artifactLocation: uri(place, paths),
        region: place.range.map { SARIFLog.Region($0, path: place.path, excerpts: excerpts) }))
  }

  private func uri(_ place: SourcePlace, _ paths: ReportPaths) -> SARIFLog.ArtifactLocation {
    SARIFLog.ArtifactLocation(path: paths.relative(place.path))
  }
}

extension SARIFReporter {
  /// The rules that ran, and any that a finding names beside them.
  private static func rules(_ report: Report, _ findings: [Diagnostic]) -> [SARIFLog.Rule] {
    var known = report.rules
    var identifiers = Set(known.map(\.identifier))
    if !report.unchecked.isEmpty, identifiers.insert(Report.notCheckedRule.identifier).inserted {
      known.append(Report.notCheckedRule)
    }
    for finding in findings where identifiers.insert(finding.rule).inserted {
      known.append(
        Report.RuleSummary(
          identifier: finding.rule, severity: finding.severity,
          summary: finding.rule.split(separator: "_").joined(separator: " "), rationale: ""))
    }
    return known.map { rule($0, page: report.tool.page(of: $0.identifier)) }
  }

  private static func rule(_ rule: Report.RuleSummary, page: String?) -> SARIFLog.Rule {
    let rationale = rule.rationale.isEmpty ? rule.summary : rule.rationale
    return SARIFLog.Rule(
      id: rule.identifier, shortDescription: .init(text: rule.summary),
      fullDescription: .init(text: rule.summary),
      helpUri: page, help: .init(text: rationale, markdown: rationale),
      defaultConfiguration: .init(level: rule.severity.rawValue))
  }
}
