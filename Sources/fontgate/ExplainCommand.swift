import ArgumentParser
import FontGateKit

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a rule, or what each target would give for a font name.")

  @Argument(help: "A rule's identifier, or a font name.")
  var word: String

  @Option(help: "The project a font name is explained for.")
  var path = "."

  @OptionGroup var project: ProjectOptions
  @OptionGroup var configuration: ConfigurationOptions

  func run() throws {
    if let rule = RuleCatalogue.rule(word) {
      return Output.print(RulePage.markdown(for: rule))
    }
    let configuration = try configuration.read(for: [path])
    var options = FontGateOptions(
      paths: configuration.paths(asked: [path], currentDirectory: Output.currentDirectory),
      currentDirectory: Output.currentDirectory)
    project.apply(to: &options)
    options.adopt(configuration)
    let explanation = FontGate(options).explain(word)
    if let unknown = explanation.unknownNames.first { throw ValidationError("\(unknown)") }
    Output.print(explanation.text)
    for path in explanation.missingPaths { Output.complain("\(path.path): \(path.reason)") }
    if !explanation.missingPaths.isEmpty { throw ExitCode(Verdict.noInput.rawValue) }
  }
}
