import FileTree
import FontDiagnostics
import FontReport
import SourceText

/// What a check found.
public struct CheckResult: Sendable {
  private(set) var report: Report

  /// - Throws: if a target or a build configuration was asked for that does not exist.
  init(_ report: Report) throws(FontGateError) {
    if let unknown = report.unknownNames.first { throw FontGateError(.usage, "\(unknown)") }
    self.report = report
  }

  /// The findings, sorted by place; without those that comments or a baseline leave out.
  public var findings: [Finding] {
    report.diagnostics.map { Finding($0, in: report) }
  }

  /// The files that could not be checked, sorted by path.
  public var uncheckedFiles: [FileProblem] { report.unchecked.map(FileProblem.init) }

  /// The paths that were asked for and do not exist or cannot be read.
  public var missingPaths: [FileProblem] { report.missingPaths.map(FileProblem.init) }

  /// One line that says what was checked and what was found.
  public var summary: String { SummaryLine.text(report) }

  /// Whether all was checked, and nothing was found that is at least this severe.
  public func passes(failingOn severity: Finding.Severity = .error) -> Bool {
    report.failing(on: severity).status == .clean
  }

  /// The result with only the findings that a function wants.
  public func filter(_ isIncluded: (Finding) throws -> Bool) rethrows -> CheckResult {
    var result = self
    result.report.diagnostics = try report.diagnostics.filter { diagnostic in
      try isIncluded(Finding(diagnostic, in: report))
    }
    return result
  }

  /// The report in a format. HTML draws fonts by their files, as far as they are still there.
  /// - Parameters:
  ///   - format: the format.
  ///   - width: the columns of a line, at least 20; only formats for people look at it.
  ///   - usesColor: whether the formats for terminals use color.
  ///   - severity: the lowest severity that the report calls a failure.
  public func text(
    as format: ReportFormat, width: Int = 80, usesColor: Bool = false,
    failingOn severity: Finding.Severity = .error
  ) -> String {
    let style = ReporterStyle(width: width, usesColor: usesColor)
    let reporter = format.reporter.init(style: style)
    return reporter.write(report.failing(on: severity).drawn(for: [reporter]))
  }

  /// Writes the report to a file, which is replaced whole; folders on the way are made.
  /// - Throws: if it cannot be written.
  public func write(
    as format: ReportFormat, to path: String, failingOn severity: Finding.Severity = .error
  ) throws(FontGateError) {
    try write(text(as: format, failingOn: severity), to: path)
  }

  /// Writes the findings to a baseline; a later check with it leaves them out.
  /// - Throws: if it cannot be written.
  public func writeBaseline(to path: String) throws(FontGateError) {
    let baseline = Baseline(
      of: report.diagnostics, at: path, currentDirectory: report.currentDirectory)
    try write(baseline.text, to: path)
  }

  private func write(_ text: String, to path: String) throws(FontGateError) {
    do {
      try Destination.file(absolutePath(path, in: report.currentDirectory)).write(text)
    } catch {
      throw FontGateError(.cannotWrite, "\(error.path): \(error.reason)")
    }
  }
}

extension Report {
  fileprivate func failing(on severity: Finding.Severity) -> Report {
    var report = self
    report.failsOn = FailureThreshold(rawValue: severity.rawValue) ?? .error
    return report
  }
}

/// A file that something is the matter with.
public struct FileProblem: Sendable, Hashable, CustomStringConvertible {
  /// The absolute path.
  public var path: String
  /// Why, without a subject: `is not a readable font`.
  public var reason: String

  init(_ file: UncheckedFile) {
    path = file.path
    reason = file.reason
  }

  /// `path reason`, without control characters.
  public var description: String { PrintableText.text("\(path) \(reason)") }
}

/// What fixing did.
public struct FixResult: Sendable {
  /// How many findings were fixed in each file, by the file's path relative to the current directory.
  public var fixedFiles: [String: Int]
  /// What remains.
  public var result: CheckResult
}
