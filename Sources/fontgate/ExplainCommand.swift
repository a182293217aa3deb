import ArgumentParser
import FontGateKit

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a rule, or what each target would give for a font name.")

  @Argument(
    help: "A rule's identifier, or a font name; with --text-styles a style dictionary's file.")
  var word: String?

  @Flag(
    help: """
      Show the text styles of a style dictionary (without a file, of those in the project) with their \
      sizes at every content size category.
      """)
  var textStyles = false

  @Option(help: "The project a font name is explained for.")
  var path = "."

  @OptionGroup var project: ProjectOptions
  @OptionGroup var configuration: ConfigurationOptions

  func validate() throws {
    if word == nil, !textStyles {
      throw ValidationError("name a rule or a font, or ask for --text-styles")
    }
  }

  func run() throws {
    if !textStyles, let rule = word.flatMap(RuleCatalogue.rule) {
      return Output.print(RulePage.markdown(for: rule))
    }
    let configuration = try configuration.read(for: [path])
    let folder = try Output.currentDirectory
    var options = FontGateOptions(
      paths: configuration.paths(asked: [path], currentDirectory: folder), currentDirectory: folder)
    project.apply(to: &options)
    options.adopt(configuration)
    let gate = FontGate(options)
    let explanation =
      textStyles
      ? gate.textStyles(of: word, width: Terminal.width) : gate.explain(word ?? "")
    if let unknown = explanation.unknownNames.first { throw ValidationError("\(unknown)") }
    Output.print(explanation.text)
    for path in explanation.missingPaths { Output.complain("\(path.path): \(path.reason)") }
    if !explanation.missingPaths.isEmpty { throw ExitCode(Verdict.noInput.rawValue) }
  }
}
