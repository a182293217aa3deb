import ArgumentParser
import FontGateKit

struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit", abstract: "Check font files alone.")

  @Argument(help: "Font files or folders.")
  var paths: [String]

  @OptionGroup var gate: GateOptions

  func run() throws {
    try gate.finish(FontGate(gate.fontGateOptions(paths: paths)).audit())
  }
}
