import ArgumentParser
import FontGateKit
import FontReport
import SourceText

/// `fontgate generate`: Swift code about the app's fonts.
struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate", abstract: "Write Swift code: font names, or tests of them.",
    subcommands: [Names.self, Tests.self])

  struct Names: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "names",
      abstract: "Write a Swift enum of the PostScript names of a target's fonts.",
      discussion: "Only fonts that the target registers are in it; the others are listed.")

    @OptionGroup var options: GenerateOptions

    @Option(help: "The name of the enum.")
    var typeName = "FontName"

    func validate() throws {
      let own = ["Any", "Self", "Type", "Protocol", "String", "Sendable", "CaseIterable"]
      guard typeName.wholeMatch(of: /[A-Z][A-Za-z0-9_]*/) != nil, !own.contains(typeName) else {
        throw ValidationError("\"\(typeName)\" cannot be the name of the enum")
      }
    }

    func run() throws {
      try options.finish { $0.generateNames(typeName: typeName) }
    }
  }

  struct Tests: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "tests",
      abstract: "Write tests that compare the fonts the system finds with what \"check\" expects.",
      discussion: """
        For every font name in the code, a test creates the font at run time and compares its name. Run them \
        on a device or in a simulator, with the app as host application.
        """)

    @OptionGroup var options: GenerateOptions

    @Option(help: "The test framework.")
    var framework: TestFramework = .swiftTesting

    func run() throws {
      try options.finish { $0.generateTests(framework) }
    }
  }
}

extension TestFramework: ExpressibleByArgument {}

/// What the generated files have in common.
struct GenerateOptions: ParsableArguments {
  @Argument(help: "The project folder.", completion: .directory)
  var path = "."

  @Option(help: "Write to a file instead of standard output.", completion: .file())
  var output: String?

  @OptionGroup var project: ProjectOptions
  @OptionGroup var configuration: ConfigurationOptions

  /// Writes what a project's fonts give, and says what is not in it.
  func finish(_ generate: (CheckRun) -> GeneratedCode) throws {
    let configuration = try configuration.read(for: [path])
    let code = try generate(project.run(on: path, configuration))
    if let unknown = code.unknownNames.first {
      throw Output.wrongUsage(configuration.complaint("\(unknown)", about: unknown.name))
    }
    for path in code.missingPaths { Output.complain("\(path.path): \(path.reason)") }
    guard code.missingPaths.isEmpty else { throw ExitCode(RunStatus.noInput.rawValue) }
    for line in code.left { Output.complain("left out: \(line)") }
    guard code.count > 0 else {
      Output.complain("found no font names")
      throw ExitCode(RunStatus.findings.rawValue)
    }
    Output.write(code.text, to: output)
  }
}
