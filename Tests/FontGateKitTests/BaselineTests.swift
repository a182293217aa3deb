import FontDiagnostics
import FontGateKit
import FontReport
import SourceText
import Testing

/// What a baseline lets be, from a report to a file and back.
@Suite struct BaselineTests {
  private static func report(
    _ story: String, change: (inout CheckOptions) throws -> Void = { _ in }
  ) throws -> Report {
    var options = CheckOptions(
      paths: ["Fixtures/Apps/\(story)"], currentDirectory: Story.repository)
    try change(&options)
    return CheckRun(options).check()
  }

  private static func baseline(_ text: String) throws -> Baseline {
    try .read(SourceText(path: "\(Story.repository)/baseline.json", bytes: Array(text.utf8)))
  }

  @Test func `what a report lists is let be by the next`() throws {
    let first = try Self.report("shared-code-in-processes")
    #expect(!first.diagnostics.isEmpty)
    let written = Baseline(
      of: first.diagnostics, at: "baseline.json", currentDirectory: Story.repository)
    let read = try Self.baseline(written.text)
    #expect(read.entries.map(\.finding) == written.entries.map(\.finding))
    let second = try Self.report("shared-code-in-processes") { $0.baseline = read }
    #expect(second.diagnostics.isEmpty)
  }

  @Test func `an entry for a target that is not checked is not stale`() throws {
    let all = try Self.report("shared-code-in-processes")
    let baseline = Baseline(
      of: all.diagnostics, at: "baseline.json", currentDirectory: Story.repository)
    let today = try Self.report("shared-code-in-processes") {
      $0.targets = ["Today"]
      $0.baseline = baseline
    }
    #expect(today.diagnostics.isEmpty)
  }

  @Test func `an entry that matches nothing is stale, at its line`() throws {
    let report = try Self.report("clean") {
      $0.baseline = try Self.baseline(
        """
        {"findings": [
          {"path": "Fixtures/Apps/clean/App/Gone.swift", "rule": "unknown_font_name", "subject": "Gone"},
          {"path": "Elsewhere/App.swift", "rule": "unknown_font_name", "subject": "Gone"}
        ]}
        """)
    }
    #expect(report.diagnostics.map(\.rule) == ["stale_baseline"])
    #expect(report.diagnostics.map(\.place.line) == [2])
  }

  @Test func `a file that is no baseline says why`() {
    func mistake(_ text: String) -> String? {
      do {
        _ = try Self.baseline(text)
        return nil
      } catch {
        return "\(error)".replacing(Story.repository + "/", with: "")
      }
    }
    #expect(
      mistake("[]") == "baseline.json:1:1: error: not a baseline: \"findings\" is missing")
    #expect(
      mistake(#"{"findings": [{"rule": "unknown_font_name"}, 7]}"#) == """
        baseline.json:1:15: error: each finding needs a "rule", a "path", and a "subject"
        baseline.json:1:46: error: each finding needs a "rule", a "path", and a "subject"
        """)
    #expect(mistake("{")?.hasPrefix("baseline.json:1:2: error: not a baseline: ") == true)
    #expect(mistake(#"{"findings": []}"#) == nil)
  }
}
