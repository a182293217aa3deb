import ArgumentParser
import FontGateKit

/// `fontgate inspect`: facts about fonts.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Show the facts of font files: names, weights, metrics, axes.",
    discussion: """
      Files are read whatever their suffix; in folders every font file is. Exit code 1 when a file \
      cannot be read, 66 when a path does not exist.
      """)

  @Argument(help: "Font files, and folders of them.", completion: .file())
  var paths: [String]

  @Option(help: "One of \(FontInspecting.formats.joined(separator: ", ")).")
  var format = "table"

  @Flag(help: "Show every name record: platform, encoding, language, identifier, value.")
  var allNames = false

  @Flag(help: "Show the blocks of Unicode and the languages that each face covers.")
  var coverage = false

  @Option(help: "Write to a file in place of standard output.", completion: .file())
  var output: String?

  @Flag(
    inversion: .prefixedNo, help: "Say on standard error what is being done, if it is a terminal.")
  var progress = true

  func validate() throws {
    guard FontInspecting.formats.contains(format) else {
      throw ValidationError(
        "there is no format \"\(format)\"; there are \(FontInspecting.formats.joined(separator: ", "))"
      )
    }
  }

  func run() throws {
    let line = ProgressLine(isWanted: progress)
    let outcome = FontInspecting(
      paths: paths, currentDirectory: try Output.currentDirectory,
      width: output == nil ? Terminal.tableWidth : nil, showsAllNames: allNames,
      showsCoverage: coverage
    ).run(onStep: line.show)
    line.end()
    Output.write(outcome.text(format: format) ?? "", to: output)
    for path in outcome.missing + outcome.unentered { Output.complain(path) }
    if outcome.isEmpty { Output.complain("there is no font file to inspect") }
    if !outcome.missing.isEmpty { throw ExitCode(Verdict.noInput.rawValue) }
    if outcome.hasUnreadableFiles { throw ExitCode(Verdict.findings.rawValue) }
  }
}
