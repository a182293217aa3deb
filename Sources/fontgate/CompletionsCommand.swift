import ArgumentParser
import FontDiagnostics
import FontGateKit
import FontReport

/// `fontgate completions`: what shells need to complete its commands.
struct CompletionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions",
    abstract: "Print a script that completes commands in bash, zsh, or fish.",
    discussion: """
      For bash:
      fontgate completions bash > ~/.local/share/bash-completion/completions/fontgate
      For zsh, in a folder of $fpath:
      fontgate completions zsh > _fontgate
      For fish:
      fontgate completions fish > ~/.config/fish/completions/fontgate.fish
      """)

  enum Shell: String, CaseIterable, ExpressibleByArgument { case bash, zsh, fish }

  @Argument(help: "The shell: bash, zsh, or fish.")
  var shell: Shell

  func run() {
    let kind: CompletionShell =
      switch shell {
      case .bash: .bash
      case .zsh: .zsh
      case .fish: .fish
      }
    Output.print(Fontgate.completionScript(for: kind) + "\n")
  }
}

extension CompletionKind {
  /// The identifiers of rules. Three options have them, and most commands these options.
  static var rules: CompletionKind { .list(ruleIdentifiers) }

  private static let ruleIdentifiers = RuleCatalogue.all.map { $0.description.identifier }

  /// The targets of the project in the current folder. A shell takes one name in a line.
  static var targets: CompletionKind {
    .custom { _, _, _ in
      guard let folder = try? CheckOptions.workingDirectory() else { return [] }
      return CheckRun(CheckOptions(paths: ["."], currentDirectory: folder)).targetNames()
        .filter { PrintableText.text($0) == $0 }
    }
  }
}
