import Foundation
import Testing

/// `fontgate fix` as a shell starts it: what it writes, what it says, and what it ends with.
@Suite struct FixCommandTests {
  @Test func `it fixes, says so, and ends as a check of the rest`() throws {
    let app = try StoryCopy("misspelled-name")
    let outcome = try app.run("fix", "--reporter", "xcode")
    #expect(outcome.code == 0)
    #expect(outcome.errors.contains("fixed 2 findings in App/Fonts.swift\n"))
    #expect(outcome.errors.contains("fixed 1 finding in App/Header.m\n"))
    #expect(try app.text(of: "App/Header.m").contains("@\"GateSans-Regular\""))
    let again = try app.run("fix", "--reporter", "xcode")
    #expect(again.code == 0)
    #expect(again.errors.contains("nothing to fix\n"))
  }

  @Test func `a check can fix, too`() throws {
    let app = try StoryCopy("misspelled-name")
    #expect(try app.run("check").code == 1)
    #expect(try app.run("check", "--fix").code == 0)
    #expect(try app.run("check").code == 0)
  }

  @Test func `what is likely is fixed where that is asked for`() throws {
    let app = try StoryCopy("misspelled-name")
    try app.write(
      "import SwiftUI\nlet text = Font.custom(\"GateSans-Regulr\", size: 17)\n",
      to: "App/More.swift")
    #expect(try app.run("fix").code == 1)
    #expect(try app.text(of: "App/More.swift").contains("Regulr"))
    #expect(try app.run("fix", "--unsafe").code == 0)
    #expect(try app.text(of: "App/More.swift").contains("\"GateSans-Regular\""))
  }

  @Test(arguments: [false, true])
  func `git applies the diff of a dry run`(endsInNewline: Bool) throws {
    let app = try StoryCopy("unlisted-font")
    try app.write(
      "import SwiftUI\nlet text = Font.custom(\"GateSans_Bold\", size: 17)"
        + (endsInNewline ? "\r\n" : ""), to: "My \"own\" App/More.swift")
    try app.write(
      "import SwiftUI\n\nlet text = Font.custom(\"GateSans_Bold\", size: 17)",
      to: "Two Words/More.swift")
    let before = try app.contents()
    let outcome = try app.run("fix", "--dry-run", "--quiet", "--fail-on", "never")
    #expect(try app.contents() == before)
    let diff = FileManager.default.temporaryDirectory.appending(path: "fontgate-\(UUID()).diff")
    defer { try? FileManager.default.removeItem(at: diff) }
    try Data(outcome.output.utf8).write(to: diff)
    #expect(outcome.output.components(separatedBy: "diff --git").count == 4)
    #expect(try app.git("apply", "--whitespace=nowarn", diff.path) == 0)
    let applied = try app.contents()
    #expect(applied != before)
    let other = try StoryCopy("unlisted-font")
    for (path, bytes) in before { try other.write(bytes, to: path) }
    #expect(try other.run("fix").code == 0)
    #expect(try other.contents() == applied)
  }

