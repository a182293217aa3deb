import Foundation
import Testing

/// `scripts/tables/build-system-fonts`, run as people run it.
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

/// What `Examples/FontProbe` prints, read by `scripts/tables/build-system-fonts`. The file is made by hand: it says
/// what no system has said.
struct FontProbeTests {
  @Test("a system's answers are preferred to lists", .enabled(if: Script.isThere))
  func preferred() throws {
    try Script.withFolder { folder in
      let table = folder.appending(path: "Table.swift")
      let run = try Script.run([
        "--hand-made", "--probe", Script.handMade.path, "--output", table.path,
      ])
      #expect(run.errors == "")
      let shipped = try String(contentsOf: Script.table, encoding: .utf8)
      let rows = try Self.rows(String(contentsOf: table, encoding: .utf8))
      let before = Self.rows(shipped)
      // A font that it lists, and nobody knew.
      #expect(rows["Made By Hand"] == "-:MadeByHand-Regular")
      // One that it lists as the lists do.
      #expect(rows["Al Nile"] == before["Al Nile"])
      // One that it does not give is gone from then on.
      #expect(rows["Academy Engraved LET"] == "5-26.1:AcademyEngravedLetPlain")
      #expect(before["Academy Engraved LET"] == "5-:AcademyEngravedLetPlain")
      // One that left the lists, and is given all the same.
      let bangla = try #require(rows["Bangla Sangam MN"])
      #expect(bangla.contains("3-:BanglaSangamMN"))
      #expect(bangla.contains("3-11.4:BanglaSangamMN-Bold"))
      // One that was found though it is listed nowhere, and is not any more.
      #expect(before["Courier"]?.contains("!") == true)
      #expect(rows["Courier"]?.contains("!") == false)
    }
  }

  @Test("what was made by hand is never taken for a fact", .enabled(if: Script.isThere))
  func handMade() throws {
    for options in [["--check"], ["--check", "--hand-made"]] {
      let run = try Script.run(options + ["--probe", Script.handMade.path])
      #expect(run.status == 1)
      #expect(run.errors.contains("made by hand"))
    }
    let folder = Script.root.appending(path: "scripts/facts/probes")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for file in files {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      #expect(!text.contains("madeByHand"))
    }
  }

  @Test(
    "what no probe prints is refused", .enabled(if: Script.isThere),
    arguments: [
      (#""fontgateProbe": 1"#, #""fontgateProbe": 2"#, "is not what FontProbe prints"),
      (#""platform": "iOS""#, #""platform": "visionOS""#, "has no list of 'visionOS'"),
      (#""version": "26.1""#, #""version": "new""#, "unknown version 'new'"),
      (#""kind": "family""#, #""kind": "style""#, "unknown kind 'style'"),
      (#""isSimulator": true"#, #""simulator": true"#, "unknown key 'simulator'"),
      (#"["AlNile", "AlNile-Bold"]"#, #"["Al|Nile"]"#, "cannot hold: 'Al|Nile'"),
    ])
  func refused(_ text: String, _ other: String, _ words: String) throws {
    try Script.withFolder { folder in
      let probe = folder.appending(path: "probe.json")
      let table = folder.appending(path: "Table.swift")
      let own = try String(contentsOf: Script.handMade, encoding: .utf8)
      try Data(own.replacing(text, with: other).utf8).write(to: probe)
      let run = try Script.run(["--hand-made", "--probe", probe.path, "--output", table.path])
      #expect(run.status == 1)
      #expect(run.errors.contains(words))
      #expect(!FileManager.default.fileExists(atPath: table.path))
    }
  }

  /// The families of the first list.
  private static func rows(_ table: String) -> [String: String] {
    let lines = table.split(separator: "\n").map { $0.drop { $0 == " " } }
    let list = lines.drop { $0 != "[iOS]" }.dropFirst().prefix { !$0.hasPrefix("[") }
    return Dictionary(
      list.map { line in
        let parts = line.split(separator: "|", maxSplits: 1)
        return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
      }, uniquingKeysWith: { first, _ in first })
  }
}

private enum Script {
  static let table = root.appending(path: "Sources/FontResolution/BuiltIn/SystemFontTable.swift")
  static let handMade = root.appending(path: "Fixtures/Probes/iOS-made-by-hand.json")
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
      ["python3", root.appending(path: "scripts/tables/build-system-fonts").path] + arguments
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
