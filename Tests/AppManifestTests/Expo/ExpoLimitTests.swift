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

  @Test func `many objects before the one that counts change nothing`() throws {
    let objects = String(repeating: "f({ a: 1 });\n", count: 51)
    let reading = try read(
      objects + "module.exports = { assets: ['./fonts'] };", as: "react-native.config.js")
    #expect(reading.targets.map(\.bundlePaths) == [["A.ttf"]])
    #expect(reading.unchecked.isEmpty)
  }

  @Test func `a file is left whose lists share their elements`() throws {
    let lists = (1...40).map { "const a\($0) = [a\($0 - 1), a\($0 - 1)];\n" }.joined()
    let reading = try read(
      "const a0 = './fonts';\n\(lists)module.exports = { assets: a40 };",
      as: "react-native.config.js")
    #expect(reading.targets.isEmpty)
    #expect(reading.unchecked.map(\.reason) == ["is too complex to be read"])
  }

  @Test func `a program that calls itself is said`() throws {
    let reading = try read(
      "const make = () => ({ ...make(), slug: 'x' });\nmodule.exports = make;\n",
      as: "app.config.js")
    #expect(reading.targets.count + reading.unchecked.count >= 1)
  }
}
