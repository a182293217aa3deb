import FontReferences
import FontResolution
import Testing

@testable import FontReport

@Suite struct ReferenceTableTests {
  @Test func `every name is a line with what it gives, and the last line counts them`() throws {
    let report = SampleReports.app
    let text = ReferenceTable(report, width: nil).text
    let lines = text.split(separator: "\n")
    for name in report.assessment.names {
      guard let candidate = name.candidate else { continue }
      #expect(lines.contains { $0.hasPrefix("\"\(PrintableText.text(candidate.name))\"") })
    }
    #expect(lines.last?.contains("font name") == true)
  }

  @Test func `no line is wider than the terminal, whatever the names`() {
    for report in [SampleReports.app, SampleReports.awkward] {
      for line in ReferenceTable(report, width: 80).text.split(separator: "\n") {
        #expect(line.reduce(0) { $0 + DisplayWidth.columns($1) } <= 80)
      }
    }
  }

  @Test func `the line that counts is never cut, and names keep their ends`() {
    let report = SampleReports.app
    let narrow = ReferenceTable(report, width: 40).text
    let words = narrow.split { $0 == " " || $0 == "\n" }
    #expect(words.joined(separator: " ").hasSuffix("2 falling back, 1 only known at run time"))
    #expect(TableLayout.halves(of: "GateDisplay-SemiBold", columns: 16) == "GateDis…SemiBold")
    #expect(TableLayout.halves(of: "Gate", columns: 16) == "Gate")
  }

  @Test func `the summary has as many lines as the terminal needs`() {
    let one = SummaryLine.text(SampleReports.app)
    #expect(SummaryLine.text(SampleReports.app, width: nil) == one)
    let lines = SummaryLine.text(SampleReports.app, width: 40).split(separator: "\n")
    #expect(lines.count > 1)
    #expect(lines.allSatisfy { DisplayWidth.columns($0) <= 40 })
    #expect(lines.map { $0.drop { $0 == " " } }.joined(separator: " ") == one)
  }
}
