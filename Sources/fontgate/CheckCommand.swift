public import ArgumentParser
public import FontGateKit

struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check the names in code, the manifests and the fonts of an app (the default).")

  @Argument(
    help: """
      Project folders, Info.plist files or built apps (.app, .ipa). (default: what the configuration \
      includes, else .)
      """)
  var paths: [String] = []

  @Flag(
    help: """
      Show, in place of the report, every font name the code asks for and what each target gives for it.
      """)
  var listReferences = false

  @OptionGroup var project: ProjectOptions
  @OptionGroup var gate: GateOptions

  func run() async throws {
    let configuration = try gate.configuration.read(for: paths)
    var options = try gate.fontGateOptions(
      paths: configuration.paths(asked: paths, currentDirectory: try Output.currentDirectory),
      configuration)
    project.apply(to: &options)
    options.adopt(configuration)
    let report = await FontGate(options).checkUnpacking(onStep: gate.progressLine.show)
    let list =
      listReferences ? ReferenceTable(report, width: Terminal.tableWidth).text : nil
    try gate.finish(report, configuration, showing: list)
  }
}

/// What a project does not say itself.
struct ProjectOptions: ParsableArguments {
  @Option(help: "The platform, where the project does not say it: \(Platform.list).")
  var platform: Platform?

  @Option(help: "The oldest version of the platform, where the project does not say it: 16.0.")
  var deploymentTarget: OSVersion?

  @Option(help: "Check this target alone; may be repeated.")
  var target: [String] = []

  @Option(help: "Check this build configuration alone: Release.")
  var configuration: String?

  @Option(help: "A font file or folder that counts as available; may be repeated.")
  var fonts: [String] = []

  func apply(to options: inout FontGateOptions) {
    options.platform = platform
    options.deploymentTarget = deploymentTarget
    options.fonts = fonts
    options.targets = target
    options.configuration = configuration
  }
}

extension Platform: ExpressibleByArgument {
  /// Names are read without regard to case.
  public init?(argument: String) {
    guard
      let platform = Platform.allCases.first(where: {
        $0.rawValue.lowercased() == argument.lowercased()
      })
    else { return nil }
    self = platform
  }

  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

extension OSVersion: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}
