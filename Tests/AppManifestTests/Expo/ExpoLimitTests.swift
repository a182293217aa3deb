import FileTree
import SourceText
import Testing

@testable import AppManifest

/// Configurations that are broken, or too much to be read, come to an end.
@Suite struct ExpoLimitTests {
  private func read(_ text: String, as name: String) throws -> ProjectReading {
    let folder = try ProjectFolder([name: text, "package.json": "{}", "fonts/A.ttf": ""])
    return ExpoProvider().read(try folder.tree())
  }

  @Test(arguments: [
    "{ a ] }", "{ a ) }", "{ 'a' ] }", "{ ...a ] }", "{ a: ] }", "{ a: [ b } ] }",
    "{ get ] , set ) }",
    "{ a ? b ] : c }", "class { a ] }", "[ a } ]", "{", "{ a: 'b", "{ a: `b${", "{ a ; b }",
    "{,,,,}", "{:::::}", "{...}", "<A<B<{ a ] }>",
  ])
  func `what is broken is passed`(text: String) throws {
    for name in ["react-native.config.js", "app.config.js", "app.config.ts"] {
      #expect(try read("module.exports = \(text);", as: name).targets.isEmpty)
    }
  }

  @Test func `what stands behind something broken is found`() throws {
    let reading = try read(
      "const a = { b ] };\nmodule.exports = { assets: ['./fonts'] };", as: "react-native.config.js")
    #expect(reading.targets.map(\.bundlePaths) == [["A.ttf"]])
  }

  @Test func `a file is left that holds more objects than are tried`() throws {
    let objects = String(repeating: "f({ a: 1 });\n", count: 51)
    let reading = try read(
      objects + "module.exports = { assets: ['./fonts'] };", as: "react-native.config.js")
    #expect(reading.targets.isEmpty)
    #expect(
      reading.unchecked.map(\.reason) == ["holds more than 50 objects that are not followed"])
  }
}
