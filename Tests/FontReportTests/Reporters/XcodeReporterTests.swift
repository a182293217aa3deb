import FontReport
import Testing

@Suite struct XcodeReporterTests {
  @Test func `a clean report is empty`() {
    #expect(write(SampleReports.empty) == "")
  }

  /// The expressions of swift-build's GenericOutputParser, but for the quotes it refuses in paths.
  @Test(arguments: SampleReports.all.filter { $0.name != "awkward" })
  func `every line is one that Xcode reads`(_ sample: SampleReports.Sample) {
    for line in write(sample.report).split(separator: "\n") {
      let match = line.wholeMatch(of: /([^'"]+: +)(error|warning|note): (.*)/)
      let location = match?.1.wholeMatch(of: /([^:]+):(?:([0-9]+):)?(?:([0-9]+):)? +/)
      #expect(location?.1.hasPrefix("/project/") == true, "\(line)")
    }
  }

  private func write(_ report: Report) -> String {
    XcodeReporter(style: ReporterStyle()).write(report)
  }
}
