import FontGateKit
import Foundation
import Testing

/// `fontgate generate`: Swift code about an app's fonts, which compiles whatever the fonts are called.
@Suite struct GenerateCommandTests {
  @Test func `the names of a target's fonts are an enum`() throws {
    let app = try StoryCopy("apple-article")
    let outcome = try app.run("generate", "names")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("enum FontName: String, CaseIterable, Sendable {\n"))
    let cases = outcome.output.matches(of: /case ([A-Za-z0-9_]+) = "([^"]+)"\n/)
    #expect(!cases.isEmpty)
    #expect(Set(cases.map(\.1)).count == cases.count)
    #expect(try app.run("generate", "names").output == outcome.output)
    #expect(try Compiler.check([outcome.output]) ?? "" == "")
  }

  @Test func `only fonts that are registered are in it`() throws {
    let app = try StoryCopy("unlisted-font")
    let outcome = try app.run("generate", "names")
    #expect(outcome.output.contains("= \"GateSans-Regular\"\n"))
    #expect(!outcome.output.contains("GateSans-Bold\""))
    #expect(outcome.errors.contains("left out: \"GateSans-Bold\" is not registered"))
  }

  @Test func `a target's fonts are its own`() throws {
    let app = try StoryCopy("app-with-widget")
    let all = try app.run("generate", "names").output
    let targets = try app.run("---completion", "check", "--", "--target", "0", "0").output
      .split(separator: "\n").map(String.init)
    #expect(targets.count > 1)
    for target in targets {
      let outcome = try app.run("generate", "names", "--target", target)
      let own = Set(outcome.output.matches(of: /= ("[^"]+")\n/).map { String($0.1) })
      #expect(own.allSatisfy(all.contains), "\(target)")
    }
    #expect(try app.run("generate", "names", "--target", "Nope").code == 64)
  }

  @Test func `hostile names stay text, and words of the language are no identifiers`() throws {
    let names = [
      "default", "self", "init", "Inter-Bold", "inter bold", "InterBold", "8-Bit", "", "漢字",
      "\"; fatalError() //", "\\(exit(1))", "a\nb", "*/ let x = 1", "\u{202E}", "\u{0}", "rawValue",
      "allCases", "Type", "SFPro-Regular", "\"\"\"", "#\"", "e\u{301}", "\\u{41}", "\\",
    ]
    let text = try Generated.names(names)
    let code = "\(text)\nlet names: [String] = FontName.allCases.map(\\.rawValue)\n"
    #expect(try Compiler.check([code]) ?? "" == "")
    #expect(text.contains("case defaultFont = \"default\"\n"))
    #expect(text.contains("case sfProRegular = \"SFPro-Regular\"\n"))
    #expect(text.contains("case _8Bit = \"8-Bit\"\n"))
    #expect(text.contains("= \"\\\\(exit(1))\"\n"))
    #expect(text.contains("= \"a\\nb\"\n"))
    #expect(text.matches(of: #/\n  case /#).count == names.count)
  }

  @Test(arguments: ["swift-testing", "xctest"])
  func `tests ask for every name of the code, and compile`(framework: String) throws {
    let app = try StoryCopy("misspelled-name")
    try app.write(
      "import UIKit\nlet a = UIFont(name: \"GateSans-Regular\", size: 17)\n"
        + "let b = UIFont(name: \"Georgia\", size: 17)\nlet c = UIFont(name: \"Nix\\\"\\\\(1)\", size: 17)\n",
      to: "App/More.swift")
    let outcome = try app.run("generate", "tests", "--framework", framework)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("  (\"GateSans-Regular\", \"GateSans-Regular\"),\n"))
    #expect(outcome.output.contains("// Not tested: \"Nix"))
    #expect(!outcome.output.contains("(\"Nix"))
    #expect(outcome.errors.contains("left out: \"Nix"))
    #expect(try Compiler.check([outcome.output], usesUIKit: true) ?? "" == "")
  }

  @Test func `nothing to generate, and nowhere to write, are said`() throws {
    let app = try StoryCopy("misspelled-name")
    try app.write("", to: "Docs/a.txt")
    #expect(try app.run("generate", "names", "Docs").code == 1)
    #expect(try app.run("generate", "tests", "Docs").code == 1)
    #expect(try app.run("generate", "names", "Nowhere").code == 66)
    #expect(try app.run("generate", "tests", "--framework", "nope").code == 64)
    for name in ["a b", "class", "Self", "String", "X: Y {}"] {
      #expect(try app.run("generate", "names", "--type-name", name).code == 64)
    }
    try app.write("", to: "file")
    #expect(try app.run("generate", "names", "--output", "file/x.swift").code == 73)
    #expect(try app.run("generate", "names", "--output", "Made/Names.swift").code == 0)
    #expect(try app.text(of: "Made/Names.swift").contains("enum FontName"))
  }
}

/// Generated code without fonts.
private enum Generated {
  static func names(_ names: [String]) throws -> String {
    NamesInSwift.code(names.map { ($0, $0) }, typeName: "FontName", header: "")
  }
}

/// The compiler, where there is one.
private enum Compiler {
  /// What the compiler says of some files; `nil` where there is none.
  static func check(_ files: [String], usesUIKit: Bool = false) throws -> String? {
    guard try run(["swiftc", "--version"], in: "/").code == 0 else {
      print("skipped: swiftc is not here")
      return nil
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "fontgate-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var arguments = ["swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library"]
    #if os(Linux)
      if usesUIKit {
        try Data(stub.utf8).write(to: folder.appending(path: "Stub.swift"))
        let made = try run(
          [
            "swiftc", "-emit-module", "-parse-as-library", "-module-name", "UIKit",
            "-emit-module-path", "UIKit.swiftmodule", "Stub.swift",
          ], in: folder.path)
        guard made.code == 0 else { return made.text }
        arguments += ["-I", "."]
      }
    #endif
    for (number, text) in files.enumerated() {
      try Data(text.utf8).write(to: folder.appending(path: "File\(number).swift"))
      arguments.append("File\(number).swift")
    }
    let outcome = try run(arguments, in: folder.path)
    return outcome.code == 0 && outcome.text.isEmpty ? "" : outcome.text + " "
  }

  /// As much of UIKit as generated code uses.
  private static let stub = """
    public final class UIFont: Sendable {
      public init?(name: String, size: Double) { fontName = name }
      public let fontName: String
    }
    """

  private static func run(
    _ arguments: [String], in folder: String
  ) throws -> (code: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
