import Foundation

/// The program itself, started as a shell would.
struct Program {
  struct Outcome {
    var code: Int32
    var output: String
    var errors: String
  }

  /// The one that was built with the tests; another to compare with where the environment names it.
  static let path: String = {
    if let other = ProcessInfo.processInfo.environment["FONTGATE_PROGRAM"] { return other }
    let tests = ProcessInfo.processInfo.arguments.first { $0.hasSuffix(".xctest") } ?? ""
    let own = URL(fileURLWithPath: tests.isEmpty ? CommandLine.arguments[0] : tests)
    return own.deletingLastPathComponent().appending(path: "fontgate").path
  }()

  /// Runs it with pipes for its streams.
  static func run(
    _ arguments: [String], in folder: String, environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    let streams = FileManager.default.temporaryDirectory.appending(path: "fontgate-\(UUID())")
    try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: streams) }
    let files = try ["output", "errors"].map { name in
      let file = streams.appending(path: name)
      try Data().write(to: file)
      return file
    }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
    return Outcome(code: process.terminationStatus, output: texts[0], errors: texts[1])
  }
}

/// A copy of a story in a folder of its own, in which programs run.
final class StoryCopy {
  let folder: String

  init(_ story: String) throws {
    let copy = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "fontgate-\(UUID())")
    try FileManager.default.copyItem(at: URL(fileURLWithPath: Story.apps + "/" + story), to: copy)
    folder = copy.path
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Program.Outcome {
    try Program.run(arguments, in: folder, environment: environment)
  }

  func write(_ text: String, to path: String) throws {
    let file = URL(fileURLWithPath: folder).appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(of path: String) throws -> String {
    try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
  }
}
