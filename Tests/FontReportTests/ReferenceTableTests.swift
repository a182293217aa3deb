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
}
