import FontDiagnostics
import SourceText

/// Issues as Code Climate's analyzers describe them, in one array.
package struct CodeClimateReporter: Reporter {
  package static let identifier = "codeclimate"
  package static let summary = "Code Climate issues in one JSON array"

  package init(style: ReporterStyle) {}

  package func write(_ report: Report) -> String {
    let paths = ReportPaths(report)
    let issues = CodeQualityIssue.all(report).map { issue, finding in
      var issue = issue
      let details = finding.details(paths)
      issue.type = "issue"
      issue.categories = ["Bug Risk"]
      issue.content = details.isEmpty ? nil : .init(body: details.joined(separator: "\n\n"))
      let others = finding.notes.compactMap(\.place)
      issue.otherLocations =
        others.isEmpty ? nil : others.map { CodeQualityIssue.Location($0, paths) }
      return issue
    }
    return JSONText.write(issues)
  }
}

/// GitLab's code quality report: the part of Code Climate's format that GitLab reads.
package struct GitLabReporter: Reporter {
  package static let identifier = "gitlab"
  package static let summary = "GitLab's code quality report"

  package init(style: ReporterStyle) {}

  package func write(_ report: Report) -> String {
    JSONText.write(CodeQualityIssue.all(report).map(\.issue))
  }
}

/// A finding in the words of Code Climate's specification.
struct CodeQualityIssue: Encodable {
  var type: String?
  var checkName: String
  var description: String
  var categories: [String]?
  var content: Content?
  var severity: String
  var fingerprint: String
  var location: Location
  var otherLocations: [Location]?

  enum CodingKeys: String, CodingKey {
    case checkName = "check_name"
    case type, description, categories, content, severity, fingerprint, location, otherLocations
  }

  struct Content: Encodable {
    var body: String
  }

  struct Location: Encodable {
    var path: String
    var lines: Lines

    init(_ place: SourcePlace, _ paths: ReportPaths) {
      path = paths.relative(place.path)
      // The format wants lines; what is said of a file as a whole stands at its first.
      lines = Lines(begin: place.line ?? 1, end: place.range?.end.line ?? 1)
    }
  }

  struct Lines: Encodable {
    var begin: Int
    var end: Int
  }

  static func all(_ report: Report) -> [(issue: CodeQualityIssue, finding: Diagnostic)] {
    let paths = ReportPaths(report)
    var fingerprints = Fingerprints(paths)
    return report.findings.map { finding in
      let issue = CodeQualityIssue(
        checkName: finding.rule, description: finding.messageInContext,
        severity: severity(finding.severity), fingerprint: fingerprints.next(finding),
        location: Location(finding.place, paths))
      return (issue, finding)
    }
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
