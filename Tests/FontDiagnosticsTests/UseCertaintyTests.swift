import FontReferences
import FontResolution
import SourceText
import Testing

@testable import FontDiagnostics

/// Names that no one may ask for, and the ways of names to their uses.
@Suite struct UseCertaintyTests {
  private static func found(
    by rule: any Rule.Type = UnknownFontName.self, _ resolution: Resolution,
    isReachable: Bool = true, isLive: Bool = true, api: FontAPI = .fontCustom
  ) -> Diagnostic? {
    var resolution = resolution
    resolution.isReachable = isReachable
    resolution.isLive = isLive
    return Sample(processes: [.process()], names: [.name("Nope", api: api, resolution)])
      .found(by: rule).first
  }

  @Test("a name that nothing uses is a warning that says so")
  func dead() {
    let diagnostic = Self.found(.gives(.fallback), isLive: false)
    #expect(diagnostic?.severity == .warning)
    #expect(
      diagnostic?.message == "unused code: no font is named \"Nope\", "
        + "so the system font would be used")
  }

  @Test("a name that may not be asked for at all is a note that says so")
  func possible() {
    let diagnostic = Self.found(.gives(.fallback), isReachable: false)
    #expect(diagnostic?.severity == .note)
    #expect(
      diagnostic?.message == "no font is named \"Nope\", so the system font may be used; "
        + "this name may be unused")
  }

  @Test("a name that is one of several which are not told apart is a warning that says so")
  func perhaps() {
    var resolution = Resolution.gives(.fallback)
    resolution.isSure = false
    let diagnostic = Self.found(resolution)
    #expect(diagnostic?.severity == .warning)
    #expect(
      diagnostic?.message == "no font is named \"Nope\", so the system font may be used; "
        + "this is one of several possible names")
    #expect(Self.found(resolution, isReachable: false)?.severity == .note)
  }

  @Test("the same holds for every rule about a name")
  func everyRule() {
    let other = Resolution.gives(.caseInsensitive, face: "NOPE")
    #expect(Self.found(by: FontNameCase.self, other, api: .nsFont)?.severity == .error)
    #expect(
      Self.found(by: FontNameCase.self, other, isLive: false, api: .nsFont)?.severity == .warning)
    #expect(
      Self.found(by: FontNameCase.self, other, isReachable: false, api: .nsFont)?.severity == .note)
    let family = Self.found(by: FamilyNameUsed.self, .gives(.familyName), isLive: false)
    #expect(family?.message.contains("live use") == false)
  }

  @Test("the way of a name and its uses are notes")
  func way() {
    var name = ResolvedName.name("Nope", usedOn: [18], .gives(.fallback))
    name.candidate?.flow = [
      FlowStep(place: .code(3, column: 2), what: "AppFont.title"),
      FlowStep(place: .code(9), what: "font(_:)"),
    ]
    name.candidate?.uses = [
      FontUse(place: .code(30), what: "font(_:)"),
      FontUse(place: .code(40), what: "font(_:)", isPreviewOrTest: true),
    ]
    let diagnostic = Sample(processes: [.process()], names: [name])
      .found(by: UnknownFontName.self).first
    let notes = diagnostic?.notes ?? []
    #expect(notes.map(\.place?.line) == [3, 9, 18, 30, 40])
    #expect(
      notes.map(\.message) == [
        "\"AppFont.title\" is \"Nope\" here", "passed through \"font(_:)\" here",
        "passed to Font.custom(_:size:) here", "\"font(_:)\" is used here",
        "\"font(_:)\" is used here (preview or test)",
      ])
  }

  @Test("the name of a font that exists already is not reported")
  func carriedOn() {
    var name = ResolvedName.name(nil, .gives(.undetermined))
    #expect(
      Sample(processes: [.process()], names: [name]).found(by: UndeterminedFontName.self).count == 1
    )
    name.uses[0].isCarriedOn = true
    #expect(
      Sample(processes: [.process()], names: [name]).found(by: UndeterminedFontName.self).isEmpty)
  }
}
