import FontDiagnostics
import FontReport
import Foundation
import SourceText
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The formats that CI servers read.
@Suite struct ServerReporterTests {
  @Test(arguments: ["junit", "checkstyle", "html"], SampleReports.all)
  func `XML is well-formed`(_ identifier: String, _ sample: SampleReports.Sample) throws {
    let text = try write(identifier, sample.report)
    let parser = XMLParser(data: Data(text.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
  }

  @Test(arguments: ["codeclimate", "gitlab"], SampleReports.all)
  func `issues have what services ask for`(
    _ identifier: String, _ sample: SampleReports.Sample
  ) throws {
    let text = try write(identifier, sample.report)
    let issues = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(issues.count == sample.report.diagnostics.count + sample.report.unchecked.count)
    let fingerprints = issues.compactMap { $0["fingerprint"] as? String }
    #expect(Set(fingerprints).count == issues.count)
    for issue in issues {
      let location = try #require(issue["location"] as? [String: Any])
      #expect(((location["lines"] as? [String: Int])?["begin"] ?? 0) >= 1)
      #expect(["major", "minor", "info"].contains(issue["severity"] as? String))
    }
  }

  @Test func `what GitHub would not show is summed up, and listed in the log`() throws {
    var report = SampleReports.empty
    report.diagnostics = (1...30).map { number in
      Diagnostic(
        rule: number == 30 ? "unused_font" : "unknown_font_name",
        severity: number > 12 ? .warning : .error, message: "name \(number) ##[error] is wrong",
        place: SourcePlace(path: "/app/::error.swift"))
    }
    let lines = try write("github-actions-logging", report).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::error ") } == 10)
    #expect(lines.count { $0.hasPrefix("::warning ") } == 10)
    #expect(
      lines.contains { $0.hasSuffix("::3 more errors, listed in the log (unknown_font_name 3)") })
    #expect(
      lines.contains {
        $0.hasSuffix("::9 more warnings, listed in the log (unknown_font_name 8, unused_font 1)")
      })
    let listed = lines.filter { !$0.hasPrefix("::") }
    #expect(listed.count == 12)
    #expect(listed.allSatisfy { $0.hasPrefix("- ") && !$0.contains("##[") })

    report.diagnostics = Array(report.diagnostics.prefix(10))
    #expect(try write("github-actions-logging", report).split(separator: "\n").count == 10)
  }

  @Test func `a clean run is a test that passed`() throws {
    let text = try write("junit", SampleReports.empty)
    #expect(text.contains("tests=\"1\" failures=\"0\" errors=\"0\""))
    #expect(text.contains("<testcase classname=\"fontgate\" name=\"check\"/>"))
  }

  @Test func `JUnit tests have names of their own`() throws {
    let text = try write("junit", SampleReports.app)
    let names = text.matches(of: /classname="[^"]*" name="[^"]*"/).map { String($0.output) }
    #expect(names.count == 6 && Set(names).count == 6)
  }

  @Test(arguments: SampleReports.all)
  func `every finding is one workflow command, or a line of the log`(
    _ sample: SampleReports.Sample
  ) throws {
    let lines = try write("github-actions-logging", sample.report).split(separator: "\n")
    let sums = lines.filter { $0.contains(" title=fontgate::") }
    let findings = sample.report.diagnostics.count + sample.report.unchecked.count
    #expect(lines.count - sums.count == findings)
    for line in lines where !line.hasPrefix("- ") {
      #expect(line.wholeMatch(of: /::(error|warning|notice) ([a-zA-Z]+=[^,:]*,?)+::.+/) != nil)
    }
  }

  @Test func `an annotation stands at its own line`() throws {
    let text = try write("github-actions", SampleReports.app)
    #expect(text.hasPrefix("::error file=App/Fonts.swift,line=4,endLine=4,col=23,endColumn=35,"))
  }

  private func write(_ identifier: String, _ report: Report) throws -> String {
    try ReporterCatalogue.reporter(named: identifier).init(style: ReporterStyle()).write(report)
  }
}
