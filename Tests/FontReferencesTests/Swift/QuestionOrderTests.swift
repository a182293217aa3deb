import Foundation
import SourceText
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

/// Sources of `Fixtures/Forms` and `Fixtures/Parity`.
struct Sample: Sendable, CustomTestStringConvertible {
  var testDescription: String
  private var file: URL

  static let all: [Sample] = {
    let fixtures = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures")
    return ["Forms", "Parity"].flatMap { folder -> [Sample] in
      let root = fixtures.appending(path: folder).path
      let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
      return files.filter { $0.hasSuffix(".swift") }.sorted().map {
        Sample(testDescription: $0, file: URL(fileURLWithPath: root + "/" + $0))
      }
    }
  }()

  /// The files that stand in one: `// file: Theme.swift` begins another.
  func texts() throws -> [SourceText] {
    let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "// file: ")
    return parts.enumerated().map { index, part in
      SourceText(path: "/App/\(index).swift", bytes: Array("// \(part)".utf8))
    }
  }

  /// What each place asks for, as text.
  func answers(_ texts: [SourceText], isReversed: Bool) -> [String] {
    let readings = ParserThreads.map([texts]) { texts in
      CodeReader(fontFunctions: [], units: []).follow(
        Evaluator(Program(texts.map { SourceUnit(swift: $0) })), isReversed: isReversed)
    }
    return readings.flatMap(\.references).map { reference in
      let names = reference.candidates.map {
        "\($0.name) \($0.certainty) \($0.isReachable) \($0.isLive)"
      }
      return "\(reference.place) \(names) \(reference.undetermined ?? "-")"
    }
  }
}
