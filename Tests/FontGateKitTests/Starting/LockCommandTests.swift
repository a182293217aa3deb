import FontGateKit
import FontResolution
import Foundation
import SourceText
import Testing

/// `fontgate lock`, and what a check says when the fonts are no longer those of the lock.
@Suite struct LockCommandTests {
  private let app: StoryCopy

  init() throws { app = try StoryCopy("apple-article") }

  /// The fonts of the app, by their paths in it.
  private func fonts() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: app.folder)
      .filter { $0.hasSuffix(".ttf") || $0.hasSuffix(".otf") }.sorted()
  }

  private func copy(_ font: String, to path: String, in app: StoryCopy? = nil) throws {
    let bytes = try Data(
      contentsOf: URL(fileURLWithPath: Story.repository + "/Fixtures/Fonts/" + font))
    try (app ?? self.app).write(bytes, to: path)
  }

  @Test func `the lock has every face, and is the same each time`() throws {
    let outcome = try app.run("lock")
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("wrote \(app.folder)/fontgate.lock: "))
    let text = try app.text(of: "fontgate.lock")
    for font in try fonts() { #expect(text.contains("\"file\" : \"\(font)\"")) }
    #expect(text.contains("\"sha256\" : \"") && text.contains("\"schemaVersion\" : 1"))
    #expect(try app.run("lock").code == 0)
    #expect(try app.text(of: "fontgate.lock") == text)
    let before = try StoryCopy("apple-article").run("check", "--reporter", "xcode")
    let after = try app.run("check", "--reporter", "xcode")
    #expect(after.code == before.code && after.output == before.output)
  }

  @Test func `hashes are those that everybody computes`() throws {
    try #require(try app.run("lock").code == 0)
    let lock = try FontLock.read(
      SourceText(
        path: app.folder + "/fontgate.lock", bytes: Array(app.text(of: "fontgate.lock").utf8)))
    for entry in lock.entries {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [
        "python3", "-c",
        "import hashlib, sys; print(hashlib.sha256(open(sys.argv[1], 'rb').read()).hexdigest())",
        entry.file,
      ]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let data = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      #expect(String(decoding: data, as: UTF8.self) == (entry.hash ?? "") + "\n")
    }
  }

  @Test func `a font that is replaced is reported where code uses it, else at the lock`() throws {
    let app = try StoryCopy("misspelled-name")
    try app.write(
      "import SwiftUI\nlet text = Font.custom(\"GateSans-Regular\", size: 17, relativeTo: .body)\n",
      to: "App/Fonts.swift")
    try app.write("", to: "App/Header.m")
    #expect(try app.run("check").code == 0)
    #expect(try app.run("lock").code == 0)
    let bytes = try app.bytes(of: "App/Fonts/GateDisplay-SemiBold.ttf")
    try app.write(bytes, to: "App/Fonts/GateSans-Regular.ttf")
    let outcome = try app.run("check", "--reporter", "xcode")
    #expect(outcome.code == 1)
    #expect(
      outcome.output.contains(
        "App/Fonts.swift:2:24: error: no font is named \"GateSans-Regular\" anymore"))
    #expect(outcome.output.contains("fontgate.lock has it here"))
    #expect(!outcome.output.contains("(missing_locked_font)"))
    let atLock = "error: the font \"GateSans-Regular\" is no longer in \"GateSans-Regular.ttf\""
    #expect(!outcome.output.contains(atLock))
    // What tells nothing where the name is used loses nothing here.
    let own = try app.run("check", "--reporter", "xcode", "--disable-rule", "unknown_font_name")
    #expect(own.code == 1 && own.output.contains(atLock))
    try app.write(
      """
      import SwiftUI
      // fontgate:disable:next unknown_font_name
      let text = Font.custom("GateSans-Regular", size: 17)

      """,
      to: "App/Fonts.swift")
    let silenced = try app.run("check", "--reporter", "xcode")
    #expect(silenced.code == 1 && silenced.output.contains(atLock))
    try app.write("", to: "App/Fonts.swift")
    let unused = try app.run("check", "--reporter", "xcode")
    #expect(unused.output.contains(atLock.replacing("error", with: "warning")))
  }

  @Test(arguments: [
    "", "{", "[]", "{\"faces\": []}", "{\"schemaVersion\": 2, \"faces\": []}",
    "{\"schemaVersion\": 1, \"faces\": {}}", "{\"schemaVersion\": 1, \"faces\": [7]}",
    "{\"schemaVersion\": 1, \"faces\": [{\"file\": \"A.ttf\"}]}",
    "{\"schemaVersion\": 1, \"faces\": [{\"file\": \"A.ttf\", \"postScriptName\": 3}]}",
    "{\"schemaVersion\": 1, \"faces\": [{\"file\": \"A\", \"postScriptName\": \"A\", \"weight\": 1e99}]}",
    "<<<<<<< ours\n", "\u{0}\u{1}",
  ])
  func `a damaged lock is a file that could not be checked`(text: String) throws {
    try app.write(text, to: "fontgate.lock")
    let outcome = try app.run("check")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("error: fontgate.lock: is not a lock of fonts: "))
  }

  @Test func `a lock that names files anywhere reads none of them`() throws {
    try app.write(
      """
      {"schemaVersion": 1, "faces": [
        {"file": "/dev/zero", "postScriptName": "A"},
        {"file": "../../../../etc/passwd", "postScriptName": "B\\u001b[31m\\u0000"}]}
      """, to: "fontgate.lock")
    let outcome = try app.run("check")
    #expect(outcome.code == 0 || outcome.code == 1)
    #expect(!outcome.output.contains("\u{1B}") && !outcome.output.contains("root:"))
  }

  @Test func `instances and families that are gone are missing, and new instances are said`() throws
  {
    let app = try StoryCopy("misspelled-name")
    try copy("GateFlex.ttf", to: "App/Fonts/GateSans-Regular.ttf", in: app)
    try app.write("let a = UIFont(name: \"Old Sans\", size: 17)\n", to: "App/Fonts.swift")
    try app.write("", to: "App/Header.m")
    try app.write(
      """
      {"schemaVersion": 1, "faces": [
        {"file": "App/Fonts/GateDisplay-SemiBold.ttf", "postScriptName": "GateDisplay-SemiBold"},
        {"file": "App/Fonts/GateSans-Regular.ttf", "postScriptName": "GateFlex-Regular",
         "family": "Old Sans", "instances": ["GateFlex-Regular", "GateFlex-Regular_Heavy"]}]}
      """, to: "fontgate.lock")
    let output = try app.run("check", "--reporter", "xcode").output
    #expect(
      output.contains(
        "error: no font is named \"Old Sans\" anymore: an update renamed it to \"Gate Flex\""))
    #expect(
      output.contains(
        "warning: the instance \"GateFlex-Regular_Heavy\" is no longer in \"GateSans-Regular.ttf\"")
    )
    #expect(
      output.contains("warning: the font \"GateFlex-Regular\" changed: it has new instances: "))
  }

  @Test func `what is lost with one font is one finding, at each name that is used`() throws {
    let app = try StoryCopy("misspelled-name")
    try app.write(
      "let a = UIFont(name: \"Var-Heavy\", size: 17)\nlet b = UIFont(name: \"Var\", size: 17)\n",
      to: "App/Fonts.swift")
    try app.write("", to: "App/Header.m")
    try app.write(
      """
      {"schemaVersion": 1, "faces": [
        {"file": "App/Fonts/GateDisplay-SemiBold.ttf", "postScriptName": "GateDisplay-SemiBold"},
        {"file": "App/Fonts/GateSans-Regular.ttf", "postScriptName": "GateSans-Regular"},
        {"file": "App/Fonts/Var.ttf", "postScriptName": "Var-Regular", "family": "Var",
         "instances": ["Var-Heavy", "Var-Light"]}]}
      """, to: "fontgate.lock")
    let output = try app.run("check", "--reporter", "xcode", "--only-rule", "missing_locked_font")
      .output
    let lines = output.split(separator: "\n")
    #expect(lines.count { $0.contains("fontgate.lock:") && $0.contains(": error: ") } == 1)
    #expect(
      output.contains(
        "the font \"Var-Regular\" is gone with \"Var.ttf\", and \"Var-Heavy\", \"Var-Light\" and \"Var\" with it"
      ))
    #expect(output.contains("Fonts.swift:1:22: note: \"Var-Heavy\" is used here"))
    #expect(output.contains("Fonts.swift:2:22: note: \"Var\" is used here"))
  }

  @Test func `nothing is written through a link`() throws {
    try app.write("keep\n", to: "other.txt")
    try FileManager.default.createSymbolicLink(
      atPath: app.folder + "/fontgate.lock", withDestinationPath: "other.txt")
    #expect(try app.run("lock").code == 73)
    #expect(try app.text(of: "other.txt") == "keep\n")
  }

  @Test func `what is left out of a run is not missing`() throws {
    #expect(try app.run("lock").code == 0)
    let font = try #require(try fonts().first)
    let outcome = try app.run("check", "--exclude", font, "--reporter", "json")
    #expect(!outcome.output.contains("missing_locked_font"))
  }

  @Test func `where there is nothing to lock, or nowhere to write it, that is said`() throws {
    try app.write("", to: "Docs/a.txt")
    let empty = try app.run("lock", "Docs")
    #expect(empty.code == 1 && empty.errors == "fontgate: found no fonts to lock\n")
    #expect(try app.run("lock", "Nowhere").code == 66)
    #expect(try app.run("lock", "--target", "Nope").code == 64)
    try app.write("", to: "file")
    #expect(try app.run("lock", "--output", "file/fontgate.lock").code == 73)
    try copy("damaged/truncated.ttf", to: try #require(try fonts().first))
    let damaged = try app.run("lock")
    #expect(damaged.code == 1 && damaged.errors.contains("is not a readable font"))
  }
}
