import AppManifest
import FontInspection
import FontReferences
import FontResolution
import SourceText
import Testing

@testable import FontDiagnostics

@Suite struct NameRuleTests {
  @Test func `an unknown name is one error with a note for every use`() throws {
    let found = Sample(
      processes: [.process()],
      names: [
        .name(
          "GateSans-Demi", usedOn: Array(11...50), .gives(.fallback),
          nearest: [
            NearestName(name: "GateSans-Bold", reason: .sameFamily, source: .available)
          ])
      ]
    ).found(by: UnknownFontName.self)
    let diagnostic = try #require(found.first)
    #expect(found.count == 1)
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.place == .code(3))
    #expect(diagnostic.target == "App")
    #expect(diagnostic.notes.count == 40)
    #expect(diagnostic.suggestions == ["GateSans-Bold"])
    #expect(diagnostic.help == "write \"GateSans-Bold\"")
    #expect(
      diagnostic.message
        == "no font is named \"GateSans-Demi\", so the user sees the system font")
  }

  @Test(arguments: [
    (FontAPI.uiFont, "UIFont(name:size:) returns nil"), (.ctFont, "the user sees Helvetica"),
    (.skLabelNode, "the user sees a default font"),
    (.interfaceBuilderDescription, "the user sees the system font"),
  ])
  func `an unknown name says what is drawn instead`(api: FontAPI, consequence: String) throws {
    let found = Sample(
      processes: [.process()], names: [.name("Nope", api: api, .gives(.fallback))]
    ).found(by: UnknownFontName.self)
    #expect(found.first?.message == "no font is named \"Nope\", so \(consequence)")
  }

  @Test func `a name that crashes when it is missing says so`() throws {
    let found = Sample(
      processes: [.process()],
      names: [.name("Nope", api: .uiFont, isForceUnwrapped: true, .gives(.fallback))]
    ).found(by: UnknownFontName.self)
    #expect(found.first?.message.hasSuffix("returns nil, and the app crashes") == true)
  }

  @Test(arguments: [
    (NearestName.Reason.fileName, "\"Caption\" is the name of a file, not of a font"),
    (
      .separators, "no font is named \"Caption\": the real name differs by a hyphen or a space"
    ),
    (
      .staticNameOfVariable,
      "no font is named \"Caption\": the font is an instance of a variable font"
    ), (.spelling, "no font is named \"Caption\""),
  ])
  func `an unknown name says how it differs`(reason: NearestName.Reason, message: String) throws {
    let face = FaceIdentity(path: "/app/Fonts/Caption.ttf", postScriptName: "Gate-Caption")
    let found = Sample(
      processes: [.process()],
      names: [
        .name(
          "Caption", .gives(.fallback),
          nearest: [
            NearestName(name: "Gate-Caption", reason: reason, source: .available, face: face)
          ])
      ]
    ).found(by: UnknownFontName.self)
    let diagnostic = try #require(found.first)
    #expect(diagnostic.message == message + ", so the user sees the system font")
    #expect(diagnostic.notes.first?.place == SourcePlace(path: "/app/Fonts/Caption.ttf"))
    #expect(diagnostic.suggestions == ["Gate-Caption"])
  }

  @Test func `a font of another platform is an error, of an old list a note`() {
    func found(_ outcome: Resolution.Outcome) -> [Diagnostic] {
      let match = BuiltInMatch(
        name: "LucidaGrande", how: .postScriptName,
        availability: BuiltInAvailability(.otherPlatform, platforms: [.macOS]))
      let sample = Sample(
        processes: [.process()],
        names: [.name("LucidaGrande", .gives(outcome, unavailable: match))])
      #expect(sample.found(by: UnknownFontName.self).isEmpty)
      return sample.found(by: UnavailableSystemFont.self)
    }
    #expect(found(.fallback).map(\.severity) == [.error])
    #expect(found(.unknown).map(\.severity) == [.note])
    #expect(
      found(.fallback).map(\.message) == [
        "\"LucidaGrande\" is a font of macOS, not of iOS, so the user sees the system font"
      ])
  }

  @Test func `a private name in a document is a warning where nothing is known`() {
    func found(_ outcome: Resolution.Outcome) -> [Severity] {
      Sample(
        processes: [.process()],
        names: [.name(".SFUIText", api: .interfaceBuilderDescription, .gives(outcome))]
      ).found(by: PrivateSystemFont.self).map(\.severity)
    }
    #expect(found(.unknown) == [.warning])
    #expect(found(.fallback) == [.error])
    #expect(found(.builtIn) == [])
  }

  @Test func `an unknown name is one error that names every process that runs it`() {
    let found = Sample(
      processes: [.process(), .process("Widget", kind: .appex)],
      names: [.name("Nope", .gives(.fallback), .gives(.fallback, in: 1))]
    ).found(by: UnknownFontName.self)
    #expect(found.map(\.target) == ["App"])
    #expect(found.flatMap(\.notes).map(\.message) == ["the same in \"Widget\""])
  }

  @Test func `where it is not known which process runs the code, one that has the font is enough`()
  {
    var sample = Sample(
      processes: [.process(sources: .any), .process("Widget", sources: .any)],
      names: [
        .name("GateSans-Bold", .gives(.fallback), .gives(.postScriptName, in: 1))
      ])
    #expect(sample.found(by: UnknownFontName.self).isEmpty)
    sample.names = [.name("Nope", .gives(.fallback), .gives(.fallback, in: 1))]
    let found = sample.found(by: UnknownFontName.self)
    #expect(found.count == 1)
    #expect(found.first?.target == nil)
  }

  @Test func `a font that is not registered names the broken link`() {
    func message(_ link: BrokenLink) -> String? {
      Sample(
        processes: [.process()],
        names: [.name("GateSans-Bold", .gives(.unregistered, face: "GateSans-Bold", link: link))]
      ).found(by: UnregisteredFont.self).first?.message
    }
    let end = ", so the user sees the system font"
    #expect(
      message(.notDeclared)
        == "font \"GateSans-Bold\" is not listed in \"UIAppFonts\" of \"App\"" + end)
    #expect(message(.notBundled) == "font \"GateSans-Bold\" is not bundled in \"App\"" + end)
    #expect(
      message(.noManifest)
        == "font \"GateSans-Bold\" is registered by nothing: \"App\" declares no fonts" + end)
  }

  @Test func `a font that is listed under another platform's key says so`() {
    let entry = ResolvedEntry(
      entry: .init(value: "GateSans-Bold.ttf", key: .uiAppFonts, place: .manifest(7)),
      files: ["/app/Fonts/GateSans-Bold.ttf"], isEffective: false)
    let found = Sample(
      processes: [.process(platform: .macOS, entries: [entry])],
      names: [
        .name("GateSans-Bold", .gives(.unregistered, face: "GateSans-Bold", link: .notDeclared))
      ]
    ).found(by: UnregisteredFont.self)
    #expect(
      found.map(\.message) == [
        "font \"GateSans-Bold\" is listed in \"UIAppFonts\" only, which macOS does not read, "
          + "so the user sees the system font"
      ])
    #expect(
      found.map(\.help) == ["name the folder of the fonts in \"ATSApplicationFontsPath\""])
    #expect(found.first?.notes.map(\.place).contains(.manifest(7)) == true)
  }

  @Test func `a font whose entry is misspelt points at the entry`() {
    let near = NearMiss(
      difference: .missingExtension, path: "/app/Fonts/GateSans-Bold.ttf",
      entry: "GateSans-Bold.ttf")
    let found = Sample(
      processes: [.process(entries: [.entry("GateSans-Bold", line: 7, file: nil, near: [near])])],
      names: [
        .name("GateSans-Bold", .gives(.unregistered, face: "GateSans-Bold", link: .notDeclared))
      ]
    ).found(by: UnregisteredFont.self)
    #expect(found.map(\.help) == ["write \"GateSans-Bold.ttf\" in \"UIAppFonts\""])
    #expect(found.first?.notes.map(\.place).contains(.manifest(7)) == true)
  }

  @Test func `where no manifest was found a font that is not registered is a warning`() {
    var process = ProcessFonts.process()
    process.process.manifest = Manifest(path: nil)
    let found = Sample(
      processes: [process],
      names: [
        .name("GateSans-Bold", .gives(.unregistered, face: "GateSans-Bold", link: .noManifest))
      ]
    ).found(by: UnregisteredFont.self)
    #expect(found.map(\.severity) == [.warning])
  }

  @Test func `a font that the code may register is a note that points there`() throws {
    let call = FontRegistration(function: "CTFontManagerRegisterFontsForURL", place: .code(90))
    let found = Sample(
      processes: [.process(registrations: [call])],
      names: [
        .name("GateSans-Bold", .gives(.unregistered, face: "GateSans-Bold", link: .notBundled))
      ]
    ).found(by: UnregisteredFont.self)
    let diagnostic = try #require(found.first)
    #expect(diagnostic.severity == .note)
    #expect(diagnostic.notes.contains { $0.place == .code(90) })
    #expect(diagnostic.message.contains("unless something else registers it"))
  }

  @Test func `another letter case is a warning, and an error where it is compared`() {
    func severity(_ api: FontAPI) -> Severity? {
      Sample(
        fonts: [.font("GateSans-SemiBold")], processes: [.process()],
        names: [
          .name("GateSans-Semibold", api: api, .gives(.caseInsensitive, face: "GateSans-SemiBold"))
        ]
      ).found(by: FontNameCase.self).first?.severity
    }
    #expect(severity(.fontCustom) == .warning)
    #expect(severity(.uiFont) == .warning)
    #expect(severity(.nsFont) == .error)
  }

  @Test func `another letter case names the font as it is, a family as a family`() throws {
    let found = Sample(
      fonts: [.font("GateSans-Regular")], processes: [.process()],
      names: [.name("gate sans", .gives(.caseInsensitive, face: "GateSans-Regular"))]
    ).found(by: FontNameCase.self)
    let diagnostic = try #require(found.first)
    #expect(diagnostic.suggestions == ["Gate Sans"])
    #expect(
      diagnostic.message
        == "the font is named \"Gate Sans\", not \"gate sans\": it may not be found on every version"
    )
  }

  @Test func `a full name is a warning with the PostScript name`() throws {
    let found = Sample(
      processes: [.process()],
      names: [.name("Gate Sans Bold", .gives(.fullName, face: "GateSans-Bold"))]
    ).found(by: FullNameUsed.self)
    let diagnostic = try #require(found.first)
    #expect(diagnostic.severity == .warning)
    #expect(diagnostic.suggestions == ["GateSans-Bold"])
    #expect(diagnostic.message.contains("may fail on some devices"))
  }

  @Test func `a family is a note, unless a family is asked for`() {
    func found(_ api: FontAPI) -> [Diagnostic] {
      Sample(
        processes: [.process()],
        names: [.name("Gate Sans", api: api, .gives(.familyName, face: "GateSans-Regular"))]
      ).found(by: FamilyNameUsed.self)
    }
    #expect(found(.fontCustom).map(\.severity) == [.note])
    #expect(found(.descriptorFamilyAttribute).isEmpty)
  }

  @Test func `a built-in family or full name is one as well`() {
    func names(_ how: BuiltInMatch.How) -> [ResolvedName] {
      [.name("Avenir", .gives(.builtIn, builtIn: BuiltInMatch(name: "Avenir", how: how)))]
    }
    let family = Sample(processes: [.process()], names: names(.familyName))
    let full = Sample(processes: [.process()], names: names(.fullName))
    #expect(family.found(by: FamilyNameUsed.self).count == 1)
    #expect(family.found(by: FullNameUsed.self).isEmpty)
    #expect(full.found(by: FullNameUsed.self).count == 1)
    #expect(full.found(by: FamilyNameUsed.self).isEmpty)
  }

  @Test(arguments: [
    ".SFUI-Regular", ".SFUIText", "SFUI-Regular", "SF Pro", "SF Pro Text", "SFProDisplay-Semibold",
    "SFMono-Regular", "New York", "NewYork-Bold", "NewYorkMedium-Regular", "SF Pro Rounded Heavy",
    ".AppleSystemUIFont", ".SFNSText-Bold",
  ])
  func `a name of Apple's own is an error, and no unknown name`(name: String) {
    let sample = Sample(processes: [.process()], names: [.name(name, .gives(.fallback))])
    #expect(sample.found(by: PrivateSystemFont.self).map(\.severity) == [.error])
    #expect(sample.found(by: UnknownFontName.self).isEmpty)
  }

  @Test(arguments: ["SFront-Bold", "NewYorker-Regular", "SFSportsNight", "Monospace", "SF Movie"])
  func `a name that only begins like one of Apple's is an unknown name`(name: String) {
    let sample = Sample(processes: [.process()], names: [.name(name, .gives(.fallback))])
    #expect(sample.found(by: PrivateSystemFont.self).isEmpty)
    #expect(sample.found(by: UnknownFontName.self).count == 1)
  }

  @Test func `a font of Apple's that the app bundles is not reported`() {
    let found = Sample(
      processes: [.process()],
      names: [.name("SFProText-Bold", .gives(.postScriptName, face: "SFProText-Bold"))]
    ).found(by: PrivateSystemFont.self)
    #expect(found.isEmpty)
  }

  @Test func `an empty name is an error at its place`() {
    let sample = Sample(
      processes: [.process()],
      names: [.name("", .gives(.fallback)), .name(" \t", line: 5, .gives(.fallback))])
    #expect(sample.found(by: EmptyFontName.self).map(\.place) == [.code(3), .code(5)])
    #expect(sample.found(by: UnknownFontName.self).isEmpty)
  }

  @Test func `a name that is not known is a note at the call with the reason`() throws {
    let found = Sample(
      processes: [.process()], names: [.name(nil, api: .uiFont, .gives(.undetermined))]
    ).found(by: UndeterminedFontName.self)
    let diagnostic = try #require(found.first)
    #expect(diagnostic.severity == .note)
    #expect(diagnostic.place == .code(3, column: 8, length: 12))
    #expect(
      diagnostic.message
        == "the name given to UIFont(name:size:) cannot be determined: a parameter of 'make(name:)'"
    )
  }

  @Test(arguments: [
    Resolution.Outcome.postScriptName, .namedInstance, .registeredAtRunTime, .builtIn, .unknown,
  ])
  func `a name that is found, or of which nothing is known, is not reported`(
    outcome: Resolution.Outcome
  ) {
    let sample = Sample(
      processes: [.process()], names: [.name("GateSans-Regular", .gives(outcome))])
    #expect(Diagnosis().diagnostics(of: sample.assessment).isEmpty)
  }
}
