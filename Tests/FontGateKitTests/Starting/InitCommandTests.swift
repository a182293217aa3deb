import FontGateKit
import Foundation
import Testing

/// `fontgate init`: what it writes into a project, and what it refuses to.
@Suite struct InitCommandTests {
  @Test func `the file fits the project, and changes nothing that is reported`() throws {
    let app = try StoryCopy("xcodegen")
    let before = try app.run("check", "--reporter", "json").output
    let outcome = try app.run("init")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("wrote \(app.folder)/.fontgate.yml"))
    let text = try app.text(of: ".fontgate.yml")
    #expect(text.hasPrefix("# yaml-language-server: $schema=.fontgate.schema.json\n"))
    #expect(text.contains("# - Reader (app, iOS)\n") && text.contains("# targets: [Reader, "))
    #expect(try app.text(of: ".fontgate.schema.json") == ConfigurationSchema.text)
    #expect(try app.run("check", "--reporter", "json").output == before)
  }

  @Test func `folders of others are left out unless a target has files of them`() throws {
    let app = try StoryCopy("vendored-code")
    try app.write("let old = UIFont(name: \"Nobody\", size: 1)\n", to: "ThirdParty/Old.swift")
    #expect(try app.run("init").code == 0)
    let text = try app.text(of: ".fontgate.yml")
    #expect(text.contains("excluded:\n  - ThirdParty/**  # vendored\n"))
    #expect(text.contains("# Vendor/** is vendored, but Reader has files of it.\n"))
    #expect(!text.contains("- Vendor/**"))
  }

  @Test func `a file that is there stays, unless it is to be replaced`() throws {
    let app = try StoryCopy("xcodegen")
    try app.write("strict: true\n", to: ".fontgate.yml")
    let refused = try app.run("init")
    #expect(refused.code == 73)
    #expect(refused.errors.contains(".fontgate.yml: is there already; use --force to replace it"))
    #expect(try app.text(of: ".fontgate.yml") == "strict: true\n")
    #expect(try app.run("init", "--force").code == 0)
    #expect(try app.text(of: ".fontgate.yml").contains("fail_on: error\n"))
  }

  @Test func `nothing is written through a link`() throws {
    let app = try StoryCopy("xcodegen")
    try app.write("keep\n", to: "other.txt")
    try FileManager.default.createSymbolicLink(
      atPath: app.folder + "/.fontgate.yml", withDestinationPath: "other.txt")
    #expect(try app.run("init", "--force").code == 73)
    #expect(try app.text(of: "other.txt") == "keep\n")
  }

  @Test func `a baseline is written and named in the file`() throws {
    let app = try StoryCopy("misspelled-name")
    #expect(try app.run("check").code == 1)
    let outcome = try app.run("init", "--baseline")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("3 errors"))
    #expect(try app.text(of: ".fontgate.yml").contains("\nbaseline: fontgate-baseline.json\n"))
    #expect(try app.run("check").code == 0)
    #expect(try app.run("init", "--baseline").code == 73)
  }

  @Test(arguments: [
    (".github/workflows/ci.yml", "GitHub Actions", "- name: Check fonts\n"),
    (".gitlab-ci.yml", "GitLab CI", "codequality: gl-code-quality-report.json\n"),
    ("fastlane/Fastfile", "fastlane", "sh(\"cd .. && fontgate check\")"),
    ("Jenkinsfile", "Jenkins", "junit 'build/fonts.xml'"),
    ("bitrise.yml", "Bitrise", "- script@1:\n"),
    ("ci_scripts/ci_post_clone.sh", "Xcode Cloud", "cd \"$CI_PRIMARY_REPOSITORY_PATH\" && "),
    (".pre-commit-config.yaml", "pre-commit", "id: fontgate\n"),
  ])
  func `what builds the project is recognized`(file: String, name: String, lines: String) throws {
    let app = try StoryCopy("misspelled-name")
    try app.write("", to: file)
    let outcome = try app.run("init")
    #expect(outcome.output.contains("\n\(name): add "))
    #expect(outcome.output.contains(lines))
    #expect(outcome.output.contains("fontgate check"))
    let other = try StoryCopy("misspelled-name").run("init")
    #expect(!other.output.contains(name) && other.output.contains("\nfontgate check\n"))
  }

  @Test func `a project in a repository is checked by its path`() throws {
    let app = try StoryCopy("misspelled-name")
    try app.write("", to: ".git/HEAD")
    try app.write("", to: ".github/workflows/ci.yml")
    try FileManager.default.moveItem(
      atPath: app.folder + "/App", toPath: app.folder + "/The 'new' App")
    let outcome = try app.run("init", "The 'new' App")
    #expect(outcome.output.contains("fontgate check 'The '\\''new'\\'' App'\n"))
    try app.write("", to: "fastlane/Fastfile")
    try app.write("", to: "Jenkinsfile")
    let others = try app.run("init", "--force", "The 'new' App").output
    #expect(others.contains(#"sh("cd .. && fontgate check 'The '\\''new'\\'' App'")"#))
    #expect(others.contains(#"fontgate check \'The \'\\\'\'new\'\\\'\' App\' --report"#))
  }

  @Test func `names of targets cannot break out of their comment`() throws {
    let app = try StoryCopy("xcodegen")
    let text = try app.text(of: "project.yml")
    try app.write(
      text.replacing("  Reader:", with: #"  "Reader\nstrict: true\n# \u202E":"#), to: "project.yml")
    #expect(try app.run("init").code == 0)
    let written = try Configuration.read(
      at: ".fontgate.yml", currentDirectory: app.folder)
    #expect(written.isStrict == nil)
    #expect(!(try app.text(of: ".fontgate.yml").contains("\u{202E}")))
  }

  @Test func `a path that does not exist is said`() throws {
    let app = try StoryCopy("misspelled-name")
    let outcome = try app.run("init", "Nowhere")
    #expect(outcome.code == 66)
    #expect(outcome.errors.hasPrefix("fontgate: "))
  }

  @Test func `a folder that takes no files is said`() throws {
    let app = try StoryCopy("misspelled-name")
    try FileManager.default.createDirectory(
      atPath: app.folder + "/.fontgate.schema.json", withIntermediateDirectories: false)
    #expect(try app.run("init", "--force").code == 73)
  }
}
