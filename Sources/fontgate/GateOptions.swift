import ArgumentParser
import FileTree
import FontDiagnostics
import FontGateKit
import FontReport
import Foundation
import SourceText

/// The flags that `check` and `audit` share.
struct GateOptions: ParsableArguments {
  @Option(
    name: [.customLong("reporter"), .customLong("format")],
    help: "The report format: \(Self.reporterNames).",
    completion: .list(ReporterCatalogue.all.map { $0.identifier }))
  var reporter: String?

  @Option(
    help: "Also write a report to a file: REPORTER=FILE (repeatable).",
    completion: .list(ReporterCatalogue.all.map { "\($0.identifier)=" }))
  var report: [String] = []

  @Option(help: "Write the report to a file instead of standard output.", completion: .file())
  var output: String?

  @Option(help: "The date that an HTML report shows, such as 2026-01-31. (default: none)")
  var date: PageDate?

  @Flag(help: "Fail on warnings.")
  var strict = false

  @Option(help: "The lowest severity that fails. (default: error)")
  var failOn: FailureThreshold?

  @Option(help: "Run only this rule (repeatable).", completion: .rules)
  var onlyRule: [String] = []

  @Option(help: "Disable this rule (repeatable).", completion: .rules)
  var disableRule: [String] = []

  @Option(
    help: "Enable this rule, if it is off by default (repeatable).", completion: .rules)
  var enableRule: [String] = []

  @Option(help: "Ignore the findings in this baseline file.", completion: .file())
  var baseline: String?

  @Option(help: "Write all current findings to this baseline file.", completion: .file())
  var writeBaseline: String?

  @Option(help: "Exclude paths that match this pattern, such as 'Vendor/**' (repeatable).")
  var exclude: [String] = []

  @Flag(help: "Print only errors on standard error.")
  var quiet = false

  @Flag(
    inversion: .prefixedNo, help: "Show progress on a terminal.")
  var progress = true

  @Option(help: "Use color.")
  var color: ColorChoice = .auto

  @OptionGroup var configuration: ConfigurationOptions

  /// The options of a run; unknown rules and reporters are wrong usage.
  func fontGateOptions(
    paths: [String], _ configuration: Configuration, readingBaseline: Bool = true
  ) throws -> CheckOptions {
    let reporters = try reporters(configuration).map(\.reporter)
    let folder = try Output.currentDirectory
    var options: CheckOptions
    do {
      options = CheckOptions(
        paths: paths, currentDirectory: folder,
        rules: try configuration.rules.overridden(by: ruleChoices).selection(), excluded: exclude)
    } catch {
      throw Output.wrongUsage("\(error)")
    }
    options.reporters = reporters
    if readingBaseline { options.baseline = try knownFindings(configuration) }
    return options
  }

  var ruleChoices: RuleChoices {
    RuleChoices(only: onlyRule, disabled: disableRule, enabled: enableRule)
  }

  /// The reporter of standard output, or of the file in its place, where nobody chooses one.
  var usualReporter: String {
    let isLog = output == nil && !Terminal.isStandardOutput
    let environment = isLog ? ProcessInfo.processInfo.environment : [:]
    return ReporterCatalogue.reporter(forLogIn: environment).identifier
  }

  /// Writes the report everywhere it was asked for, and exits as it says.
  /// - Parameter text: what stands in place of the report on standard output, or in the file in its place.
  func finish(
    _ report: Report, _ configuration: Configuration, showing text: String? = nil
  ) throws {
    progressLine.end()
    if let unknown = report.unknownNames.first {
      throw Output.wrongUsage(configuration.complaint("\(unknown)", about: unknown.name))
    }
    var report = report
    report.failsOn = configuration.threshold(asked: failOn, isStrict: strict)
    report.isBaseline = writeBaseline != nil
    let destinations = try reporters(configuration)
    for (index, destination) in destinations.enumerated() {
      let other = index == 0 ? text : nil
      Output.write(other ?? destination.reporter.write(report), to: destination.file)
    }
    if let writeBaseline {
      let findings = Baseline(
        of: report.diagnostics, at: writeBaseline, currentDirectory: try Output.currentDirectory)
      Output.write(findings.text, to: writeBaseline)
    }
    for path in report.missingPaths {
      Output.complain(
        configuration.complaint("\(path.path): \(path.reason)", about: path.path))
    }
    let isSummarySeen = try text == nil && mainReport(configuration).endsInSummary
    if !quiet, !isSummarySeen {
      let width = Terminal.isStandardError ? Terminal.width : nil
      Output.remark(SummaryLine.text(report, width: width) + "\n")
    }
    let status = report.status
    if status != .clean { throw ExitCode(status.rawValue) }
  }
}

