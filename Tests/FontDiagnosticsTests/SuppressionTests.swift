import FontResolution
import SourceText
import Testing

@testable import FontDiagnostics

@Suite struct SuppressionTests {
  /// What is left of two unknown names, on lines 3 and 5, beside comments on the lines given.
  private func left(
    _ comments: [(line: Int, text: String)], selection: RuleSelection = .standard
  ) -> [String] {
    let sample = Sample(
      processes: [.process()],
      names: [.name("One", line: 3, .gives(.fallback)), .name("Two", line: 5, .gives(.fallback))],
      comments: comments.map { ToolComment(text: $0.text, place: .code($0.line, column: 30)) })
    return Diagnosis(selection: selection).diagnostics(of: sample.assessment).map {
      $0.name ?? $0.rule
    }
  }

  @Test func `nothing is suppressed without a comment`() {
    #expect(left([]) == ["One", "Two"])
  }

  @Test func `a rule is off until it is on again, or to the end of the file`() {
    #expect(left([(2, "fontgate:disable unknown_font_name - later")]).isEmpty)
    #expect(
      left([
        (2, "fontgate:disable unknown_font_name"), (4, "fontgate:enable unknown_font_name"),
      ]) == ["Two"])
    #expect(left([(4, "fontgate:disable unknown_font_name")]) == ["One"])
  }

  @Test func `a rule is off on the next line, or on this one`() {
    #expect(left([(2, "fontgate:disable:next unknown_font_name")]) == ["Two"])
    #expect(left([(5, "fontgate:disable:this unknown_font_name")]) == ["One"])
  }

  @Test func `several rules stand in one comment, or all`() {
    #expect(
      left([(2, "fontgate:disable:next empty_font_name, unknown_font_name - both")])
        == ["superfluous_suppression", "Two"])
    #expect(left([(2, "fontgate:disable all")]).isEmpty)
    #expect(
      left([(2, "fontgate:disable all"), (4, "fontgate:enable unknown_font_name")]) == ["Two"])
  }

  @Test func `a comment that suppresses nothing is reported`() {
    #expect(
      left([(7, "fontgate:disable:next unknown_font_name")])
        == ["One", "Two", "superfluous_suppression"])
    #expect(left([(7, "fontgate:disable all")]) == ["One", "Two", "superfluous_suppression"])
  }

  @Test func `a comment for a rule that does not run is not superfluous`() throws {
    let selection = try RuleSelection(disabled: ["unknown_font_name"])
    #expect(left([(2, "fontgate:disable:next unknown_font_name")], selection: selection).isEmpty)
    #expect(left([(2, "fontgate:disable all")], selection: selection).isEmpty)
  }

  @Test func `a superfluous comment is suppressed by name, not by all`() {
    #expect(
      left([
        (7, "fontgate:disable superfluous_suppression"),
        (8, "fontgate:disable:next unknown_font_name"),
      ]) == ["One", "Two"])
    #expect(
      left([
        (2, "fontgate:disable all"), (8, "fontgate:disable:next unknown_font_name"),
      ]) == ["superfluous_suppression"])
  }

  @Test(arguments: [
    (
      "fontgate:disable:next unknown_font_nme", "there is no rule \"unknown_font_nme\"",
      "did you mean \"unknown_font_name\"?"
    ),
    ("fontgate:disable:next", "this comment names no rule", "name the rules, or use \"all\""),
    (
      "fontgate:disable:nxt all", "\"fontgate:disable:nxt\" is not a directive",
      "use fontgate:disable, fontgate:disable:next, fontgate:disable:this, or fontgate:enable"
    ),
    (
      "fontgate:enable gibberish", "there is no rule \"gibberish\"",
      "put the reason after \" - \""
    ),
  ])
  func `a comment that cannot work says why`(text: String, message: String, help: String) throws {
    let sample = Sample(comments: [ToolComment(text: text, place: .code(2))])
    let found = sample.found(by: SuperfluousSuppression.self)
    let diagnostic = try #require(found.first)
    #expect(found.count == 1)
    #expect(diagnostic.severity == .warning)
    #expect(diagnostic.place == .code(2))
    #expect(diagnostic.message == message)
    #expect(diagnostic.help == help)
  }

  @Test func `prose about the tool is no command`() {
    let comment = ToolComment(text: "fontgate: see the manual", place: .code(2))
    #expect(Sample(comments: [comment]).found(by: SuperfluousSuppression.self).isEmpty)
  }

  @Test func `a diagnostic about a whole file is suppressed from anywhere in it`() {
    var place = SourcePlace.manifest(1)
    place.range = TextRange(
      start: TextPosition(line: 1, column: 1), end: TextPosition(line: 1, column: 1))
    for place in [place, SourcePlace(path: "/app/Info.plist")] {
      let diagnostic = Diagnostic(
        rule: "unlisted_font", severity: .warning, message: "", place: place)
      let comment = ToolComment(text: "fontgate:disable unlisted_font", place: .manifest(3))
      #expect(Suppressions([comment]).grants(for: diagnostic).count == 1)
    }
  }
}
