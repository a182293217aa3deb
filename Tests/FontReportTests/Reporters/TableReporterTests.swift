import FontDiagnostics
import FontReport
import SourceText
import Testing

/// The formats with a row for each finding.
@Suite struct TableReporterTests {
  @Test(arguments: SampleReports.all)
  func `CSV has a line for each finding and ten cells in each`(
    _ sample: SampleReports.Sample
  ) throws {
    let lines = CSVReporter(style: ReporterStyle()).write(sample.report).split(separator: "\n")
    #expect(lines.count == 1 + sample.report.diagnostics.count + sample.report.unchecked.count)
    for line in lines {
      let bare = line.replacing(/"(?:[^"]|"")*"/, with: "quoted")
      #expect(bare.split(separator: ",", omittingEmptySubsequences: false).count == 10)
    }
  }

  @Test(arguments: ["=cmd()", "+1", "-apple-system", "@SUM(1)"])
  func `no cell is a formula`(_ name: String) {
    var report = SampleReports.empty
    report.diagnostics = [
      Diagnostic(
        rule: "rule", severity: .error, message: "message", place: SourcePlace(path: "/x"),
        name: name)
    ]
    #expect(CSVReporter(style: ReporterStyle()).write(report).contains(",'\(name),"))
  }

  @Test(arguments: SampleReports.all)
  func `rows of a Markdown table have the cells of its header`(
    _ sample: SampleReports.Sample
  ) throws {
    let text = MarkdownReporter(style: ReporterStyle()).write(sample.report)
    let tables = text.split(separator: "\n\n").filter { $0.hasPrefix("|") }
    for table in tables {
      let bars = table.split(separator: "\n").map { line in
        line.replacing("\\\\", with: "").replacing("\\|", with: "").count { $0 == "|" }
      }
      #expect(Set(bars).count == 1)
    }
  }

  @Test func `code in Markdown has a fence that its backticks do not close`() {
    var report = SampleReports.empty
    report.diagnostics = [
      Diagnostic(
        rule: "rule", severity: .error, message: "message", place: SourcePlace(path: "/a``b`.ttf"))
    ]
    let text = MarkdownReporter(style: ReporterStyle()).write(report)
    #expect(text.contains("| ``` /a``b`.ttf ``` |"))
  }
}
