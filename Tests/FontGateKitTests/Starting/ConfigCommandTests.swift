import FontDiagnostics
import FontGateKit
import Foundation
import SourceText
import Testing

/// `fontgate config`: what is in effect, and where each value comes from.
@Suite struct ConfigCommandTests {
  @Test func `values are shown with where they come from`() throws {
    let app = try StoryCopy("misspelled-name")
    try app.write(
      """
      parent_config: Shared/fonts.yml
      excluded: [Old]
      fail_on: warning
      full_name_used: off
      """, to: ".fontgate.yml")
    try app.write(
      """
      excluded: [Vendor/**]
      fail_on: never
      platform: iOS
      unlisted_font: error
      full_name_used: error
      """, to: "Shared/fonts.yml")
    let outcome = try app.run(
      "config", "--exclude", "New", "--disable-rule", "wrong_font_extension", "--target", "No: 1")
    #expect(outcome.code == 0)
    for line in [
      "# parent_config: Shared/fonts.yml  # .fontgate.yml:1", "  - .  # default",
      "  - Shared/Vendor/**  # Shared/fonts.yml:1",
      "  - Old  # .fontgate.yml:2",
      "  - New  # --exclude", "fail_on: warning  # .fontgate.yml:3",
      "platform: iOS  # Shared/fonts.yml:3", "unlisted_font: error  # Shared/fonts.yml:4",
      "full_name_used: off  # .fontgate.yml:4", "wrong_font_extension: off  # --disable-rule",
      "# unknown_font_name: error  # default", "strict: false  # default",
      "  - \"No: 1\"  # --target", "reporter: terminal  # default",
    ] {
      #expect(outcome.output.contains(line + "\n"), "\(line)")
    }
  }

  @Test func `what is shown is a configuration that says the same`() throws {
    let app = try StoryCopy("misspelled-name")
    let readme = try String(contentsOfFile: Story.repository + "/README.md", encoding: .utf8)
    let start = try #require(readme.range(of: "```yaml\nincluded")).lowerBound
    let text = readme[start...].dropFirst(8).prefix { $0 != "`" }
    try app.write(String(text), to: ".fontgate.yml")
    let first = try app.run("config")
    #expect(first.code == 0)
    try app.write(first.output, to: ".fontgate.yml")
    let second = try app.run("config")
    #expect(Self.withoutComments(second.output) == Self.withoutComments(first.output))
  }

  private static func withoutComments(_ text: String) -> [String] {
    text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      String($0.prefix { $0 != "#" })
    }
  }

  @Test func `every key is in the schema, and the schema has no other`() throws {
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(ConfigurationSchema.text.utf8)) as? [String: Any])
    let properties = try #require(schema["properties"] as? [String: Any])
    let rules = RuleCatalogue.all.map { $0.description.identifier }
    #expect(Set(properties.keys) == Set(ConfigurationKey.allCases.map(\.rawValue) + rules))
    for key in properties.keys {
      // A key with nothing behind it is as good as none, if it is one.
      let text = rules.contains(key) ? "\(key): error" : "\(key):"
      #expect(throws: Never.self, "\(key)") {
        try Configuration.read(SourceText(path: "/.fontgate.yml", bytes: Array(text.utf8)))
      }
    }
  }

  @Test func `the schema takes the configuration of the README, and no mistake`() throws {
    let readme = try String(contentsOfFile: Story.repository + "/README.md", encoding: .utf8)
    let start = try #require(readme.range(of: "```yaml\nincluded")).lowerBound
    let text = String(readme[start...].dropFirst(8).prefix { $0 != "`" })
    #expect(try Self.isValid(text) && Self.isValid("excluded:\nstrict: true\nunlisted_font: off\n"))
    for mistake in ["exclude: [Pods]", "strict: 3", "fail_on: errors", "disabled_rules: [no_rule]"]
    {
      #expect(try !Self.isValid(mistake), "\(mistake)")
    }
  }

  private static func isValid(_ text: String) throws -> Bool {
    let root = try YAMLDocument.read(SourceText(path: "/.fontgate.yml", bytes: Array(text.utf8)))
    let file = FileManager.default.temporaryDirectory.appending(path: "fontgate-\(UUID()).json")
    try JSONSerialization.data(withJSONObject: Self.value(root)).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Story.repository + "/scripts/checks/validate-json")
    process.arguments = [
      Story.repository + "/Sources/FontReport/Schemas/configuration.schema.json", file.path,
    ]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  private static func value(_ value: PlacedValue) -> Any {
    switch value.content {
    case .string(let text): text
    case .number(let number): number
    case .boolean(let truth): truth
    case .other: NSNull()
    case .array(let values): values.map(Self.value)
    case .dictionary(let entries):
      Dictionary(entries.map { ($0.key, Self.value($0.value)) }) { first, _ in first }
    }
  }

  @Test func `the schema in the repository is the program's`() throws {
    let path = "/Sources/FontReport/Schemas/configuration.schema.json"
    let committed = try String(contentsOfFile: Story.repository + path, encoding: .utf8)
    #expect(committed == ConfigurationSchema.text, "fontgate config --schema writes it")
    #expect(try Program.run(["config", "--schema"], in: "/").output == committed)
  }

  @Test func `mistakes end the run as they do for a check`() throws {
    let app = try StoryCopy("misspelled-name")
    #expect(try app.run("config", "--only-rule", "nope").code == 64)
    #expect(try app.run("config", "--reporter", "nope").code == 64)
    #expect(try app.run("config", "--config", "nope.yml").code == 66)
    try app.write("", to: "file")
    #expect(try app.run("config", "--output", "file/out.yml").code == 73)
    try app.write("strict: maybe\n", to: ".fontgate.yml")
    #expect(try app.run("config").code == 64)
  }
}
