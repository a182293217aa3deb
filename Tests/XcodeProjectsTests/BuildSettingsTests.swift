import Foundation
import SourceText
import Testing

@testable import XcodeProjects

@Suite struct BuildSettingsTests {
  private func layer(_ pairs: [(String, String)]) -> SettingsLayer {
    var layer = SettingsLayer()
    for (key, text) in pairs {
      layer.add(key, BuildSetting(text: text, place: SourcePlace(path: "/p")))
    }
    return layer
  }

  private func settings(
    _ layers: [(String, String)]..., sdk: String = "iphoneos", configuration: String = "Debug"
  ) -> BuildSettings {
    BuildSettings(layers.map(layer), sdk: sdk, configuration: configuration)
  }

  @Test(arguments: [
    ("$(A)", "one"), ("${A}", "one"), ("$A/x", "one/x"), ("$[A]", "one"),
    ("a$(A)b$(B)", "aonebtwo one"),
    ("$(C_$(A))", "inner"), ("$(UNKNOWN)", "$(UNKNOWN)"), ("$(UNKNOWN:default=x)", "x"),
    ("$(EMPTY:default=$(A))", "one"), ("$(A:upper)", "ONE"), ("$(N:c99extidentifier)", "My_App_2"),
    ("$(N:rfc1034identifier)", "My-App-2"), ("$(N:lower:rfc1034identifier)", "my-app-2"),
    ("$", "$"), ("$(A", "$(A"), ("5 $ and $$", "5 $ and $$"), ("$(P:file)", "b.txt"),
    ("$(P:dir)", "/a/"), ("$(P:base)", "b"), ("$(P:suffix)", ".txt"), ("$(1)", "$(1)"),
  ])
  func `references are replaced`(text: String, expected: String) {
    let settings = settings([
      ("A", "one"), ("B", "two $(A)"), ("C_one", "inner"), ("EMPTY", ""), ("N", "My App 2"),
      ("P", "/a/b.txt"),
    ])
    #expect(settings.expand(text) == expected)
  }

  @Test func `a stronger layer wins and inherits from the weaker`() {
    let settings = settings(
      [("A", "project"), ("B", "project")], [("A", "$(inherited) file")],
      [("A", "$(inherited) target"), ("B", "$(B) again")])
    #expect(settings.value("A") == "project file target")
    #expect(settings.value("B") == "project again")
    #expect(settings.value("C") == nil)
  }

  @Test func `conditions decide what holds`() {
    let written = [
      ("A", "any"), ("A[sdk=macosx*]", "mac"), ("A[sdk=iphoneos*]", "$(inherited) phone"),
      ("B[config=Release]", "release"), ("B", "else"), ("C[sdk=iphonesimulator*]", "simulator"),
      ("D[sdk=iphoneos*,arch=arm64]", "both"), ("E[sdk=iphoneos18.0]", "version"),
      ("F[sdk=iphoneos*][arch=x86_64]", "other"),
    ]
    #expect(settings(written).value("A") == "any phone")
    #expect(settings(written, sdk: "macosx").value("A") == "mac")
    #expect(settings(written).value("B") == "else")
    #expect(settings(written, configuration: "Release").value("B") == "release")
    #expect(settings(written).value("C") == nil)
    #expect(settings(written).value("D") == "both")
    #expect(settings(written).value("E") == "version")
    #expect(settings(written).value("F") == nil)
  }

  @Test func `settings that name each other come to an end`() {
    let settings = settings([
      ("A", "$(B)"), ("B", "$(A)"), ("SELF", "$(SELF)x"), ("L0", "abcdefgh"),
      ("L1", String(repeating: "$(L0)", count: 50)), ("L2", String(repeating: "$(L1)", count: 50)),
      ("L3", String(repeating: "$(L2)", count: 50)), ("DEEP", String(repeating: "$(", count: 4000)),
    ])
    _ = settings.value("A")
    #expect(settings.value("SELF") == "x")
    #expect((settings.value("L3") ?? "").utf8.count < 1 << 22)
    _ = settings.value("DEEP")
  }

  @Test func `lists are told apart by blanks outside of quotes`() {
    let settings = settings([("A", "one 'two three' \"four \\\" five\" six\\ seven  ''")])
    #expect(settings.list("A") == ["one", "two three", "four \" five", "six seven", ""])
  }

  @Test func `configuration files include others, later lines win`() throws {
    let folder = try ConfigurationFolder([
      "Base.xcconfig": "A = base // comment\nB = base\nC[sdk=macosx*] = mac;\n",
      "App.xcconfig": """
      #include "Base.xcconfig"
      #include? "Missing.xcconfig"
      #include "App.xcconfig"
      // A = nothing
      A = $(inherited) app
      D =
      E = a=b
      """,
    ])
    let layer = ConfigurationFiles().layer(folder.path + "/App.xcconfig")
    let settings = BuildSettings([layer], sdk: "macosx", configuration: "Debug")
    #expect(settings.value("A") == "base app")
    #expect(settings.value("B") == "base")
    #expect(settings.value("C") == "mac")
    #expect(settings.value("D") == "")
    #expect(settings.value("E") == "a=b")
    #expect(settings.place("A")?.range?.start == TextPosition(line: 5, column: 1))
    #expect(settings.place("B")?.path == folder.path + "/Base.xcconfig")
  }

  @Test func `a setting without end is told from one that nothing sets`() {
    let doubling = (1...30).map { ("A\($0)", "$(A\($0 - 1))$(A\($0 - 1))") }
    let settings = settings([("A0", "xxxxxxxxxx"), ("B", "$(C)"), ("C", "$(B)")] + doubling)
    #expect(settings.isEndless("A30"))
    #expect(settings.isEndless("B"))
    #expect(!settings.isEndless("A3"))
    #expect(!settings.isEndless("UNKNOWN"))
  }

  @Test func `configuration files that fan out are read up to a limit, which is said`() throws {
    var files = ["c8.xcconfig": "Z = z\n"]
    for level in 0..<8 {
      files["c\(level).xcconfig"] = String(
        repeating: "#include \"c\(level + 1).xcconfig\"\n", count: 10)
    }
    let folder = try ConfigurationFolder(files)
    let configurations = ConfigurationFiles()
    let layer = configurations.layer(folder.path + "/c0.xcconfig")
    #expect(BuildSettings([layer], sdk: "", configuration: "").value("Z") == "z")
    #expect(
      configurations.unchecked.map(\.reason) == [
        "includes more than 300 files; the settings of the rest were not read"
      ])
  }
}

/// A folder with configuration files, gone with the object.
private final class ConfigurationFolder {
  let path: String

  init(_ files: [String: String]) throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "fontgate-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, content) in files { try Data(content.utf8).write(to: folder.appending(path: name)) }
    path = folder.path(percentEncoded: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
