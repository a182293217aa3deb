import ArgumentParser
import FileTree
import FontDiagnostics
import FontGateKit
import FontReport
import SourceText

/// `fontgate init`: a configuration that fits the project, and what to add to what builds it.
struct InitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a .fontgate.yml that fits the project, and say what to add to CI.",
    discussion: """
      Next to .fontgate.yml, it writes \(ConfigurationSchema.fileName), which helps editors complete and \
      check it. Neither replaces a file that is there, unless you add --force: exit code 73.
      """)

  @Argument(help: "The project folder.", completion: .directory)
  var path = "."

  @Flag(help: "Replace the files that are there.")
  var force = false

  @Flag(help: "Check the project, and write all current findings to \(Self.baselineName).")
  var baseline = false

  private static let baselineName = "fontgate-baseline.json"

  func run() async throws {
    let current = try Output.currentDirectory
    let survey = ProjectSurvey(CheckOptions(paths: [path], currentDirectory: current))
    if let missing = survey.missingPaths.first {
      Output.complain("\(missing.path): \(missing.reason)")
      throw ExitCode(RunStatus.noInput.rawValue)
    }
    guard FileTree.isFolder(survey.folder) else {
      Output.complain("\(path): is not a folder")
      throw ExitCode(RunStatus.noInput.rawValue)
    }
    let file = survey.folder + "/" + Configuration.fileName
    let schema = survey.folder + "/" + ConfigurationSchema.fileName
    let known = survey.folder + "/" + Self.baselineName
    try refuse([file, schema] + (baseline ? [known] : []))
    let template = ConfigurationTemplate(survey, baseline: baseline ? Self.baselineName : nil)
    try write(template.text, to: file)
    try write(ConfigurationSchema.text, to: schema)
    let status =
      baseline ? try await writeBaseline(to: known, survey, template, current) : .clean
    Output.print(recipes(survey))
    if status != .clean { throw ExitCode(status.rawValue) }
  }
}

extension InitCommand {
  /// Ends the run if something is at one of these paths that may not be replaced.
  private func refuse(_ files: [String]) throws {
    for file in files where FileTree.exists(file) {
      let reason: String
      if !FileTree.isPlainFile(file) {
        reason = FileFailure.isNoFile
      } else if !force {
        reason = "is there already; use --force to replace it"
      } else {
        continue
      }
      Output.complain("\(file): \(reason)")
      throw ExitCode(RunStatus.cannotWrite.rawValue)
    }
  }

  private func write(_ text: String, to file: String) throws {
    Output.write(text, to: file)
    guard !Output.hasFailed else { throw ExitCode(RunStatus.cannotWrite.rawValue) }
    Output.print("wrote \(PrintableText.text(file))\n")
  }

  /// Checks what the configuration says, and writes what is found; the status is about what could not be
  /// checked.
  private func writeBaseline(
    to file: String, _ survey: ProjectSurvey, _ template: ConfigurationTemplate, _ current: String
  ) async throws -> RunStatus {
    let configuration = try Configuration.read(
      SourceText(
        path: survey.folder + "/" + Configuration.fileName, bytes: Array(template.text.utf8)))
    var options = CheckOptions(paths: [path], currentDirectory: current)
    options.adopt(configuration)
    var report = await CheckRun(options).checkUnpacking()
    report.isBaseline = true
    let findings = Baseline(of: report.diagnostics, at: file, currentDirectory: current)
    try write(findings.text, to: file)
    Output.print(SummaryLine.text(report, width: Terminal.tableWidth) + "\n")
    return report.status
  }

  private func recipes(_ survey: ProjectSurvey) -> String {
    guard !survey.services.isEmpty else {
      return "\nNo CI was recognized. In a CI job, run:\n\n\(BuildService.anywhere)\n"
    }
    return survey.services.map { "\n" + $0.text }.joined()
  }
}
