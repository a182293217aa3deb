import Foundation
import NameFlow
import SourceText
import SwiftLowering
import Testing

@testable import FontReferences

/// What is found at a place does not depend on what was asked before.
@Suite struct QuestionOrderTests {
  @Test("the last question asked first gets the same answer", arguments: Sample.all)
  func order(of sample: Sample) throws {
    let texts = try sample.texts()
    #expect(sample.answers(texts, isReversed: true) == sample.answers(texts, isReversed: false))
  }
}

/// Sources of `Fixtures`: a form, a program of the parity suite, or all the Swift of an app.
struct Sample: Sendable, CustomTestStringConvertible {
  var testDescription: String
  private var files: [URL]

  private static let fixtures = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures")

  static let all: [Sample] =
    ["Forms", "Parity"].flatMap { folder in
      files(in: folder).map { Sample(testDescription: $0, files: [fixtures.appending(path: $0)]) }
    }
    + Dictionary(grouping: files(in: "Apps")) {
      $0.split(separator: "/").prefix(2).joined(separator: "/")
    }
    .sorted { $0.key < $1.key }.map { app, files in
      Sample(testDescription: app, files: files.map { fixtures.appending(path: $0) })
    }

  private static func files(in folder: String) -> [String] {
    let root = fixtures.appending(path: folder).path
    let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
  }

  /// The files; several that stand in one begin with `// file: Theme.swift`.
  func texts() throws -> [SourceText] {
    try files.enumerated().flatMap { number, file -> [SourceText] in
      let parts = try String(contentsOf: file, encoding: .utf8).components(
        separatedBy: "// file: ")
      return parts.enumerated().map { index, part in
        SourceText(path: "/App/\(number)-\(index).swift", bytes: Array("// \(part)".utf8))
      }
    }
  }

  /// What each place asks for, as text.
  func answers(_ texts: [SourceText], isReversed: Bool) -> [String] {
    let readings = ParserThreads.map([texts]) { texts in
      CodeReader(fontFunctions: [], units: []).follow(
        Evaluator(Program(texts.map { SourceUnit(swift: $0) }), library: FontLibrary()),
        isReversed: isReversed)
    }
    return readings.flatMap(\.references).map { reference in
      let names = reference.candidates.map {
        "\($0.name) \($0.certainty) \($0.isReachable) \($0.isLive)"
      }
      return "\(reference.place) \(names) \(reference.undetermined ?? "-")"
    }
  }
}