  @Test func `a file that may not be written keeps all others as they are`() throws {
    let app = try StoryCopy("misspelled-name")
    let before = try app.contents()
    let header = app.folder + "/App/Header.m"
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: header)
    let outcome = try app.run("fix")
    #expect(outcome.code == 73)
    #expect(outcome.errors.contains("App/Header.m: is read-only; nothing was changed"))
    #expect(try app.contents() == before)
  }

  @Test func `links and permissions stay`() throws {
    let app = try StoryCopy("misspelled-name")
    let files = FileManager.default
    let (real, link) = (app.folder + "/App/Real.m", app.folder + "/App/Header.m")
    try files.moveItem(atPath: link, toPath: real)
    try files.createSymbolicLink(atPath: link, withDestinationPath: "Real.m")
    try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
    #expect(try app.run("fix").code == 0)
    #expect(try files.destinationOfSymbolicLink(atPath: link) == "Real.m")
    let mode = try files.attributesOfItem(atPath: real)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    #expect(try app.text(of: "App/Real.m").contains("GateSans-Regular"))
  }

  @Test func `line ends and a byte-order mark stay`() throws {
    let app = try StoryCopy("unlisted-font")
    let plist = try app.text(of: "Info.plist").replacingOccurrences(of: "\n", with: "\r\n")
    try app.write(plist, to: "Info.plist")
    try app.write(
      "\u{FEFF}import SwiftUI\r\nlet text = Font.custom(\"GateSans_Bold\", size: 17)\r\n",
      to: "More.swift")
    #expect(try app.run("fix").code == 0)
    let fixed = try Array(app.bytes(of: "Info.plist"))
    #expect(fixed.count { $0 == 10 } == fixed.count { $0 == 13 })
    #expect(fixed.count { $0 == 10 } == plist.utf8.count { $0 == 10 } + 2)
    let code = try Array(app.bytes(of: "More.swift"))
    #expect(code.starts(with: [0xEF, 0xBB, 0xBF]))
    #expect(String(decoding: code, as: UTF8.self).hasSuffix("\"GateSans-Bold\", size: 17)\r\n"))
  }

  @Test(arguments: [
    (
      "<plist><dict><key>UIAppFonts</key><array><string>GateSans-Regular.ttf</string></array></dict></plist>",
      "<plist><dict><key>UIAppFonts</key><array><string>GateSans-Regular.ttf</string>"
        + "<string>GateSans-Bold.ttf</string><string>GateSans-Italic.ttf</string></array></dict></plist>"
    ),
    (
      "<plist>\n<dict>\n\t<key>UIAppFonts</key>\n\t<array/>\n</dict>\n</plist>\n",
      "<plist>\n<dict>\n\t<key>UIAppFonts</key>\n\t<array>\n\t\t<string>GateSans-Bold.ttf</string>\n"
        + "\t\t<string>GateSans-Italic.ttf</string>\n\t\t<string>GateSans-Regular.ttf</string>\n"
        + "\t</array>\n</dict>\n</plist>\n"
    ),
  ])
  func `lists are written as the file is`(before: String, after: String) throws {
    let app = try StoryCopy("unlisted-font")
    try app.write(before, to: "Info.plist")
    #expect(try app.run("fix").code == 0)
    #expect(try app.text(of: "Info.plist") == after)
  }

  @Test func `entries go into the lists of a description`() throws {
    let app = try StoryCopy("unlisted-font")
    try FileManager.default.removeItem(atPath: app.folder + "/Info.plist")
    let list = """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          sources: [.]
          info:
            path: Generated/Info.plist
            properties:
              UIAppFonts:
                - GateSans-Regular.ttf # the text

      """
    try app.write(list, to: "project.yml")
    #expect(try app.run("fix").code == 0)
    #expect(
      try app.text(of: "project.yml") == list
        + "          - GateSans-Bold.ttf\n          - GateSans-Italic.ttf\n")
  }

  @Test func `a file in another encoding is left and said`() throws {
    let app = try StoryCopy("misspelled-name")
    let code = "let text = Font.custom(\"Gate-Sans-Regular\", size: 17) // \u{E9}\n"
    let bytes = try #require(code.data(using: .isoLatin1))
    try app.write(bytes, to: "App/Latin.swift")
    let outcome = try app.run("fix")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("App/Latin.swift is not UTF-8"))
    #expect(try app.bytes(of: "App/Latin.swift") == bytes)
  }

  @Test func `the edits of a report are those that are made`() throws {
    let app = try StoryCopy("misspelled-name")
    let report = try app.run("check", "--reporter", "json").output
    #expect(report.contains("\"applicability\" : \"safe\""))
    let log = try app.run("check", "--reporter", "sarif").output
    #expect(log.components(separatedBy: "\"fixes\"").count == 4)
  }
}

extension StoryCopy {
  func bytes(of path: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: folder).appending(path: path))
  }

  func write(_ bytes: Data, to path: String) throws {
    let file = URL(fileURLWithPath: folder).appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
  }

  /// The bytes of all files by their paths.
  func contents() throws -> [String: Data] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
    return try paths.reduce(into: [:]) { files, path in
      let kind = try FileManager.default.attributesOfItem(atPath: folder + "/" + path)[.type]
      if kind as? FileAttributeType == .typeRegular { files[path] = try bytes(of: path) }
    }
  }

  func git(_ arguments: String...) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
