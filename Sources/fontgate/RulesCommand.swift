import ArgumentParser
import FontDiagnostics
import FontGateKit
import FontReport

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List all rules.")

  enum Format: String, CaseIterable, ExpressibleByArgument { case table, json }

  @Option(help: "The output format.")
  var format: Format = .table

  func run() throws {
    let rules = RuleCatalogue.all.map { $0.description }
    switch format {
    case .table: Output.print(RuleList.table(rules, width: Terminal.width))
    case .json: Output.print(RuleList.json(rules))
    }
  }
}
