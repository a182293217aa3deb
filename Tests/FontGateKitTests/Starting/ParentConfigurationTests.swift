import AppManifest
import FontDiagnostics
import FontGateKit
import Foundation
import Testing

/// `parent_config`, and which file is the nearest.
@Suite struct ParentConfigurationTests {
  private let app: StoryCopy

  init() throws { app = try StoryCopy("misspelled-name") }

  private func read() throws -> Configuration {
    try Configuration.read(at: ".fontgate.yml", currentDirectory: app.folder)
  }

  @Test func `a file overrides its parent, and adds to its lists`() throws {
    try app.write(
      """
      parent_config: Base/fonts.yml
      strict: false
      excluded: [Old]
      reports: {json: own.json}
      family_name_used: note
      included: [App]
      """, to: ".fontgate.yml")
    try app.write(
      """
      parent_config: ../Base/root.yml
      strict: true
      excluded: [Sub/Old]
      reports: {sarif: base.sarif}
      family_name_used: off
      included: [Elsewhere]
      baseline: known.json
      """, to: "Base/fonts.yml")
    try app.write("platform: tvOS\nbaseline: other.json\n", to: "Base/root.yml")
    let read = try read()
    #expect(read.isStrict == false)
    #expect(read.excluded == [app.folder + "/Base/Sub/Old", "Old"])
    #expect(
      read.reports.map(\.file) == [app.folder + "/Base/base.sarif", app.folder + "/own.json"])
    #expect(read.rules.severities == ["family_name_used": .note] && read.rules.disabled.isEmpty)
    #expect(read.included == [app.folder + "/App"])
    #expect(read.baseline == app.folder + "/Base/known.json")
    #expect(read.platform == .tvOS)
  }

  @Test(arguments: [
    ("parent_config: no.yml", "1:16: error: \"parent_config\" cannot be read: ", 64),
    ("strict: true\nparent_config: .fontgate.yml", "2:16: error: \"parent_config\" leads back", 64),
    ("parent_config: .", "1:16: error: \"parent_config\" cannot be read: ", 64),
    ("parent_config: [a]", "1:16: error: \"parent_config\" must be a string, not an array", 64),
  ])
  func `a parent that cannot be is said at its line`(
    text: String, message: String, code: Int32
  ) throws {
    try app.write(text + "\n", to: ".fontgate.yml")
    let outcome = try app.run("check")
    #expect(outcome.code == code)
    #expect(outcome.errors.contains(".fontgate.yml:" + message))
  }

  @Test func `a circle of files, and a mistake in one of them, are said where they are`() throws {
    try app.write("parent_config: b.yml\n", to: ".fontgate.yml")
    try app.write("parent_config: .fontgate.yml\n", to: "b.yml")
    #expect(try app.run("check").errors.contains("b.yml:1:16: error: \"parent_config\" leads back"))
    try app.write("strict: perhaps\n", to: "b.yml")
    #expect(try app.run("check").errors.contains("b.yml:1:9: error: \"strict\" must be"))
  }

  @Test func `the nearest file upward counts for a nested folder and a file`() throws {
    try app.write("", to: ".git/HEAD")
    try app.write("disabled_rules: [unknown_font_name]\n", to: ".fontgate.yml")
    #expect(try app.run("check", "App").code == 0)
    #expect(try app.run("check", "App/Fonts.swift").code == 0)
    let inside = try Program.run(["check"], in: app.folder + "/App")
    #expect(inside.code == 0)
    try app.write("strict: true\n", to: "App/.fontgate.yml")
    #expect(try app.run("check", "App").code == 1)
    #expect(try app.run("check", "App/Fonts.swift").code == 1)
  }

  @Test func `a file above the repository, and one of no repository, do not count`() throws {
    try app.write("", to: "App/.git/HEAD")
    try app.write("disabled_rules: [unknown_font_name]\n", to: ".fontgate.yml")
    #expect(try Program.run(["check"], in: app.folder + "/App").code == 1)
    try FileManager.default.removeItem(atPath: app.folder + "/App/.git")
    #expect(try Program.run(["check"], in: app.folder + "/App").code == 1)
    // Below the current folder, the way up ends there.
    #expect(try app.run("check", "App").code == 0)
  }

  @Test func `a file from above says nothing of which folders are checked`() throws {
    try app.write("", to: ".git/HEAD")
    try app.write("included: [Docs]\n", to: ".fontgate.yml")
    #expect(try Program.run(["check"], in: app.folder + "/App").code == 1)
  }
}
