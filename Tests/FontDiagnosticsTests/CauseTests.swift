import AppManifest
import FontResolution
import SourceText
import Testing

@testable import FontDiagnostics

/// One finding for one cause.
@Suite struct CauseTests {
  private static func comment(_ text: String, line: Int) -> ToolComment {
    ToolComment(text: text, place: .code(line, column: 1, length: 60))
  }

  private static func lost(_ name: String, lines: [Int], link: BrokenLink = .notBundled)
    -> [ResolvedName]
  {
    lines.map { .name(name, line: $0, .gives(.unregistered, face: name, link: link)) }
  }

  private static func places(_ diagnostic: Diagnostic) -> [Int] {
    diagnostic.notes.compactMap { $0.message.contains("is used here") ? $0.place?.line : nil }
  }

  @Test func `a font that is not bundled is one finding, at the first place that asks for it`() {
    let found = Sample(
      fonts: [.font("Lost")], processes: [.process()], names: Self.lost("Lost", lines: [9, 3, 5])
    ).found(by: UnregisteredFont.self)
    #expect(found.map(\.place.line) == [3])
    #expect(found.map(Self.places) == [[5, 9]])
  }

  @Test func `ten places are listed, and the others counted`() {
    let found = Sample(
      fonts: [.font("Lost")], processes: [.process()],
      names: Self.lost("Lost", lines: Array(1...30))
    ).found(by: UnregisteredFont.self)
    #expect(found.map(Self.places) == [Array(2...11)])
    #expect(found.map { $0.notes.contains { $0.message == "and 19 more places" } } == [true])
  }

  @Test func `every name that is lost is named`() {
    let names = (1...14).map { "Lost-\($0)" }
    let found = Sample(
      fonts: names.map { .font($0) }, processes: [.process()],
      names: names.enumerated().flatMap { Self.lost($1, lines: [$0 + 1]) }
    ).found(by: UnregisteredFont.self)
    #expect(found.count == 1)
    let text = found.flatMap(\.notes).map(\.message).joined(separator: "\n")
    for name in names.dropFirst() { #expect(text.contains("\"\(name)\"")) }
    #expect(
      found.map { $0.message.hasPrefix("14 fonts are not in the bundle of \"App\"") } == [true])
  }

  @Test func `a font that is not listed is one finding, at the key`() {
    let found = Sample(
      fonts: [.font("Lost")],
      processes: [.process(bundled: ["Lost.ttf"])],
      names: Self.lost("Lost", lines: [3, 5], link: .notDeclared)
    ).found(by: UnregisteredFont.self)
    #expect(found.map(\.place) == [.manifest(4)])
    #expect(found.map(Self.places) == [[3, 5]])
  }

  @Test func `a place that is suppressed takes none of the others with it`() {
    var sample = Sample(
      fonts: [.font("Lost")], processes: [.process()], names: Self.lost("Lost", lines: [3, 5, 9]))
    sample.comments = [Self.comment("fontgate:disable:next unregistered_font", line: 2)]
    let found = sample.found(by: UnregisteredFont.self)
    #expect(found.map(\.place.line) == [5])
    #expect(found.map(Self.places) == [[9]])
  }

  @Test func `a comment where the mistake stands is for all who suffer from it`() {
    let entry = ResolvedEntry(
      entry: .init(value: "Lost.ttf", key: .uiAppFonts, place: .manifest(7)), files: [],
      elsewhere: ["/app/Fonts/Lost.ttf"])
    var sample = Sample(
      fonts: [.font("Lost")], processes: [.process(entries: [entry])],
      names: Self.lost("Lost", lines: [3, 5]))
    let rules: [any Rule.Type] = [
      FontNotInTarget.self, UnregisteredFont.self, SuperfluousSuppression.self,
    ]
    let found = Diagnosis(rules: rules).diagnostics(of: sample.assessment)
    #expect(found.map(\.rule) == ["font_not_in_target"])
    #expect(found.map(Self.places) == [[3, 5]])
    var place = SourcePlace.manifest(6)
    place.path = "/app/Info.plist"
    sample.comments = [
      ToolComment(text: "fontgate:disable:next font_not_in_target", place: place)
    ]
    #expect(Diagnosis(rules: rules).diagnostics(of: sample.assessment).isEmpty)
  }

  @Test func `where the rule of the origin does not run, the loss is told at the origin`() {
    let entry = ResolvedEntry(
      entry: .init(value: "Lost.ttf", key: .uiAppFonts, place: .manifest(7)), files: [],
      elsewhere: ["/app/Fonts/Lost.ttf"])
    let found = Sample(
      fonts: [.font("Lost")], processes: [.process(entries: [entry])],
      names: Self.lost("Lost", lines: [3, 5])
    ).found(by: UnregisteredFont.self)
    #expect(found.map(\.place) == [.manifest(7)])
  }

  @Test func `a wrong name is one finding, in however many places and targets`() {
    let found = Sample(
      processes: [.process("App"), .process("Widget")],
      names: [
        .name("Wrong", line: 3, .gives(.fallback), .gives(.fallback, in: 1)),
        .name("Wrong", line: 7, .gives(.fallback, in: 1)),
      ]
    ).found(by: UnknownFontName.self)
    #expect(found.map(\.place.line) == [3])
    #expect(found.map(Self.places) == [[7]])
  }

  @Test func `two wrong names are two findings`() {
    let found = Sample(
      processes: [.process()],
      names: [.name("One", line: 3, .gives(.fallback)), .name("Two", line: 5, .gives(.fallback))]
    ).found(by: UnknownFontName.self)
    #expect(found.map(\.name) == ["One", "Two"])
  }
}
