import ArgumentParser
import FileTree
import FontGateKit
import FontReport
import FontResolution
import SourceText

/// `fontgate lock`: what the fonts are now, so that a check notices when that changes.
struct LockCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lock",
    abstract: "Write \(FontLock.fileName): the names, weights, and licenses of the app's fonts.",
    discussion: """
      "check" then reports fonts that an update renamed, removed, changed, or added. Run it again to accept \
      the changes. Exit code 1 if a bundled font cannot be read, or there is none.
      """)

  @Argument(help: "The project folder.", completion: .directory)
  var path = "."

  @Option(
    help: "Write to this file instead of \(FontLock.fileName) in the folder.", completion: .file())
  var output: String?

  @OptionGroup var project: ProjectOptions
  @OptionGroup var configuration: ConfigurationOptions

  func run() throws {
    let folder = try Output.currentDirectory
    let configuration = try configuration.read(for: [path])
    var options = CheckOptions(paths: [path], currentDirectory: folder)
    project.apply(to: &options)
    options.adopt(configuration)
    let file = output.map { FileTree.absolute($0.hasPrefix("/") ? $0 : folder + "/" + $0) }
    let gate = CheckRun(options)
    if let unknown = gate.unknownNames().first {
      throw Output.wrongUsage(configuration.complaint("\(unknown)", about: unknown.name))
    }
    let locking = gate.lock(at: file)
    for path in locking.missingPaths { Output.complain("\(path.path): \(path.reason)") }
    guard locking.missingPaths.isEmpty else { throw ExitCode(RunStatus.noInput.rawValue) }
    for path in locking.unchecked { Output.complain("\(path.path): \(path.reason)") }
    guard !locking.lock.entries.isEmpty else {
      Output.complain("found no fonts to lock")
      throw ExitCode(RunStatus.findings.rawValue)
    }
    // What a link in somebody's repository leads to is not theirs to replace.
    guard
      output != nil || !FileTree.exists(locking.lock.path)
        || FileTree.isPlainFile(locking.lock.path)
    else {
      Output.complain("\(locking.lock.path): \(FileFailure.isNoFile)")
      throw ExitCode(RunStatus.cannotWrite.rawValue)
    }
    Output.write(locking.lock.text, to: locking.lock.path)
    if !Output.hasFailed {
      let files = Set(locking.lock.entries.map(\.file)).count
      let faces = locking.lock.entries.count
      Output.print(
        "wrote \(PrintableText.text(locking.lock.path)): \(SummaryLine.number(faces, "face")) in "
          + SummaryLine.number(files, "file") + "\n")
    }
    if !locking.unchecked.isEmpty { throw ExitCode(RunStatus.findings.rawValue) }
  }
}
