import ArgumentParser
import FontGateKit
import Foundation

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

  @Option(help: "Write to a file in place of standard output.", completion: .file())
  var output: String?

  func validate() throws {
    guard FontInspecting.formats.contains(format) else {
      throw ValidationError(
        "there is no format \"\(format)\"; there are \(FontInspecting.formats.joined(separator: ", "))"
      )
    }
  }

  func run() throws {
    let outcome = FontInspecting(paths: paths, width: width).run()
    try write(outcome.text(format: format) ?? "")
    for path in outcome.missing {
      FileHandle.standardError.write(Data("fontgate: \(path)\n".utf8))
    }
    if !outcome.missing.isEmpty { throw ExitCode(66) }
    if outcome.hasUnreadableFiles { throw ExitCode(1) }
  }
}

extension InspectCommand {
  /// The shell's word for the columns of the terminal.
  private var width: Int? {
    output == nil ? ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) } : nil
  }

  private func write(_ text: String) throws {
    guard let output else { return FileHandle.standardOutput.write(Data(text.utf8)) }
    try Data(text.utf8).write(to: URL(filePath: output))
  }
}
