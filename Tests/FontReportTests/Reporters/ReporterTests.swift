import FontDiagnostics
import FontReport
import SourceText
import Testing

/// What holds for every reporter, on the same awkward reports.
@Suite struct ReporterTests {
  struct Case: CustomTestStringConvertible {
    var reporter: any Reporter.Type
    var name: String
    var report: Report
    var testDescription: String { "\(reporter.identifier), \(name)" }
  }

  static let cases = ReporterCatalogue.all.flatMap { reporter in
    SampleReports.all.map { Case(reporter: reporter, name: $0.name, report: $0.report) }
  }

  @Test(arguments: cases.filter { $0.name != "many" })
  func `a report looks as it is kept`(_ input: Case) throws {
    let text = input.reporter.init(style: ReporterStyle(width: 80)).write(input.report)
    let golden = try Golden.text("\(input.name)-\(input.reporter.identifier).txt")
    #expect(Golden.withoutDress(text) == golden)
  }

  @Test(arguments: cases)
  func `a report ends in a newline or is empty`(_ input: Case) {
    let text = input.reporter.init(style: ReporterStyle()).write(input.report)
    #expect(text.isEmpty || text.unicodeScalars.last == "\n")
  }

  @Test(arguments: cases)
  func `nothing that came from a file steers a terminal or hides`(_ input: Case) {
    let text = input.reporter.init(style: ReporterStyle()).write(input.report)
    let forbidden = text.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
      case 0x200B, 0xFEFF, 0xE0001: true
      default: false
      }
    }
    #expect(forbidden.isEmpty, "\(forbidden.map { String($0.value, radix: 16) })")
  }

  @Test(arguments: cases)
  func `every diagnostic and every unchecked file is told`(_ input: Case) {
    let text = input.reporter.init(style: ReporterStyle()).write(input.report)
    for rule in Set(input.report.diagnostics.map(\.rule)) {
      #expect(text.contains(rule))
    }
    guard !isOverview(input.reporter) else { return }
    for file in input.report.unchecked where file.reason.allSatisfy(\.isASCIIText) {
      #expect(text.contains(file.reason))
    }
  }

  @Test(arguments: cases)
  func `equal reports give equal bytes`(_ input: Case) {
    let first = input.reporter.init(style: ReporterStyle()).write(input.report)
    let second = input.reporter.init(style: ReporterStyle()).write(input.report)
    #expect(Array(first.utf8) == Array(second.utf8))
  }

  @Test(arguments: ReporterCatalogue.all.map { $0.identifier })
  func `only the terminal has colours`(_ identifier: String) throws {
    let reporter = try ReporterCatalogue.reporter(named: identifier)
    let text = reporter.init(style: ReporterStyle(usesColor: true)).write(SampleReports.app)
    #expect(text.contains("\u{1B}[") == (identifier == "terminal"))
  }

  /// Whether the format counts what was found and does not list it.
  private func isOverview(_ reporter: any Reporter.Type) -> Bool {
    reporter.identifier == "summary"
  }
}

extension Character {
  fileprivate var isASCIIText: Bool { isASCII && !"<>&\"'|`*@#%:,;\\".contains(self) }
}
