import Foundation
import Testing

/// A folder of `Fixtures/Parity`: one program in two or three languages, `form.swift`, `form.m` and
/// `form.js` (or `form.ts`), with what is to be found in each of them in `expected.txt`.
///
///     GateSans-Bold right
///     GateSans-Bald wrong
///     - listed
///
/// `known-to-fail.txt` names the languages in which today's program finds something else, and why.
struct ParityProgram: Sendable {
  var name: String
  private var folder: URL { Self.folder.appending(path: name) }
  private static let folder = URL(fileURLWithPath: Story.repository + "/Fixtures/Parity")

  static let all: [ParityProgram] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map(ParityProgram.init)
  }()

  /// What is found of each name, wherever that is said.
  func expected() throws -> [String] {
    try lines(of: "expected.txt").sorted()
  }

  /// Why the program is known to be wrong in some languages.
  func knownFailures() throws -> [SourceLanguage: Comment] {
    let file = "known-to-fail.txt"
    guard FileManager.default.fileExists(atPath: folder.appending(path: file).path) else {
      return [:]
    }
    let pairs = try lines(of: file).map { line in
      let parts = line.components(separatedBy: ": ")
      let language = try #require(SourceLanguage(rawValue: parts[0]), "\(name): \(line)")
      return (language, Comment(rawValue: parts.dropFirst().joined(separator: ": ")))
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  private func lines(of file: String) throws -> [String] {
    try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }
}

extension ParityProgram {
  /// A program in one of its languages.
  struct Version: Sendable, CustomTestStringConvertible {
    var program: ParityProgram
    var language: SourceLanguage
    var file: URL
    var testDescription: String { "\(program.name), \(language.rawValue)" }

    func app() throws -> SourceApp {
      SourceApp(sources: try SourceFile.all(in: file), language: language)
    }

    func knownFailure() throws -> Comment? {
      try program.knownFailures()[language]
    }
  }

  var versions: [Version] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().compactMap { name in
      let file = folder.appending(path: name)
      guard name.hasPrefix("form."), let language = SourceLanguage(of: file) else { return nil }
      return Version(program: self, language: language, file: file)
    }
  }
}
