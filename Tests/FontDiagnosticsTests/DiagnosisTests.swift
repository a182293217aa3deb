import AppManifest
import FontInspection
import FontResolution
import SourceText
import Testing

@testable import FontDiagnostics

@Suite struct DiagnosisTests {
  private let sample = Sample(
    fonts: [
      .font("GateSans-Regular"), .font("GateSans-Regular", file: "Copy.ttf", size: 7),
      .font("GateWeb", file: "Gate.woff", format: .woff), .font("GateSans-Bold"),
    ],
    failures: [FontInspectionError(path: "/app/Fonts/Z.ttf", cause: .notAFont(.emptyFile))],
    processes: [
      .process(
        bundled: ["GateSans-Regular.ttf", "Copy.ttf", "Gate.woff", "GateSans-Bold.ttf"],
        declared: ["GateSans-Regular.ttf", "Copy.ttf"],
        entries: [
          .entry("GateSans-Regular.ttf", line: 6, file: "GateSans-Regular.ttf"),
          .entry("Copy.ttf", line: 7, file: "Copy.ttf"), .entry("Nope.ttf", line: 8, file: nil),
          .entry("Copy.ttf", line: 9, file: "Copy.ttf"),
        ],
        faults: [.init(kind: .itemIsEmpty(.uiAppFonts), place: .manifest(10))])
    ],
    names: [
      .name("One", line: 3, .gives(.fallback)), .name("Two", line: 5, .gives(.fallback)),
      .name("", line: 6, .gives(.fallback)), .name(nil, line: 7, .gives(.undetermined)),
      .name(".SFUI-Bold", line: 8, .gives(.fallback)),
      .name("Gate Sans", line: 9, .gives(.familyName, face: "GateSans-Regular")),
    ],
    comments: [ToolComment(text: "fontgate:disable:next unlisted_font", place: .code(20))])

  @Test func `the order of the rules does not matter`() {
    let expected = Diagnosis().diagnostics(of: sample.assessment)
    #expect(Set(expected.map(\.rule)).count == 13)
    for _ in 1...20 {
      let shuffled = Diagnosis(rules: RuleCatalogue.all.shuffled())
      #expect(shuffled.diagnostics(of: sample.assessment) == expected)
    }
  }

  @Test func `diagnostics stand in the order of their places`() {
    let places = Diagnosis().diagnostics(of: sample.assessment).map(\.place)
    #expect(places == places.sorted())
  }

  @Test func `messages are matter of fact`() {
    for diagnostic in Diagnosis().diagnostics(of: sample.assessment) {
      for text in [diagnostic.message, diagnostic.help].compactMap(\.self) {
        #expect(!text.hasSuffix("."))
        #expect(!text.contains("\n"))
        #expect(text.first?.isUppercase == false || text.first == "U")
      }
    }
  }

  @Test func `what several configurations share is one diagnostic that names them`() {
    var release = sample.processes[0]
    release.process.configurations = ["Release"]
    var debug = release
    debug.process.configurations = ["Debug"]
    var both = sample
    both.processes = [release, debug]
    both.names = [.name("One", .gives(.fallback), .gives(.fallback, in: 1))]
    let found = both.found(by: UnknownFontName.self)
    #expect(found.map(\.configurations) == [["Debug", "Release"]])
  }

  @Test func `a chosen severity takes the place of the default, and weaker cases stay weaker`()
    throws
  {
    let rule = UnsupportedFontFormat.description
    let strict = try RuleSelection(severities: [rule.identifier: .warning])
    func severity(_ severity: Severity) -> Severity {
      strict.severity(
        of: Diagnostic(
          rule: rule.identifier, severity: severity, message: "", place: .code(1)), by: rule)
    }
    #expect(severity(.error) == .warning)
    #expect(severity(.note) == .note)
    #expect(strict.severity(of: rule) == .warning)
  }

  @Test func `rules are chosen by their identifiers`() throws {
    func rules(_ selection: RuleSelection) -> Set<String> {
      Set(Diagnosis(selection: selection).diagnostics(of: sample.assessment).map(\.rule))
    }
    let only = try RuleSelection(only: ["unlisted_font"])
    let without = try RuleSelection(disabled: ["unlisted_font"])
    let none = try RuleSelection(only: ["unlisted_font"], disabled: ["unlisted_font"])
    #expect(rules(only) == ["unlisted_font"])
    #expect(!rules(without).contains("unlisted_font"))
    #expect(rules(none).isEmpty)
  }

  @Test func `a rule that does not exist is an error that says which is meant`() {
    #expect(throws: UnknownRule(identifier: "unlisted-fonts", suggestion: "unlisted_font")) {
      try RuleSelection(only: ["unlisted-fonts"])
    }
    #expect(throws: UnknownRule(identifier: "colour", suggestion: nil)) {
      try RuleSelection(severities: ["colour": .error])
    }
    #expect(
      UnknownRule(identifier: "x", suggestion: "y").description
        == "unknown rule \"x\"; did you mean \"y\"?")
  }
}
