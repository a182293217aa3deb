import ArgumentParser

@main
struct Fontgate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fontgate", version: "0.1.0", subcommands: [InspectCommand.self])
}
