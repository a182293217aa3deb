import FontGateKit
import Foundation
import Testing

/// What the program does at the edges: paths, reports, words that are mistyped, logs.
@Suite struct CommandLineTests {
  @Test func `a folder without fonts fails, unless its severity says otherwise`() throws {
    let app = try StoryCopy("misspelled-name")
    try app.write("# Docs\n", to: "Docs/README.md")
    let outcome = try app.run("check", "Docs")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("error[nothing_to_check]"))
    try app.write("nothing_to_check: warning\n", to: "Docs/.fontgate.yml")
    #expect(try app.run("check", "Docs").code == 0)
  }

  @Test
  func `folders of reports are made, and one that cannot be keeps no other from being written`()
    throws
  {
    let app = try StoryCopy("misspelled-name")
    let outcome = try app.run("check", "--report", "sarif=build/reports/fonts.sarif")
    #expect(outcome.code == 1)
    #expect(try app.text(of: "build/reports/fonts.sarif").contains("unknown_font_name"))
    try app.write("", to: "file")
    let blocked = try app.run(
      "check", "--output", "file/report.txt", "--report", "json=out/report.json")
    #expect(blocked.code == 73)
    #expect(try app.text(of: "out/report.json").contains("unknown_font_name"))
  }

  @Test(arguments: [
    ([], 3), (["--fail-on", "never"], 0), (["--write-baseline", "known.json"], 0),
  ])
  func `failed tests are what fails the run`(options: [String], failures: Int) throws {
    let app = try StoryCopy("misspelled-name")
    let outcome = try Program.run(["check", "--reporter", "junit"] + options, in: app.folder)
    #expect(outcome.output.contains("tests=\"3\" failures=\"\(failures)\" errors=\"0\""))
    #expect((outcome.code != 0) == (failures > 0))
  }

  @Test func `warnings that fail are failed tests`() throws {
    let app = try StoryCopy("apple-article-mistakes")
    let usual = try app.run("check", "--reporter", "junit")
    #expect(usual.output.contains("tests=\"4\" failures=\"2\""))
    let strict = try app.run("check", "--reporter", "junit", "--strict")
    #expect(strict.output.contains("tests=\"4\" failures=\"4\""))
  }

  @Test(arguments: ["App/Fonts.swift", "./App/Fonts.swift"])
  func `a file is judged by the project around it, and alone`(file: String) throws {
    let app = try StoryCopy("misspelled-name")
    let outcome = try app.run("check", file, "--reporter", "xcode")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("Fonts.swift:4:34: error:"))
    #expect(outcome.output.contains("GateDisplay-SemiBold"))
    #expect(!outcome.output.contains("Header.m"))
    let both = try app.run("check", file, "App/Header.m", "--reporter", "xcode")
    #expect(both.output.contains("Fonts.swift:4") && both.output.contains("Header.m:7"))
    let whole = try app.run("check", file, ".", "--reporter", "xcode")
    #expect(whole.output.contains("Header.m:7"))
    let font = try app.run("check", "App/Fonts/GateSans-Regular.ttf")
    #expect(font.code == 0)
    let elsewhere = try Program.run(
      ["check", app.folder + "/App/Fonts.swift", "--reporter", "xcode"], in: Story.repository)
    #expect(elsewhere.output.contains("Fonts.swift:4:34: error:"))
  }

  @Test func `what lies in the home folder by chance makes no project of it`() throws {
    let home = try StoryCopy("misspelled-name")
    try home.write("{}\n", to: "package.json")
    try home.write("", to: "Work/.keep")
    try FileManager.default.copyItem(
      atPath: home.folder + "/App", toPath: home.folder + "/Work/App")
    let app = home.folder + "/Work"
    let summary = "checked 1 target, 2 font files,"
    let outcome = try Program.run(
      ["check", "App/Fonts.swift"], in: app, environment: ["HOME": home.folder])
    #expect(outcome.output.contains(summary))
    let around = try Program.run(["check", "App/Fonts.swift"], in: app)
    #expect(!around.output.contains(summary))
  }

  @Test func `a right file of a wrong app is silent, and a file that is left out is said`() throws {
    let app = try StoryCopy("misspelled-name")
    let right = "let right = Font.custom(\"GateSans-Regular\", size: 17, relativeTo: .body)\n"
    try app.write("import SwiftUI\n" + right, to: "App/Right.swift")
    let outcome = try app.run("check", "App/Right.swift", "--reporter", "xcode")
    #expect(outcome.code == 0)
    #expect(outcome.output.isEmpty)
    let excluded = try app.run("check", "App/Right.swift", "--exclude", "App/Right.swift")
    #expect(excluded.code == 0)
    #expect(excluded.output.contains("App/Right.swift: is excluded"))
  }

  @Test(arguments: [
    (["chek", "."], "unknown command \"chek\"; did you mean \"check\"?"),
    (["inspct", "App"], "unknown command \"inspct\"; did you mean \"inspect\"?"),
    (["lint"], "unknown command \"lint\"; did you mean \"check\"?"),
    (["check", "--reporter", "github"], "did you mean \"github-actions-logging\"?"),
    (["check", "--only-rule", "unknown_font"], "did you mean \"unknown_font_name\"?"),
    (["explain", "unregistred_font"], "did you mean \"unregistered_font\"?"),
  ])
  func `a mistyped word gets a suggestion`(arguments: [String], suggestion: String) throws {
    let app = try StoryCopy("misspelled-name")
    let outcome = try Program.run(arguments, in: app.folder)
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains(suggestion))
    #expect(!outcome.errors.contains("Usage:"))
  }

  @Test(arguments: [
    ("included: [App, Appp]", "1:17", 66), ("targets:\n  - Appp", "2:5", 64),
    ("baseline: no.json", "1:11", 66), ("configuration: Relase", "1:16", 64),
  ])
  func `what the configuration names and nobody has is said at its line`(
    text: String, position: String, code: Int32
  ) throws {
    let app = try StoryCopy("misspelled-name")
    try app.write(text + "\n", to: ".fontgate.yml")
    let outcome = try app.run("check")
    #expect(outcome.code == code)
    #expect(outcome.errors.contains(".fontgate.yml:\(position): error: "))
  }

  @Test func `a pipe gets the report for people, and known programs their own`() throws {
    let app = try StoryCopy("misspelled-name")
    let pipe = try app.run("check")
    #expect(pipe.output.contains("error[unknown_font_name]"))
    #expect(pipe.errors.isEmpty)
    let actions = try app.run("check", environment: ["GITHUB_ACTIONS": "true"])
    #expect(actions.output.hasPrefix("::error "))
    let xcode = try app.run("check", environment: ["XCODE_VERSION_ACTUAL": "1640"])
    #expect(xcode.output.contains("Fonts.swift:4:34: error: "))
    let asked = try app.run(
      "check", "--reporter", "terminal", environment: ["GITHUB_ACTIONS": "true"])
    #expect(asked.output == pipe.output)
  }

  @Test func `the last line says what was checked, whatever the report`() throws {
    let app = try StoryCopy("misspelled-name")
    let line = "checked 1 target, 2 font files, 3 font names: 3 errors (unknown_font_name)\n"
    #expect(try app.run("check").output.hasSuffix(line))
    for reporter in ["xcode", "json", "github-actions-logging"] {
      #expect(try app.run("check", "--reporter", reporter).errors == line)
    }
    #expect(try app.run("check", "--reporter", "xcode", "--quiet").errors.isEmpty)
    let right = try StoryCopy("apple-article").run("check", "--reporter", "xcode")
    #expect(right.code == 0)
    #expect(right.output.isEmpty)
    #expect(right.errors.hasSuffix(": no problems\n"))
  }
}
