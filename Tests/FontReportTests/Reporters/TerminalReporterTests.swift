import FontDiagnostics
import FontReport
import SourceText
import Testing

@Suite struct TerminalReporterTests {
  @Test(arguments: [
    (40, "app-terminal-40.txt"), (80, "app-terminal.txt"), (200, "app-terminal-200.txt"),
  ])
  func `lines are fitted to the width`(width: Int, golden: String) throws {
    #expect(write(SampleReports.app, width: width) == (try Golden.text(golden)))
  }

  @Test func `a coloured report looks as it is kept`() throws {
    let text = TerminalReporter(style: ReporterStyle(width: 80, usesColor: true))
      .write(SampleReports.app)
    let shown = text.replacing("\u{1B}", with: "␛")
    #expect(shown == (try Golden.text("app-terminal-color.txt")))
  }

  @Test func `an empty report is its summary`() {
    #expect(
      write(SampleReports.empty, width: 80)
        == "checked 0 targets, 0 font files, 0 font names: no problems\n"
    )
  }

  @Test func `many files that could not be checked for one reason are told once`() {
    var report = SampleReports.empty
    report.unchecked = (1...9).map {
      UncheckedFile(
        path: "/project/\($0)/Project.swift", reason: "the target 'Kit\($0)' is made elsewhere",
        isError: false)
    }
    report.unchecked += (1...3).map {
      UncheckedFile(path: "/project/\($0).plist", reason: "line \($0) is not XML")
    }
    let lines = write(report, width: 80).split(separator: "\n")
    #expect(
      lines.prefix(6) == [
        "could not be checked:", "  note: 1/Project.swift: the target 'Kit1' is made elsewhere",
        "    and 8 more files like it, all in the json report",
        "  error: 1.plist: line 1 is not XML",
        "  error: 2.plist: line 2 is not XML", "  error: 3.plist: line 3 is not XML",
      ])
  }

  @Test func `colour adds escape sequences and nothing else`() {
    for report in SampleReports.all.map(\.report) {
      let colored = TerminalReporter(style: ReporterStyle(width: 80, usesColor: true)).write(report)
      let plain = colored.replacing(/\u{1B}\[[0-9;]*m/, with: "")
      #expect(plain == write(report, width: 80))
      #expect(colored != plain)
    }
  }

  @Test(arguments: [40, 80, 200])
  func `a long line is shown around the place`(width: Int) throws {
    let line =
      String(repeating: "a", count: 300) + "\"日本\"" + String(repeating: "b", count: 300)
    let lines = write(oneLine(line, 302, 308), width: width).split(separator: "\n")
    let shown = lines[3].dropFirst("1 | ".count)
    let underline = lines[4].dropFirst("  | ".count)
    #expect(shown.hasPrefix("…a") && shown.hasSuffix("b…"))
    #expect(shown.count == width - 4 - 2)
    let place = try #require(shown.firstIndex(of: "日"))
    #expect(
      underline.firstIndex(of: "^").map { underline.distance(to: $0) } == shown.distance(to: place))
    #expect(underline.hasSuffix(" ^^^^"))
  }

  @Test(.timeLimit(.minutes(10)))
  func `a line of ten megabytes costs no more than a short one`() {
    let line = String(repeating: "日本語😀", count: 800_000)
    let report = oneLine(line, 5_000_000, 9_000_000)
    let lines = write(report, width: 80).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 120 })
    #expect(lines[4].hasSuffix("^^"))
  }

  @Test func `a place wider than the line is cut`() {
    let report = oneLine(String(repeating: "x", count: 500), 11, 400)
    let lines = write(report, width: 40).split(separator: "\n")
    #expect(lines[3].count <= 40 && lines[3].hasSuffix("x…"))
    #expect(lines[4].count <= 40)
  }

  @Test func `many notes do not hide the next diagnostic`() {
    var report = oneLine("f(name)", 3, 7)
    report.diagnostics[0].notes = (1...400).map { Diagnostic.Note("used here, \($0)") }
    let text = write(report, width: 80)
    #expect(text.contains("used here, 24\n") && !text.contains("used here, 25\n"))
    #expect(text.contains("… and 376 more (see --reporter json)"))
  }

  @Test(arguments: [40, 80, 120])
  func `no line is wider than the terminal, unless one word is`(width: Int) {
    for report in [SampleReports.app, SampleReports.audit, SampleReports.many] {
      let lines = write(report, width: width).split(separator: "\n")
      for line in lines where line.count > width {
        let words = line.split(separator: " ")
        #expect(words.contains { $0.count > width / 2 }, "\(line)")
      }
    }
  }

  @Test func `findings stand file by file, errors last`() {
    var report = SampleReports.empty
    let places: [(String, Severity)] = [
      ("/project/A.swift", .error), ("/project/A.swift", .note), ("/project/B.swift", .warning),
      ("/project/C.swift", .note), ("/project/A.swift", .warning),
    ]
    report.diagnostics = places.enumerated().map { index, item in
      Diagnostic(
        rule: "rule\(index)", severity: item.1, message: "message",
        place: SourcePlace(path: item.0))
    }
    let order = write(report, width: 80).matches(of: /\[rule(\d)\]/).map { String($0.1) }
    #expect(order == ["3", "2", "1", "4", "0"])
  }

  @Test func `a source line stands without its indentation`() {
    let text = write(oneLine("\t    f(name)", 8, 12), width: 80)
    #expect(text.contains("\n1 | f(name)\n  |   ^^^^\n"))
  }

  private func write(_ report: Report, width: Int) -> String {
    TerminalReporter(style: ReporterStyle(width: width)).write(report)
  }

  private func oneLine(_ line: String, _ start: Int, _ end: Int) -> Report {
    var report = SampleReports.empty
    let place = SampleReports.place("/project/min.js", 1, start, end)
    report.diagnostics = [
      Diagnostic(rule: "rule", severity: .error, message: "message", place: place)
    ]
    report.excerpts = [Report.Excerpt(path: place.path, line: 1): line]
    return report
  }
}

extension StringProtocol {
  fileprivate func distance(to index: Index) -> Int { distance(from: startIndex, to: index) }
}
