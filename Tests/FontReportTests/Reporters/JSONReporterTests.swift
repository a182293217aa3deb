import FontReport
import Foundation
import Testing

@Suite struct JSONReporterTests {
  @Test(arguments: SampleReports.all)
  func `a report is valid by its schema`(_ sample: SampleReports.Sample) throws {
    let answer = try SchemaCheck.validate(write(sample.report))
    #expect(answer == SchemaCheck.Answer(status: 0, text: ""))
  }

  @Test(arguments: [
    ("\"severity\" : \"error\"", "\"severity\" : \"fatal\""),
    ("\"rule\" :", "\"rules\" :"),
    ("\"schemaVersion\" : 1", "\"schemaVersion\" : 2"),
    ("\"column\" : 23", "\"column\" : 0"),
  ])
  func `the schema notices what is not as it says`(part: String, other: String) throws {
    let text = write(SampleReports.app)
    let broken = text.replacingOccurrences(of: part, with: other)
    #expect(broken != text)
    #expect(try SchemaCheck.validate(broken).status == 1)
  }

  @Test func `hidden characters are escaped and nothing is lost`() throws {
    let object = try JSONSerialization.jsonObject(with: Data(write(SampleReports.awkward).utf8))
    let report = try #require(object as? [String: Any])
    let diagnostics = try #require(report["diagnostics"] as? [[String: Any]])
    #expect(diagnostics[2]["message"] as? String == SampleReports.hostile)
  }

  private func write(_ report: Report) -> String {
    JSONReporter(style: ReporterStyle()).write(report)
  }
}
