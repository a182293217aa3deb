import Foundation
import Testing

/// `scripts/build-system-fonts`, run as people run it.
struct SystemFontScriptTests {
  @Test("the committed table is what the facts make", .enabled(if: Script.isThere))
  func upToDate() throws {
    let run = try Script.run(["--check"])
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  @Test("a table that differs is told and left alone", .enabled(if: Script.isThere))
  func checkNeverWrites() throws {
    try Script.withFolder { folder in
      let table = folder.appending(path: "Table.swift")
      try Data("old".utf8).write(to: table)
      let run = try Script.run(["--check", "--output", table.path])
      #expect(run.status == 1)
      #expect(run.errors.contains(table.path))
      #expect(try Data(contentsOf: table) == Data("old".utf8))
    }
  }

  @Test(
    "a version that is not known is refused by name, and nothing is written",
    .enabled(if: Script.isThere),
    arguments: [
      "\"introduced\": \"soon\"", "\"introduced\": \"16 beta\"", "\"introduced\": \"<=x\"",
      "\"introduced\": \">=5\"", "\"introduced\": 5", "\"removed\": \"never\"",
      "\"removed\": \"<12 (absent from all 11.4+ dumps)\"", "\"seen_in\": \"11.4-26.x\"",
      "\"seen_in\": [\"2026\"]", "\"since\": \"5\"",
    ])
  func unknownVersion(_ replacement: String) throws {
    try Script.withFolder { folder in
      var facts = try String(contentsOf: Script.facts, encoding: .utf8)
      let isSeen = replacement.hasPrefix("\"seen_in\"")
      let replaced = isSeen ? "\"seen_in\": \"11.4..26.x\"" : "\"introduced\": \"5\""
      let known = try #require(facts.range(of: replaced))
      facts.replaceSubrange(known, with: replacement)
      let file = folder.appending(path: "facts.json")
      let table = folder.appending(path: "Table.swift")
      try Data(facts.utf8).write(to: file)
      let run = try Script.run([file.path, "--output", table.path])
      #expect(run.status == 1)
      let value = try #require(replacement.split(separator: ": ").last)
      let named =
        replacement.hasPrefix("\"since\"") ? "since" : value.filter { !"\"[]".contains($0) }
      #expect(run.errors.contains(named))
      #expect(run.errors.contains("AcademyEngravedLetPlain"))
      #expect(!FileManager.default.fileExists(atPath: table.path))
    }
  }
}

private enum Script {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let facts = root.appending(path: "scripts/facts/system_fonts.json")

  static var isThere: Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/python3")
    }
  }

  static func run(_ arguments: [String]) throws -> (status: Int32, errors: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["python3", root.appending(path: "scripts/build-system-fonts").path] + arguments
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let output = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  static func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "fontgate-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
