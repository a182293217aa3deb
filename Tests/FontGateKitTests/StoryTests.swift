import FontGateKit
import FontReport
import Foundation
import Testing

/// Every folder of `Fixtures/Apps` is a small app with one story and the report that belongs to it.
@Suite struct StoryTests {
  @Test("the app's report is the one committed beside it", arguments: Story.all)
  func report(of story: Story) async throws {
    let expected = try String(contentsOfFile: story.folder + "/report.txt", encoding: .utf8)
    let report = try await story.report()
    #expect(report == expected, "scripts/accept-stories \(story.name) writes it anew")
  }

  @Test("two runs give the same bytes", arguments: Story.all)
  func determinism(of story: Story) async throws {
    let first = try await story.report(as: "json")
    #expect(try await story.report(as: "json") == first)
  }
}

/// An app of `Fixtures/Apps`.
struct Story: Sendable, CustomTestStringConvertible {
  var name: String
  var testDescription: String { name }
  var folder: String { Self.apps + "/" + name }

  static let repository: String = {
    let components = #filePath.split(separator: "/").dropLast(3)
    return "/" + components.joined(separator: "/")
  }()
  static let apps = repository + "/Fixtures/Apps"

  static let all: [Story] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: apps)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map(Story.init)
  }()

  /// What is checked: the folder, or the built product that it holds.
  private var subject: String {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let product = files.first { $0.hasSuffix(".app") || $0.hasSuffix(".ipa") }
    return (["Fixtures/Apps", name] + (product.map { [$0] } ?? [])).joined(separator: "/")
  }

  /// The report as `fontgate check Fixtures/Apps/NAME` writes it in the repository's folder.
  func report(as reporter: String = "terminal") async throws -> String {
    let style = ReporterStyle(width: 80, usesColor: false)
    return try ReporterCatalogue.reporter(named: reporter).init(style: style)
      .write(await check())
  }

  func check() async throws -> Report {
    var options = CheckOptions(paths: [subject], currentDirectory: Self.repository)
    if let file = try Configuration.find(for: [subject], currentDirectory: Self.repository) {
      options.adopt(file)
      options.baseline = try file.baseline.map {
        try .read(at: $0, currentDirectory: Self.repository)
      }
      options.rules = try file.rules.selection()
    }
    return await CheckRun(options).checkUnpacking()
  }
}

extension Report {
  /// What a run ends with that fails from some severity on.
  func ending(failingOn threshold: FailureThreshold) -> RunStatus {
    var report = self
    report.failsOn = threshold
    return report.status
  }
}
