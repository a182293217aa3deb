import FontDiagnostics
import FontReport
import Foundation
import SourceText
import Testing

@Suite struct SARIFReporterTests {
  @Test func `columns count UTF-16 units`() throws {
    let region = try region(ofRule: "wide_characters", in: SampleReports.awkward)
    // let 名前 = "👩‍👩‍👧"; f("日本語 X")
    #expect(region == ["startLine": 3, "startColumn": 25, "endColumn": 30])
  }

  @Test func `a column that cannot be converted is left out`() throws {
    let region = try region(ofRule: "no_source_line", in: SampleReports.awkward)
    #expect(region == ["startLine": 1])
  }

  @Test func `a place beyond its line stands at the line's end`() throws {
    let region = try region(ofRule: "beyond_the_line", in: SampleReports.awkward)
    #expect(region == ["startLine": 1, "startColumn": 6, "endColumn": 6])
  }

  @Test func `a place of several lines has two`() throws {
    let region = try region(ofRule: "several_lines", in: SampleReports.awkward)
    #expect(region == ["startLine": 2, "startColumn": 7, "endLine": 9])
  }

  @Test func `paths are URIs`() throws {
    let uris = try results(SampleReports.awkward).map { result in
      let locations = try #require(result["locations"] as? [[String: Any]])
      let place = try #require(locations.first?["physicalLocation"] as? [String: Any])
      return (place["artifactLocation"] as? [String: Any])?["uri"] as? String
    }
    #expect(uris[2] == "a%E2%80%AEb%0A%27%22%3C%26%3E%2C%3A%3B%25%7Cc%20.ttf")
    #expect(uris[3] == "file:///projectile/x.swift")
    #expect(uris[4] == "Odd.swift")
  }

  @Test func `a program with a repository names it, and the pages of its rules`() throws {
    var report = SampleReports.app
    let rule = try #require(RuleCatalogue.all.first).description
    report.rules = [
      .init(
        identifier: rule.identifier, severity: rule.severity, summary: rule.summary,
        rationale: rule.rationale)
    ]
    func driver() throws -> [String: Any] {
      try #require((try run(report)["tool"] as? [String: Any])?["driver"] as? [String: Any])
    }
    func pages() throws -> [String] {
      (try driver()["rules"] as? [[String: Any]] ?? []).compactMap { $0["helpUri"] as? String }
    }
    report.tool.repository = nil
    #expect(try driver()["informationUri"] == nil)
    #expect(try pages() == [])
    report.tool.repository = Report.Tool.repository(of: "someone")
    let address = "https://github.com/someone/fontgate"
    #expect(try driver()["informationUri"] as? String == address)
    let page = try #require(try pages().first { $0.hasSuffix("/\(rule.identifier).md") })
    #expect(page.hasPrefix("\(address)/blob/\(report.tool.version)/Sources/"))
  }

  @Test func `results name their rule by its index`() throws {
    let run = try run(SampleReports.app)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    for result in try results(SampleReports.app) {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    }
    #expect(Set(rules.compactMap { $0["id"] as? String }).count == rules.count)
  }

  @Test func `a rule that is listed twice does no harm`() throws {
    var report = SampleReports.app
    report.rules += report.rules
    #expect(try results(report).count == 6)
  }

  @Test func `a fingerprint outlives a change of lines and knows equal findings apart`() throws {
    var report = SampleReports.many
    report.diagnostics += report.diagnostics
    let before = try fingerprints(report)
    #expect(Set(before).count == 2000)
    for index in report.diagnostics.indices { report.diagnostics[index].place.range = nil }
    #expect(try fingerprints(report) == before)
  }
}

extension SARIFReporterTests {
  private func run(_ report: Report) throws -> [String: Any] {
    let text = SARIFReporter(style: ReporterStyle()).write(report)
    let log = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    return try #require((log?["runs"] as? [[String: Any]])?.first)
  }

  private func results(_ report: Report) throws -> [[String: Any]] {
    try #require(try run(report)["results"] as? [[String: Any]])
  }

  private func region(ofRule rule: String, in report: Report) throws -> [String: Int] {
    let result = try #require(try results(report).first { $0["ruleId"] as? String == rule })
    let location = (result["locations"] as? [[String: Any]])?.first
    let place = location?["physicalLocation"] as? [String: Any]
    return try #require(place?["region"] as? [String: Int])
  }

  private func fingerprints(_ report: Report) throws -> [String] {
    try results(report).compactMap {
      ($0["partialFingerprints"] as? [String: String])?["fontgate/v1"]
    }
  }
}
