import ArgumentParser
import FileTree
import FontGateKit
import FontInspection
import FontReport
import Foundation
import SourceText

@main
struct Fontgate: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fontgate",
    abstract: "Find font names that silently fall back to the system font.",
    discussion: """
      Exit codes:
        0   no findings at or above --fail-on
        1   findings, or a file that could not be checked
        64  invalid usage
        66  path not found
        70  internal error
        73  a file could not be written
      """,
    version: version,
    subcommands: [
      CheckCommand.self, FixCommand.self, AuditCommand.self, InspectCommand.self,
      ExplainCommand.self, RulesCommand.self, InitCommand.self, ConfigCommand.self,
      LockCommand.self, GenerateCommand.self, ReportCommand.self, CompletionsCommand.self,
    ],
    defaultSubcommand: CheckCommand.self)

  static func main() async {
    Terminal.prepareStreams()
    guard let arguments = givenArguments else {
      Output.complain("the arguments cannot be read: /proc is not mounted")
      Foundation.exit(RunStatus.internalError.rawValue)
    }
    // Looking through all commands and their options takes longer than anything else here.
    if arguments == ["--version"] {
      Output.print(version + "\n")
      Foundation.exit(Output.exitCode(RunStatus.clean.rawValue))
    }
    Foundation.exit(Output.exitCode(await run(arguments)))
  }

  /// What stands behind the program's name; `nil` if that cannot be read. Swift reads it from `/proc` on
  /// Linux, and has no arguments at all, not even the name, where that is not there.
  private static var givenArguments: [String]? {
    let arguments = CommandLine.arguments
    return arguments.isEmpty ? nil : Array(arguments.dropFirst())
  }

  /// Runs a command, and gives what it ends with.
  private static func run(_ arguments: [String]) async -> Int32 {
    do {
      let arguments = try Self.helpInAnyCase(arguments)
      if let word = arguments.first, let command = Self.command(meantBy: word) {
        throw Output.wrongUsage("unknown command \"\(word)\"; did you mean \"\(command)\"?")
      }
      var command = try parseAsRoot(arguments)
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
      return RunStatus.clean.rawValue
    } catch {
      let code = exitCode(for: error)
      let message = fullMessage(for: error)
      if !message.isEmpty {
        // Help and versions are what was asked for.
        if code.isSuccess { Output.print(message + "\n") } else { Output.remark(message + "\n") }
      }
      return code.rawValue
    }
  }
}

extension Fontgate {
  /// Its own version, and that of the library that reads the fonts.
  static var version: String {
    let tool = Report.Tool.fontgate
    return "\(tool.name) \(tool.version)" + (FreeType.version.map { " (FreeType \($0))" } ?? "")
  }

  /// `help` with the name of a command in any case.
  private static func helpInAnyCase(_ arguments: [String]) throws -> [String] {
    guard arguments.first == "help", arguments.count > 1 else { return arguments }
    let commands = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    let word = arguments[1].lowercased()
    guard !word.hasPrefix("-"), !commands.contains(word) else {
      return ["help"] + arguments.dropFirst().map { $0.lowercased() }
    }
    let meant = otherWords[word] ?? EditDistance.nearest(to: word, among: commands)
    throw Output.wrongUsage(
      "unknown command \"\(arguments[1])\"" + (meant.map { "; did you mean \"\($0)\"?" } ?? ""))
  }

  /// The command that a first word stands for which is neither a command nor a path.
  private static func command(meantBy word: String) -> String? {
    let commands = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    let isName = word.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "-") }
    guard isName, !word.hasPrefix("-"), !commands.contains(word), !FileTree.exists(word) else {
      return nil
    }
    return otherWords[word.lowercased()]
      ?? EditDistance.nearest(to: word.lowercased(), among: commands)
  }

  /// What the commands are called elsewhere.
  private static let otherWords = ["lint": "check", "list": "rules", "version": "--version"]
}
