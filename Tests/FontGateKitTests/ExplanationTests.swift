import AppManifest
import FontGateKit
import Foundation
import Testing

/// What people ask `fontgate explain`, and the answers that are committed beside the questions.
@Suite struct ExplanationTests {
  @Test(arguments: Question.all)
  func `the answer is the one committed`(question: Question) throws {
    let file = "\(Question.folder)/\(question.answer).txt"
    let expected = try String(contentsOfFile: file, encoding: .utf8)
    #expect(question.text == expected, "scripts/accept-explanations writes it anew")
  }

  @Test(arguments: Question.all)
  func `the answer fits a screen`(question: Question) {
    let lines = question.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 24)
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test func `there are answers to twenty questions at least, and no others`() throws {
    let answers = try FileManager.default.subpathsOfDirectory(atPath: Question.folder)
      .filter { $0.hasSuffix(".txt") && !$0.hasPrefix("Nothing/") }
    #expect(answers.sorted() == Question.all.map { "\($0.answer).txt" }.sorted())
    #expect(answers.count >= 20)
  }
}

/// A question of `Fixtures/Explanations/questions.json`.
struct Question: Sendable, Decodable, CustomTestStringConvertible {
  /// The folder and name of the file with the answer, without its extension.
  var answer: String
  var path: String
  var name: String
  var platform: String?
  var deploymentTarget: String?

  var testDescription: String { answer }

  static let folder = Story.repository + "/Fixtures/Explanations"

  static let all: [Question] = {
    let file = URL(fileURLWithPath: folder + "/questions.json")
    let data = (try? Data(contentsOf: file)) ?? Data()
    return (try? JSONDecoder().decode([Question].self, from: data)) ?? []
  }()

  var text: String {
    let options = CheckOptions(
      paths: [path], currentDirectory: Story.repository,
      platform: platform.flatMap(Platform.init(rawValue:)),
      deploymentTarget: deploymentTarget.flatMap { OSVersion($0) })
    return CheckRun(options).explain(name).text
  }
}
