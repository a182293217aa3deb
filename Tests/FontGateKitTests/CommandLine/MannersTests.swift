import FontGateKit
import FontReport
import Foundation
import Testing

/// Help, versions, completions, the manual page: what people expect of a command.
@Suite struct MannersTests {
  @Test(arguments: ["bash", "zsh", "fish"])
  func `completions know the commands, the rules, and the reporters`(shell: String) throws {
    let outcome = try Program.run(["completions", shell], in: Story.repository)
    #expect(outcome.code == 0)
    for word in ["completions", "unknown_font_name", "github-actions-logging", "--only-rule"] {
      #expect(outcome.output.contains(word.replacing("--", with: shell == "fish" ? "" : "--")))
    }
    #expect(try Program.run(["completions", "tcsh"], in: "/").code == 64)
  }

  @Test func `the script of bash is one`() throws {
    let script = try Program.run(["completions", "bash"], in: "/").output
    let file = FileManager.default.temporaryDirectory.appending(path: "fontgate-\(UUID()).bash")
    try Data(script.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["bash", "-n", file.path]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func `targets are completed from the project`() throws {
    let app = try StoryCopy("xcodegen")
    let outcome = try app.run("---completion", "check", "--", "--target", "0", "0")
    #expect(outcome.code == 0)
    #expect(outcome.output.split(separator: "\n").contains("Reader"))
  }

  @Test(arguments: ["CHECK", "Check", "check"])
  func `help takes the name of a command in any case`(word: String) throws {
    let outcome = try Program.run(["help", word], in: "/")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("USAGE: fontgate check"))
  }

  @Test func `help takes the names of nested commands`() throws {
    let outcome = try Program.run(["help", "Generate", "NAMES"], in: "/")
    #expect(outcome.output.contains("USAGE: fontgate generate names"))
  }

  @Test func `help for no command says so`() throws {
    let outcome = try Program.run(["help", "chekc"], in: "/")
    #expect(outcome.code == 64)
    #expect(outcome.errors == "fontgate: unknown command \"chekc\"; did you mean \"check\"?\n")
  }

  @Test func `the version is one, and says which FreeType reads`() throws {
    let outcome = try Program.run(["--version"], in: "/")
    let version = Report.Tool.fontgate.version
    #expect(
      outcome.output.wholeMatch(of: /fontgate ([0-9.]+) \(FreeType [0-9.]+\)\n/)?.1 ?? "" == version
    )
  }

  @Test(arguments: [
    (["check", "--nope"], "fontgate check"), (["--nope"], "fontgate check"),
    (["inspect"], "fontgate inspect"), (["explain"], "fontgate explain"),
    (["rules", "--format", "x"], "fontgate rules"), (["fix", "--nope"], "fontgate fix"),
    (["config", "--nope"], "fontgate config"), (["init", "a", "b"], "fontgate init"),
  ])
  func `an error shows the usage of its command`(arguments: [String], usage: String) throws {
    let outcome = try Program.run(arguments, in: "/")
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("Usage: \(usage) "))
    #expect(outcome.output.isEmpty)
  }

  @Test func `the manual page has every command and no markup of its own`() throws {
    let page = try MannersTests.manualPage()
    for command in [
      "check", "fix", "init", "config", "lock", "generate names", "generate tests", "completions",
    ] {
      #expect(page.contains(".SS fontgate \(command)\n"))
    }
    #expect(page.contains("\\fB\\-\\-only\\-rule\\fR"))
    #expect(page.contains(".TH FONTGATE 1"))
  }

  private static func manualPage() throws -> String {
    let process = Process()
    let script = Story.repository + "/scripts/packaging/build-man-page"
    process.executableURL = URL(fileURLWithPath: script)
    process.arguments = ["--fontgate", Program.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
