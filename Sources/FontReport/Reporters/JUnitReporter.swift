import FontDiagnostics
import SourceText

/// JUnit's XML: what fails the run is a failed test (a file that could not be checked an error), all else
/// a passed one that says something; where all is well one passed test says so.
package struct JUnitReporter: Reporter {
  package static let identifier = "junit"
  package static let summary = "JUnit XML, for CI servers that show test results"

  package init(style: ReporterStyle) {}

  package func write(_ report: Report) -> String {
    let paths = ReportPaths(report)
    var cases = report.findings.map { testCase($0, fails: report.fails($0), paths) }
    if cases.isEmpty {
      cases = [
        XMLTag("testcase", [("classname", report.tool.name), ("name", report.kind.rawValue)])
      ]
    }
    let failing = report.findings.filter(report.fails)
    let errors = failing.count(where: isUnchecked)
    let failures = failing.count - errors
    let counts: [(name: String, value: String?)] = [
      ("tests", "\(cases.count)"), ("failures", "\(failures)"), ("errors", "\(errors)"),
    ]
    let suite = XMLTag(
      "testsuite", [("name", "\(report.tool.name) \(report.kind.rawValue)")] + counts, cases)
    return XMLTag("testsuites", [("name", report.tool.name)] + counts, [suite]).document
  }
}

extension JUnitReporter {
  private func isUnchecked(_ finding: Diagnostic) -> Bool {
    finding.rule == Report.notCheckedRule.identifier
  }

  private func testCase(
    _ finding: Diagnostic, fails: Bool, _ paths: ReportPaths
  ) -> XMLTag {
    let path = paths.relative(finding.place.path)
    let position = ReportPaths.position(finding.place).dropFirst()
    // Servers know a test by its name, so what tells two findings apart stands in it.
    let name = [
      finding.rule, position.isEmpty ? nil : "at \(position)", finding.context.map { "(\($0))" },
    ].compactMap { $0 }
    return XMLTag(
      "testcase",
      [
        ("classname", path), ("name", name.joined(separator: " ")), ("file", path),
        ("line", finding.place.line.map { "\($0)" }),
      ], [outcome(finding, fails: fails, paths)])
  }

  private func outcome(_ finding: Diagnostic, fails: Bool, _ paths: ReportPaths) -> XMLTag {
    let lines =
      ["\(paths.relative(finding.place)): \(finding.messageInContext)"] + finding.details(paths)
    let text = lines.joined(separator: "\n")
    guard fails else { return XMLTag("system-out", text: text) }
    return XMLTag(
      isUnchecked(finding) ? "error" : "failure",
      [("type", finding.severity.rawValue), ("message", finding.messageInContext)], text: text)
  }
}
