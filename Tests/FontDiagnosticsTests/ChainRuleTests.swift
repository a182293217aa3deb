import FontReferences
import FontResolution
import SourceText
import Testing

@testable import FontDiagnostics

/// Names that are tried one after another.
@Suite struct ChainRuleTests {
  /// Names tried in turn on lines 3, 4, …, with what the process gives for each.
  private static func chain(
    _ names: [(String, Resolution)], drawn: Int?, alone: Set<Int> = [],
    certainty change: (inout Resolution) -> Void = { _ in }
  ) -> Sample {
    var sample = Sample(processes: [.process()])
    sample.names = names.enumerated().map { index, name in
      var resolution = name.1
      resolution.isAskedAlone = alone.contains(index)
      change(&resolution)
      return .name(name.0, line: 3 + index, api: .uiFont, resolution)
    }
    sample.chains = [
      NameChain(
        names: Array(names.indices),
        outcomes: [.init(processes: [0], tried: Array(names.indices), drawn: drawn)])
    ]
    return sample
  }

  private static let unlisted = Resolution.gives(
    .unregistered, face: "GateSans-Bold", link: .notDeclared)

  @Test("none found is one error at the first name, with a note for each other")
  func fallsThrough() throws {
    let found = Self.chain(
      [("Nope", .gives(.fallback)), ("Nada", .gives(.fallback)), ("Niente", .gives(.fallback))],
      drawn: nil
    ).found
    let diagnostic = try #require(found.first)
    #expect(found.count == 1)
    #expect(diagnostic.rule == "unknown_font_name")
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.place == .code(3))
    #expect(
      diagnostic.message == "none of these 3 names is a font: no font is named "
        + "\"Nope\", so UIFont(name:size:) returns nil")
    #expect(
      diagnostic.notes == [
        .init("also tried: no font is named \"Nada\"", place: .code(4)),
        .init("also tried: no font is named \"Niente\"", place: .code(5)),
      ])
  }

  @Test("a font of the repository speaks first, at the key that does not list it")
  func registration() throws {
    let found = Self.chain(
      [("Nope", .gives(.fallback)), ("GateSans-Bold", Self.unlisted)], drawn: nil
    ).found
    #expect(found.map(\.rule) == ["unregistered_font"])
    #expect(found.map(\.place) == [.manifest(4)])
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.name == "GateSans-Bold")
    #expect(
      found.first?.notes.contains(
        .init("\"GateSans-Bold\" is used here", place: .code(4))) == true)
    #expect(
      found.first?.notes.contains(
        .init("also tried: no font is named \"Nope\"", place: .code(3))) == true)
  }

  @Test("a name that fails before one that is drawn is a warning")
  func drawnLater() throws {
    let found = Self.chain(
      [
        ("Nope", .gives(.fallback)), ("Georgia", .gives(.builtIn)), ("Nada", .gives(.fallback)),
      ], drawn: 1
    ).found
    #expect(found.map(\.severity) == [.warning])
    #expect(
      found.map(\.message) == ["no font is named \"Nope\", so \"Georgia\" is used instead"])
    #expect(
      found.first?.notes == [
        .init("\"Georgia\" is used", place: .code(4)),
        .init("never tried: no font is named \"Nada\"", place: .code(5)),
      ])
  }

  @Test("dead names behind one that is drawn are one note")
  func behind() {
    let found = Self.chain(
      [
        ("Georgia", .gives(.builtIn)), ("Nope", .gives(.fallback)), ("Nada", .gives(.fallback)),
      ], drawn: 0
    ).found
    #expect(found.map(\.severity) == [.note])
    #expect(found.map(\.place) == [.code(4)])
    #expect(
      found.map(\.message) == [
        "no font is named \"Nope\", but it is never tried, because \"Georgia\" is found first"
      ])
  }

  @Test("names that are all found are silent")
  func allFound() {
    let found = Self.chain(
      [("Georgia", .gives(.builtIn)), ("GateSans-Bold", .gives(.postScriptName))], drawn: 0
    ).found
    #expect(found == [])
  }

  @Test("a name that is asked for alone, too, is reported for itself and not again for the chain")
  func alone() {
    let found = Self.chain(
      [("Nope", .gives(.fallback)), ("Georgia", .gives(.builtIn))], drawn: 1, alone: [0]
    ).found
    #expect(found.map(\.severity) == [.error])
    #expect(
      found.map(\.message) == ["no font is named \"Nope\", so UIFont(name:size:) returns nil"])
  }

  @Test("names of which one may be there after all are a warning")
  func perhaps() {
    let found = Self.chain(
      [("Nope", .gives(.fallback)), ("Unreadable", .gives(.unknown))], drawn: nil
    ).found
    #expect(found.map(\.severity) == [.warning])
  }

  @Test("a chain that nothing uses is a warning that says so")
  func dead() {
    let found = Self.chain(
      [("Nope", .gives(.fallback)), ("Nada", .gives(.fallback))], drawn: nil
    ) { $0.isLive = false }.found
    #expect(found.map(\.severity) == [.warning])
    #expect(
      found.first?.message.hasPrefix("unused code: none of these 2 names is a font") == true)
  }

  @Test("the same names tried in two places are one diagnostic")
  func twice() {
    var sample = Self.chain(
      [("Nope", .gives(.fallback)), ("Nada", .gives(.fallback))], drawn: nil)
    sample.chains += sample.chains
    #expect(sample.found.count == 1)
  }
}

extension Sample {
  fileprivate var found: [Diagnostic] {
    Diagnosis(rules: Fallbacks.rules).diagnostics(of: assessment)
  }
}
