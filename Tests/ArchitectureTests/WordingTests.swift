import Foundation
import Testing

/// Plain American English, with the words of Xcode and Swift, in everything that people read.
@Suite struct WordingTests {
  /// British spellings, old words, and phrases that no developer uses, with what to write instead.
  private static let unwanted = [
    "mend": "fix", "mended": "fixed", "anew": "again", "misspelt": "misspelled",
    "licence": "license", "licences": "licenses", "colour": "color", "colours": "colors",
    "centre": "center", "localised": "localized", "initialiser": "initializer",
    "optimised": "optimized", "recognised": "recognized", "behaviour": "behavior",
    "honoured": "respected", "let be": "ignored", "lets be": "ignores", "asks for it": "uses it",
    "ask for it": "use it", "asked for": "used", "asks for fonts": "uses fonts",
    "stands here": "is here", "stands twice": "duplicate", "stands beside": "is next to",
    "no live use": "unused code", "is told": "is reported", "are told": "are reported",
    "is drawn": "is used", "are drawn": "are used", "is said to": "is reported as",
    "by force": "force-unwrapped", "cut short": "truncated",
    "speaks of": "reports", "without a word": "silently", "made of itself": "recursive",
    "too much to follow": "too complex to follow", "compares case": "is case-sensitive",
    "the manifest": "Info.plist", "a manifest": "an Info.plist", "font of Apple's": "Apple font",
    "names no font": "matches no font", "registered by nothing": "not registered",
    "holds no": "contains no",
    "has no end": "unterminated", "is no file": "is not a file", "is no folder": "is not a folder",
    "is no font": "is not a font", "is no key": "unknown key",
    "is no number": "is not a number", "the user sees": "is used", "gives nil": "returns nil",
  ]

  @Test func `texts of the sources are in plain words`() throws {
    for file in try SourceFile.all(in: "Sources") {
      for (number, text) in file.texts {
        for word in Self.unwanted(in: text) {
          Issue.record("\(file.path):\(number) says \(word)")
        }
      }
    }
  }

  @Test func `documents are in plain words`() throws {
    for path in try Self.documents() {
      let text = try String(contentsOfFile: SourceFile.repository + "/" + path, encoding: .utf8)
      for (number, line) in zip(1..., text.components(separatedBy: "\n")) {
        for word in Self.unwanted(in: line) { Issue.record("\(path):\(number) says \(word)") }
      }
    }
  }

  @Test(arguments: [
    ("the font has to be mended", 1), ("Amended, commended", 0), ("write it ANEW", 1),
    ("no live use of it was found; the manifest", 2), ("misspelled colors", 0),
  ])
  func `a word that is unwanted is found, and parts of words are not`(text: String, count: Int) {
    #expect(Self.unwanted(in: text).count == count)
  }

  @Test func `texts are found between quotes, and comments are none`() {
    let lines = [
      "// \"this is mended\"", "let a = \"it is \\\"mended\\\" now\" + \"and here\"", "  \"\"\"",
      "  a line", "  \"\"\"", "let name = \"word\"",
    ]
    let texts = SourceFile(path: "A.swift", lines: lines).texts
    #expect(texts.map(\.0) == [2, 2, 4])
    #expect(texts.map(\.1) == ["it is \\\"mended\\\" now", "and here", "  a line"])
  }
}

extension WordingTests {
  /// The unwanted words of a text, each with what to write instead.
  private static func unwanted(in text: String) -> [String] {
    let words =
      " "
      + text.lowercased().map { $0.isLetter || $0 == "'" ? "\($0)" : " " }.joined()
      .split(separator: " ").joined(separator: " ") + " "
    return unwanted.filter { words.contains(" \($0.key) ") }
      .map { "\"\($0.key)\": \"\($0.value)\"" }.sorted()
  }

  /// The README, how to contribute, the map of the code, and every page of the documentation.
  private static func documents() throws -> [String] {
    let sources = SourceFile.repository + "/Sources"
    let pages = try FileManager.default.subpathsOfDirectory(atPath: sources)
      .filter { $0.hasSuffix(".md") }
    return ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "SECURITY.md"]
      + pages.sorted().map { "Sources/" + $0 }
  }
}

extension SourceFile {
  /// What is written between quotes and has several words, with the numbers of the lines; without the
  /// expressions in it.
  var texts: [(Int, String)] {
    var texts: [(Int, String)] = []
    var isInside = false
    for (number, line) in zip(1..., lines) {
      if line.contains("\"\"\"") {
        isInside.toggle()
      } else if isInside {
        texts.append((number, line))
      } else if !line.trimmingCharacters(in: .whitespaces).hasPrefix("//") {
        let quoted = line.matches(of: /"((?:[^"\\]|\\.)*)"/).map { String($0.1) }
        texts += quoted.filter { $0.contains(" ") }.map { (number, $0) }
      }
    }
    return texts.map { ($0.0, $0.1.replacing(/\\\((?:[^()]|\([^()]*\))*\)/, with: "")) }
  }
}