extension GateOptions {
  private static let reporterNames = ReporterCatalogue.all.map { $0.identifier }
    .joined(separator: ", ")
}

extension FailureThreshold: ExpressibleByArgument {}

enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never

  /// Whether to color what goes to standard output; `NO_COLOR` is respected.
  var isOn: Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      Terminal.isStandardOutput
        && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
    }
  }
}

extension GateOptions {
  /// The baseline to compare with; none where a new one is written.
  fileprivate func knownFindings(_ configuration: Configuration) throws -> Baseline? {
    guard writeBaseline == nil, let file = baseline ?? configuration.baseline else { return nil }
    let folder = try Output.currentDirectory
    do {
      return try Baseline.read(at: file, currentDirectory: folder)
    } catch {
      if baseline == nil, case .unreadable(let failure) = error {
        let message = configuration.complaint("\(failure.path): \(failure.reason)", about: file)
        Output.remark(message + "\n")
        throw ExitCode(error.status.rawValue)
      }
      throw ConfigurationOptions.end(with: error)
    }
  }

  fileprivate struct Destination {
    var reporter: any Reporter
    var file: String?

    /// Whether the last line that is seen of it says what was checked.
    var endsInSummary: Bool {
      file == nil && (reporter is TerminalReporter || reporter is SummaryReporter)
    }
  }

  /// The report that goes to standard output, or takes its place.
  fileprivate func mainReport(_ configuration: Configuration) throws -> Destination {
    Destination(
      reporter: try reporter(
        reporter ?? configuration.reporter ?? usualReporter, isStandardOutput: output == nil),
      file: output)
  }

  /// Every report that is asked for and where it goes.
  fileprivate func reporters(_ configuration: Configuration) throws -> [Destination] {
    var destinations = [try mainReport(configuration)]
    for request in configuration.reports {
      destinations.append(
        Destination(
          reporter: try reporter(request.reporter, isStandardOutput: false), file: request.file))
    }
    for item in report {
      guard let separator = item.firstIndex(of: "=") else {
        throw Output.wrongUsage(
          "--report needs REPORTER=FILE, such as sarif=fonts.sarif, not '\(item)'")
      }
      let file = String(item[item.index(after: separator)...])
      guard !file.isEmpty else { throw Output.wrongUsage("--report \(item): file missing") }
      destinations.append(
        Destination(
          reporter: try reporter(String(item[..<separator]), isStandardOutput: false), file: file))
    }
    try requireFilesOfTheirOwn(destinations)
    return destinations
  }

  /// Of two reports in one file the first would be lost.
  private func requireFilesOfTheirOwn(_ destinations: [Destination]) throws {
    var taken: Set<String> = []
    for file in destinations.compactMap(\.file) + [writeBaseline].compactMap({ $0 }) {
      guard !file.isEmpty else { throw Output.wrongUsage("the path of an output file is empty") }
      let path = FileTree.absolute(file)
      guard taken.insert(path).inserted || path.hasPrefix("/dev/") else {
        throw Output.wrongUsage("two outputs have the file '\(file)'; give each a file of its own")
      }
    }
  }

  fileprivate func reporter(
    _ identifier: String, isStandardOutput: Bool
  ) throws -> any Reporter {
    let style = ReporterStyle(
      width: isStandardOutput ? Terminal.width : 80,
      usesColor: isStandardOutput ? color.isOn : color == .always,
      rulePages: isStandardOutput && color != .never && Terminal.showsLinks
        ? DocumentFolder.rulePages : nil, date: date)
    do {
      return try ReporterCatalogue.reporter(named: identifier).init(style: style)
    } catch {
      throw Output.wrongUsage("\(error)")
    }
  }
}
