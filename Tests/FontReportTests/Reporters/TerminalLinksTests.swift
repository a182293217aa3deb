import FontDiagnostics
import FontReport
import Testing

/// Links from the names of rules to their pages, in terminals that show links.
@Suite struct TerminalLinksTests {
  @Test(arguments: [
    (["TERM_PROGRAM": "iTerm.app"], true), (["VTE_VERSION": "6003", "TERM": "xterm"], true),
    (["TERM": "xterm-kitty"], true), (["TERM": "alacritty"], true), (["WT_SESSION": "1"], true),
    (["TERM": "xterm-256color"], false), (["TERM_PROGRAM": "Apple_Terminal"], false), ([:], false),
    (["TERM_PROGRAM": "iTerm.app", "NO_COLOR": "1"], false),
    (["TERM_PROGRAM": "iTerm.app", "TERM": "dumb"], false),
    (["TERM_PROGRAM": "vscode", "CI": "true"], false), (["VTE_VERSION": "4600"], false),
    (["FORCE_HYPERLINK": "1"], true), (["FORCE_HYPERLINK": "0", "TERM": "foot"], false),
    (["FORCE_HYPERLINK": "1", "NO_COLOR": "1"], false),
  ])
  func `links are for terminals that are known to show them`(
    environment: [String: String], isShown: Bool
  ) {
    #expect(TerminalLinks.areShown(in: environment) == isShown)
  }

  @Test func `the name of a rule leads to its page, and nothing else changes`() throws {
    let report = SampleReports.app
    let plain = TerminalReporter(style: ReporterStyle()).write(report)
    let linked = TerminalReporter(style: ReporterStyle(rulePages: "file:///doc")).write(report)
    let rule = report.diagnostics[0].rule
    let page = try #require(RulePages.path(of: rule))
    #expect(page.hasSuffix("/\(rule).md"))
    let start = "\u{1B}]8;;file:///doc/\(page)\u{1B}\\"
    #expect(linked.contains("[\(start)\(rule)\u{1B}]8;;\u{1B}\\]"))
    #expect(linked.replacing(/\u{1B}\]8;;[^\u{1B}]*\u{1B}\\/, with: "") == plain)
    #expect(!plain.contains("\u{1B}"))
  }
}
