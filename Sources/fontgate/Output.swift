import ArgumentParser
import FontGateKit
import Foundation

/// Where everything is written: reports to standard output or a file, all else to standard error.
enum Output {
  /// The folder that relative paths are relative to.
  static var currentDirectory: String { FileManager.default.currentDirectoryPath }

  static func print(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  /// Writes a report to a file, or to standard output where there is none.
  static func write(_ text: String, to file: String?) throws {
    guard let file else { return print(text) }
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
    } catch {
      complain("\(file): cannot be written")
      throw ExitCode(Verdict.internalError.rawValue)
    }
  }

  static func complain(_ message: String) {
    remark("fontgate: \(PrintableText.text(message))\n")
  }

  /// Writes to standard error what is fit to be shown already.
  static func remark(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
