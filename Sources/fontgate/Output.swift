import ArgumentParser
import FileTree
import FontGateKit
import FontReport
import SourceText

/// Where everything is written: reports to standard output or a file, all else to standard error.
///
/// What cannot be written ends nothing: everything else is still written, and the run ends with 73.
enum Output {
  /// Where something could not be written to.
  private static let failed = Guarded<Set<Destination>>([])

  /// The folder that relative paths are relative to.
  static var currentDirectory: String {
    get throws(ExitCode) {
      do {
        return try CheckOptions.workingDirectory()
      } catch {
        complain("\(error.path): \(error.reason)")
        throw ExitCode(RunStatus.noInput.rawValue)
      }
    }
  }

  static func print(_ text: String) { write(text, to: nil) }

  /// Writes a piece of a report in UTF-8 to standard output.
  static func print(_ bytes: [UInt8]) {
    if !hasFailed(.standardOutput) { write(bytes, to: .standardOutput) }
  }

  /// Writes a report to a file, or to standard output where there is none.
  static func write(_ text: String, to file: String?) {
    write(text, to: file.map(Destination.file) ?? .standardOutput)
  }

  static func complain(_ message: String) {
    remark("fontgate: \(PrintableText.text(shown(message)))\n")
  }

  /// A message whose path at its beginning is, for people, relative to the current folder; editors that read
  /// a pipe open only whole paths.
  static func shown(_ message: String) -> String {
    guard Terminal.isStandardError, let folder = try? CheckOptions.workingDirectory(),
      message.hasPrefix(folder + "/")
    else { return message }
    return String(message.dropFirst(folder.count + 1))
  }

  /// Says what was asked for wrongly, and gives what the run ends with.
  static func wrongUsage(_ message: String) -> ExitCode {
    complain(message)
    return ExitCode(RunStatus.usage.rawValue)
  }

  /// Writes to standard error what is fit to be shown already.
  static func remark(_ text: String) { write(text, to: .standardError) }

  /// Whether something could not be written.
  static var hasFailed: Bool { failed.withLock { !$0.isEmpty } }

  /// What the run ends with, which was to end with `code`.
  static func exitCode(_ code: Int32) -> Int32 {
    failed.withLock(\.isEmpty) ? code : RunStatus.cannotWrite.rawValue
  }

  private static func hasFailed(_ destination: Destination) -> Bool {
    failed.withLock { $0.contains(destination) }
  }

  private static func write(_ text: String, to destination: Destination) {
    write(Array(text.utf8), to: destination)
  }

  /// Writes, and says once of each place that cannot be written to that it cannot. Where standard error is
  /// that place, the exit code alone says it: programs read standard output.
  private static func write(_ bytes: [UInt8], to destination: Destination) {
    do {
      try destination.write(bytes)
    } catch {
      let isFirst = failed.withLock { $0.insert(destination).inserted }
      guard isFirst, destination != .standardError else { return }
      remark("fontgate: cannot write \(PrintableText.text(error.path)): \(error.reason)\n")
    }
  }
}
