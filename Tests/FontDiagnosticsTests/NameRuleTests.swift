import AppManifest
import FontInspection
import FontReferences
import FontResolution
import SourceText
import Testing

@testable import FontDiagnostics

@Suite struct NameRuleTests {
  @Test func `an unknown name is one error with notes for its uses`() throws {
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
    #expect(diagnostic.notes.prefix(10).map(\.place?.line) == Array(11...20))
    #expect(diagnostic.notes.dropFirst(10).map(\.message) == ["and 30 more places"])
    #expect(diagnostic.suggestions == ["GateSans-Bold"])
    #expect(
      diagnostic.help
        == "replace with \"GateSans-Bold\", the nearest font of its family, or add the missing font to the app"
    )
    #expect(
      diagnostic.message
        == "no font is named \"GateSans-Demi\", so the system font is used")
  }

  @Test func `where no name is near the families of the app are told`() {
    let found = Sample(
      fonts: [
        .font("GateSans-Bold"), .font("Lost", family: "Lost"),
        .font("GateSerif", family: "Gate Serif"),
      ],
      processes: [.process(declared: ["GateSans-Bold.ttf", "GateSerif.ttf"])],
      names: [.name("Poppins-Bold", .gives(.fallback))]
    ).found(by: UnknownFontName.self)
    #expect(
      found.first?.help
        == "add that font to the app, or use one of the app's families: "
        + "\"Gate Sans\", \"Gate Serif\"")
  }

  @Test(arguments: [
    (Platform.iOS, FontAPI.uiFont, "SFProText-Bold", "UIFont.systemFont(ofSize: …, weight: .bold)"),
    (.macOS, .nsFont, "SFProText-Bold", "NSFont.systemFont(ofSize: …, weight: .bold)"),
    (.macOS, .ctFont, "SFProText-Bold", "NSFont.systemFont(ofSize: …, weight: .bold)"),
    (.macOS, .nsFont, "SFMono-Bold", "NSFont.monospacedSystemFont(ofSize: …, weight: .bold)"),
    (.macOS, .interfaceBuilderControlFont, "SFProText-Bold", "in Interface Builder"),
    (.iOS, .fontCustom, "NewYork-Bold", ".system(size: …, weight: .bold, design: .serif)"),
    (.iOS, .reactNative, "SF Mono", "\"ui-monospace\""),
  ])
  func `the help of a private name is the call of the platform and the language`(
    platform: Platform, api: FontAPI, name: String, help: String
  ) throws {
    let found = Sample(
      processes: [.process(platform: platform)], names: [.name(name, api: api, .gives(.fallback))]
    ).found(by: FontDiagnostics.PrivateSystemFont.self)
    let told = try #require(found.first?.help)
    #expect(told.hasSuffix(help), "\(told)")
  }

  @Test(arguments: [
    (FontAPI.uiFont, "UIFont(name:size:) returns nil"), (.ctFont, "Helvetica is used"),
    (.skLabelNode, "a default font is used"),
    (.interfaceBuilderDescription, "the system font is used"),
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
    #expect(found.first?.message.hasSuffix("returns nil and the app crashes") == true)
  }

  @Test(arguments: [
    (NearestName.Reason.fileName, "\"Caption\" is the name of a file, not of a font"),
    (
      .separators,
      "no font is named \"Caption\": it differs from \"Gate-Caption\" by a hyphen or a space"
    ),
    (
      .staticNameOfVariable,
      "no font is named \"Caption\": it is an instance of a variable font"
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
    #expect(diagnostic.message == message + ", so the system font is used")
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
        "\"LucidaGrande\" is available on macOS but not on iOS, so the system font is used"
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

  @Test func `a name that no process finds is one error, which names them all`() {
    let found = Sample(
      processes: [.process("Widget", kind: .appex), .process()],
      names: [.name("Nope", .gives(.fallback), .gives(.fallback, in: 1))]
    ).found(by: UnknownFontName.self)
    #expect(found.map(\.target) == ["App"])
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.notes.last?.message == "also in \"Widget\"")
  }

  @Test func `the configurations of an app whose name falls back are told together`() {
    var processes: [ProcessFonts] = [.process(), .process(), .process("Widget", kind: .appex)]
    processes[0].process.configurations = ["Debug"]
    processes[1].process.configurations = ["Release"]
    let found = Sample(
      processes: processes,
      names: [.name("Nope", .gives(.fallback), .gives(.fallback, in: 1), .gives(.fallback, in: 2))]
    ).found(by: UnknownFontName.self)
    #expect(found.map(\.configurations) == [["Debug", "Release"]])
  }

  @Test func `what an extension only links is no error of it where the app finds the font`() {
    func found(_ point: String? = nil, kind: AppProcess.Kind = .appex, isUsed: Bool = false)
      -> [Diagnostic]
    {
      var processes: [ProcessFonts] = [.process(), .process("Other", kind: kind)]
      processes[1].process.manifest.extensionPoint = point
      var other = Resolution.gives(
        .unregistered, in: 1, face: "GateSans-Bold", link: .notBundled)
      other.isUsedByTarget = isUsed
      other.isFoundElsewhere = true
      return Sample(
        processes: processes, names: [.name("GateSans-Bold", .gives(.postScriptName), other)]
      ).found(by: UnregisteredFont.self)
    }
    #expect(found().map(\.severity) == [.warning])
    #expect(
      found().first?.message.hasSuffix("the target contains this code but may never run it") == true
    )
    #expect(found("com.apple.usernotifications.service").map(\.severity) == [.note])
    #expect(found("com.apple.widgetkit-extension").map(\.severity) == [.warning])
    #expect(found(kind: .watchApp).map(\.severity) == [.warning])
    #expect(found(kind: .app).map(\.severity) == [.error])
    #expect(found(isUsed: true).map(\.severity) == [.error])
    #expect(found("com.apple.intents-service", isUsed: true).map(\.severity) == [.note])
  }

  @Test func `what only tests ask for is a note`() {
    var resolution = Resolution.gives(.fallback)
    resolution.isOfTests = true
    resolution.isLive = false
    let found = Sample(processes: [.process()], names: [.name("Nope", resolution)])
      .found(by: UnknownFontName.self)
    #expect(found.map(\.severity) == [.note])
  }

  @Test func `a name that may be one of a font that is not here is a note with the reason`() {
    let call = RunTimeFonts.Call(
      function: "register", place: .code(90), reason: "a file that is downloaded")
    let fonts: [(UnseenFont, String)] = [
      (
        .absent(AbsentFont(path: "/app/Inter.ttf", bundlePath: "Inter.ttf", isFetched: false)),
        "\"Inter.ttf\" is in the target but not in this repository"
      ),
      (
        .missing(.init(name: "Inter.ttf", place: .code(80), call: call)),
        "\"Inter.ttf\" is registered in code but not in this repository"
      ),
      (.undetermined(call), "\"register\" registers fonts that are only known at run time"),
      (
        .declared("Inter.ttf", at: .manifest(4), script: .manifest(9)),
        "\"Inter.ttf\" is listed in Info.plist but may come from a package"
      ),
    ]
    for (font, reason) in fonts {
      var resolution = Resolution.gives(.unknown)
      resolution.unseen = font
      let found = Sample(processes: [.process()], names: [.name("Inter-Bold", resolution)])
        .found(by: UnknownFontName.self)
      #expect(found.map(\.severity) == [.note])
      #expect(found.first?.message.contains(reason) == true)
    }
  }

  @Test func `fonts that code registers are one note at the call`() {
    let call = RunTimeFonts.Call(function: "register", place: .code(90))
    let runTime = RunTimeFonts(files: [
      "/app/Fonts/A.ttf": call, "/app/Fonts/B.ttf": call, "/app/Fonts/C.ttf": call,
    ])
    let found = Sample(processes: [
      .process(declared: ["C.ttf"], runTime: runTime),
      .process("Other", declared: ["C.ttf"], runTime: runTime),
      .process("Third", declared: ["A.ttf", "B.ttf", "C.ttf"], runTime: runTime),
    ]).found(by: UnregisteredFont.self)
    #expect(found.map(\.severity) == [.note])
    #expect(found.map(\.place) == [.code(90)])
    #expect(
      found.first?.message == "\"A.ttf\" and \"B.ttf\" are registered in code here, not in "
        + "UIAppFonts of \"App\" and \"Other\"")
  }

  @Test func `files that are registered and not here are one warning`() {
    let call = RunTimeFonts.Call(function: "register", place: .code(90))
    func found(_ change: (inout RunTimeFonts.MissingFont) -> Void = { _ in }) -> [Diagnostic] {
      let missing = ["A.ttf", "B.ttf"].enumerated().map { line, name in
        var font = RunTimeFonts.MissingFont(name: name, place: .code(line + 4), call: call)
        change(&font)
        return font
      }
      let runTime = RunTimeFonts(missing: missing)
      return Sample(processes: [
        .process(runTime: runTime), .process("Widget", kind: .appex, runTime: runTime),
      ]).found(by: MissingFontFile.self)
    }
    #expect(found().map(\.severity) == [.warning])
    #expect(found().map(\.place) == [.code(90)])
    #expect(found().first?.notes.map(\.place) == [.code(4), .code(5)])
    let fetched = found {
      $0.absent = AbsentFont(path: "/app/Pods/A.ttf", bundlePath: "A.ttf", isFetched: true)
    }
    #expect(fetched.map(\.severity) == [.note])
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

  @Test func `where a place calls UIKit or AppKit, the platform's own call counts`() {
    func message(_ platform: Platform) -> String? {
      var name = ResolvedName.name("Nope", api: .uiFont, .gives(.fallback))
      var other = name.uses[0]
      other.api = .nsFont
      name.uses.append(other)
      return Sample(processes: [.process(platform: platform)], names: [name])
        .found(by: UnknownFontName.self).first?.message
    }
    #expect(message(.macOS)?.hasSuffix(", so NSFont(name:size:) returns nil") == true)
    #expect(message(.iOS)?.hasSuffix(", so UIFont(name:size:) returns nil") == true)
  }

  @Test func `a font that is not registered names the broken link`() {
    func message(_ link: BrokenLink) -> String? {
      Sample(
        processes: [.process()],
        names: [.name("GateSans-Bold", .gives(.unregistered, face: "GateSans-Bold", link: link))]
      ).found(by: UnregisteredFont.self).first?.message
    }
    let end = ", so the system font is used"
    #expect(
      message(.notDeclared)
        == "font \"GateSans-Bold\" is not registered: UIAppFonts of \"App\" does not list "
        + "\"GateSans-Bold.ttf\"" + end)
    #expect(message(.notBundled) == "font \"GateSans-Bold\" is not in the bundle of \"App\"" + end)
    #expect(
      message(.noManifest)
        == "font \"GateSans-Bold\" is not registered: Info.plist of \"App\" has no UIAppFonts" + end
    )
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
        "font \"GateSans-Bold\" is listed only in UIAppFonts, which macOS ignores, "
          + "so the system font is used"
      ])
    #expect(
      found.map(\.help) == ["set ATSApplicationFontsPath to the folder of the fonts"])
    #expect(found.first?.notes.map(\.place).contains(.manifest(7)) == true)
  }

  @Test func `a font whose entry is misspelled points at the entry`() {
    let near = NearMiss(
      difference: .missingExtension, path: "/app/Fonts/GateSans-Bold.ttf",
      entry: "GateSans-Bold.ttf")
    let found = Sample(
      processes: [.process(entries: [.entry("GateSans-Bold", line: 7, file: nil, near: [near])])],
      names: [
        .name("GateSans-Bold", .gives(.unregistered, face: "GateSans-Bold", link: .notDeclared))
      ]
    ).found(by: UnregisteredFont.self)
    #expect(
      found.map(\.help) == ["in UIAppFonts, replace \"GateSans-Bold\" with \"GateSans-Bold.ttf\""])
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
    let call = RunTimeFonts.Call(
      function: "CTFontManagerRegisterFontsForURL", place: .code(90),
      reason: "a file that is downloaded")
    func found(_ outcome: Resolution.Outcome, _ link: BrokenLink, _ runTime: RunTimeFonts)
      -> Diagnostic?
    {
      var resolution = Resolution.gives(outcome, face: "GateSans-Bold", link: link)
      resolution.registration = call
      return Sample(
        processes: [.process(runTime: runTime)], names: [.name("GateSans-Bold", resolution)]
      ).found(by: UnregisteredFont.self).first
    }
    let any = RunTimeFonts(undetermined: [call])
    for diagnostic in [
      found(.unregistered, .notBundled, any), found(.registeredAtRunTime, .notDeclared, any),
    ] {
      #expect(diagnostic?.severity == .note)
      #expect(diagnostic?.notes.contains { $0.place == .code(90) } == true)
      #expect(diagnostic?.message.contains("unless code registers it") == true)
    }
    let unbundled = RunTimeFonts(unbundled: ["/app/Fonts/GateSans-Bold.ttf": call])
    #expect(found(.unregistered, .notBundled, unbundled)?.severity == .error)
    let late = found(.unregistered, .registeredAfterLaunch, RunTimeFonts())
    #expect(late?.severity == .warning)
    #expect(late?.message.contains("the launch screen appears before any code runs") == true)
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
        == "the font is named \"Gate Sans\", not \"gate sans\": some versions may not find it"
    )
  }

  @Test func `a full name is a warning with the PostScript name`() throws {
    let found = Sample(
      processes: [.process()],
      names: [.name("Gate Sans Bold", api: .uiFont, .gives(.fullName, face: "GateSans-Bold"))]
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
        == "the font name passed to UIFont(name:size:) is only known at run time: "
        + "a parameter of 'make(name:)'"
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
