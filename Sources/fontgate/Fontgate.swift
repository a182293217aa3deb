import ArgumentParser

@main
struct Fontgate: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fontgate",
    abstract: "Finds every font name that would silently fall back to the system font.",
    discussion: """
      Exit codes: 0 nothing found at or above --fail-on; 1 findings, or a file that could not be \
      checked; 64 wrong usage; 66 a path that does not exist; 70 an internal error.
      """,
    version: "0.1.0",
    subcommands: [
      CheckCommand.self, AuditCommand.self, InspectCommand.self, ExplainCommand.self,
      RulesCommand.self,
    ],
    defaultSubcommand: CheckCommand.self)
}
