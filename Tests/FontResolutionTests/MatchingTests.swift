import AppManifest
import FontInspection
import FontReferences
import FontResolution
import Testing

/// The fonts that most rows have registered.
private let gate: [FontFile] = [
  .make("GateSans-Regular.ttf", "GateSans-Regular", full: ["Gate Sans Regular"]),
  .make("GateSans-Bold.ttf", "GateSans-Bold", full: ["Gate Sans Bold"], weight: 700),
  .make(
    "GateSans-Italic.ttf", "GateSans-Italic", full: ["Gate Sans Italic"], italic: true),
  .make(
    "GateDisplay-SemiBold.ttf", "GateDisplay-SemiBold", families: ["Gate Display"],
    full: ["Gate Display SemiBold"], style: "SemiBold", legacy: "Gate Display SemiBold",
    legacyStyle: "Regular", weight: 600),
  .make(
    "macintosh/GateTwin.ttf", "gatetwin-Bold", "GateTwin-Bold",
    families: ["Gate Twin", "GateTwin FR"],
    full: ["Gate Twin Bold", "Gate Twin Gras"], weight: 700),
  .make(
    "GateVariable.ttf", "GateVariable", families: ["Gate Variable"],
    full: ["Gate Variable Regular"], axes: ["wght"],
    instances: [
      ("Light", ["GateVariable-Light"], 300), ("Regular", ["GateVariable"], 400),
      ("Black", ["GateVariable-Black"], 900),
    ]),
  .make(
    "GateFlex.ttf", "GateFlex-Regular", families: ["Gate Flex"], full: ["Gate Flex Regular"],
    axes: ["wght"],
    instances: [
      ("Regular", ["GateFlex-Regular"], 400), ("SemiBold", ["GateFlex-Regular_SemiBold"], 600),
    ]),
  .make(
    "GateThin.ttf", "GateThin-Thin", families: ["Gate Thin"], weight: 100, axes: ["wght"],
    instances: [
      ("Thin", ["GateThin-Thin"], 100), ("Regular", ["GateThin-Thin_Regular"], 400),
      ("Bold", ["GateThin-Thin_Bold"], 700),
    ]),
]

/// A row of the facts: a name, and what a process with the fonts above gives for it.
struct MatchingRow: CustomTestStringConvertible {
  var fact: String
  var name: String
  var outcome: Resolution.Outcome
  var face: String?
  var api: FontAPI = .uiFont
  var platform: Platform = .iOS

  var testDescription: String { "\(fact): \(name) through \(api.rawValue) on \(platform)" }
}

struct MatchingTests {
  @Test(
    "a registered font is found in the platform's order",
    arguments: [
      MatchingRow(
        fact: "2.1.1", name: "GateSans-Bold", outcome: .postScriptName, face: "GateSans-Bold"),
      MatchingRow(
        fact: "2.1.3", name: "Gate Sans", outcome: .familyName, face: "GateSans-Regular"),
      MatchingRow(
        fact: "2.1.3", name: "Gate Twin", outcome: .familyName, face: "gatetwin-Bold"),
      MatchingRow(
        fact: "2.1.4", name: "Gate Sans Bold", outcome: .fullName, face: "GateSans-Bold"),
      MatchingRow(
        fact: "2.1.2", name: "gatesans-bold", outcome: .caseInsensitive, face: "GateSans-Bold"),
      MatchingRow(
        fact: "2.1.2", name: "GATE SANS", outcome: .caseInsensitive, face: "GateSans-Regular"),
      MatchingRow(
        fact: "2.1.2", name: "gatesans-bold", outcome: .caseInsensitive, face: "GateSans-Bold",
        api: .nsFont, platform: .macOS),
      MatchingRow(fact: "2.1.5", name: "GateSans Bold", outcome: .fallback),
      MatchingRow(fact: "2.1.5", name: "Gate-Sans-Bold", outcome: .fallback),
      MatchingRow(fact: "2.1.5", name: "GateDisplay-Regular", outcome: .fallback),
      MatchingRow(fact: "2.1.6", name: "Nowhere", outcome: .fallback),
      MatchingRow(fact: "2.1.6", name: "", outcome: .fallback),
      MatchingRow(fact: "2.1.6", name: "  ", outcome: .fallback),
      MatchingRow(
        fact: "2.3 records differ", name: "gatetwin-Bold", outcome: .postScriptName,
        face: "gatetwin-Bold"),
      MatchingRow(
        fact: "2.3 records differ", name: "GateTwin-Bold", outcome: .postScriptName,
        face: "GateTwin-Bold"),
      MatchingRow(
        fact: "2.3 every family record", name: "GateTwin FR", outcome: .familyName,
        face: "gatetwin-Bold"),
      MatchingRow(
        fact: "2.3 every full name", name: "Gate Twin Gras", outcome: .fullName,
        face: "gatetwin-Bold"),
      MatchingRow(
        fact: "2.3 ID 16 before ID 1", name: "Gate Display", outcome: .familyName,
        face: "GateDisplay-SemiBold"),
      MatchingRow(
        fact: "2.4 default instance", name: "GateVariable", outcome: .postScriptName,
        face: "GateVariable"),
      MatchingRow(
        fact: "2.4 postScriptNameID", name: "GateVariable-Black", outcome: .namedInstance,
        face: "GateVariable-Black"),
      MatchingRow(
        fact: "2.4 ID 6 and style", name: "GateFlex-Regular_SemiBold", outcome: .namedInstance,
        face: "GateFlex-Regular_SemiBold"),
      MatchingRow(
        fact: "2.4 unnamed location", name: "GateFlex-Regular_wght28A0000",
        outcome: .namedInstance, face: "GateFlex-Regular_wght28A0000"),
      MatchingRow(
        fact: "2.4 unnamed location", name: "GateFlex-Regular_wdth28A0000", outcome: .fallback),
      MatchingRow(
        fact: "2.4 unnamed location", name: "GateFlex-Regular_wght", outcome: .fallback),
      MatchingRow(fact: "2.4 static name", name: "GateFlex-SemiBold", outcome: .fallback),
      MatchingRow(
        fact: "2.4 family of a variable font", name: "Gate Thin", outcome: .familyName,
        face: "GateThin-Thin_Regular"),
      MatchingRow(
        fact: "2.1 family alone", name: "Gate Sans", outcome: .familyName,
        face: "GateSans-Regular", api: .descriptorFamilyAttribute),
      MatchingRow(
        fact: "2.1 family alone", name: "gate sans", outcome: .caseInsensitive,
        face: "GateSans-Regular", api: .descriptorFamilyAttribute),
      MatchingRow(
        fact: "2.1 family alone", name: "GateSans-Bold", outcome: .fallback,
        api: .descriptorFamilyAttribute),
      MatchingRow(
        fact: "2.1 family alone", name: "Gate Sans Bold", outcome: .fallback,
        api: .descriptorFamilyAttribute),
    ])
  func registered(_ row: MatchingRow) throws {
    let resolution = try SmallProject.resolution(
      of: row.name, api: row.api, fonts: gate, platform: row.platform)
    #expect(resolution.outcome == row.outcome)
    #expect(resolution.face?.postScriptName == row.face)
  }

  @Test(
    "a legacy family is no family where a typographic one is there, though its words may be a full name"
  )
  func legacyFamily() throws {
    let font = FontFile.make(
      "Open.ttf", "OpenSans-SemiBold", families: ["Open Sans"], full: ["Open Sans Demi"],
      legacy: "Open Sans SemiBold")
    let resolution = try SmallProject.resolution(of: "Open Sans SemiBold", fonts: [font])
    #expect(resolution.outcome == .fallback)
  }

  @Test("of two fonts with one PostScript name the first that is declared wins (fact T5)")
  func firstDeclaredWins() throws {
    let fonts: [FontFile] = [
      .make("Z.ttf", "GateSans-Regular"), .make("A.ttf", "GateSans-Regular"),
    ]
    let resolution = try SmallProject.resolution(of: "GateSans-Regular", fonts: fonts)
    #expect(resolution.face?.path == "/app/Z.ttf")
  }

  @Test("a registered font is found before a built-in one, exact or not")
  func registeredBeforeBuiltIn() throws {
    let own = FontFile.make("Georgia.ttf", "Georgia", families: ["Georgia"])
    #expect(try SmallProject.resolution(of: "Georgia", fonts: [own]).outcome == .postScriptName)
    #expect(try SmallProject.resolution(of: "Georgia-Bold", fonts: [own]).outcome == .builtIn)
  }

  @Test("an app may bundle Apple's interface font (fact T1)")
  func bundledAppleFont() throws {
    let own = FontFile.make("SF.ttf", "SFProText-Bold", families: ["SF Pro Text"])
    #expect(
      try SmallProject.resolution(of: "SFProText-Bold", fonts: [own]).outcome == .postScriptName)
    #expect(try SmallProject.resolution(of: "SFProText-Bold").outcome == .fallback)
  }

  @Test("a font that no manifest names says which link is broken")
  func brokenLinks() throws {
    let font = FontFile.make("A.ttf", "Gate-A")
    var project = SmallProject(
      fonts: [font], processes: [.make(entries: ["B.ttf"], bundled: [font.path])],
      references: [.asking(for: "Gate-A")])
    var resolution = try #require(project.assessment.names.first?.resolutions.first)
    #expect(resolution.outcome == .unregistered)
    #expect(resolution.brokenLink == .notDeclared)
    #expect(resolution.face == FaceIdentity(path: "/app/A.ttf", postScriptName: "Gate-A"))

    resolution = try SmallProject.resolution(of: "Gate-A", fonts: [font], declared: false)
    #expect(resolution.brokenLink == .noManifest)

    project.processes[0].bundle.fonts = []
    resolution = try #require(project.assessment.names.first?.resolutions.first)
    #expect(resolution.outcome == .unregistered)
    #expect(resolution.brokenLink == .notBundled)
  }

  @Test("a bundled font is available to a process whose code registers fonts (fact P14)")
  func registeredAtRunTime() throws {
    let font = FontFile.make("A.ttf", "Gate-A")
    let registered = try SmallProject.resolution(
      of: "Gate-A", fonts: [font], declared: false, registered: true)
    #expect(registered.outcome == .registeredAtRunTime)
    #expect(registered.face?.path == "/app/A.ttf")
    let absent = try SmallProject.resolution(
      of: "Gate-A", fonts: [font], bundled: false, declared: false, registered: true)
    #expect(absent.outcome == .unregistered)
    #expect(absent.brokenLink == .notBundled)
    #expect(absent.registration != nil)
  }

  @Test("registrations of another process's code do not count")
  func registrationElsewhere() throws {
    let font = FontFile.make("A.ttf", "Gate-A")
    let project = SmallProject(
      fonts: [font],
      processes: [
        .make("App", bundled: [font.path], sources: .files(["/app/App.swift"])),
        .make("Widget", bundled: [font.path], sources: .files(["/app/Widget.swift"])),
      ],
      references: [.asking(for: "Gate-A", at: "/app/Widget.swift")],
      registrations: [.call(in: "/app/App.swift")])
    let resolutions = try #require(project.assessment.names.first?.resolutions)
    #expect(resolutions.map(\.process) == [1])
    #expect(resolutions.map(\.outcome) == [.unregistered])
  }

  @Test("a name that an unreadable file probably has is not called missing")
  func unreadable() throws {
    let project = SmallProject(
      failures: [
        FontInspectionError(path: "/app/Inter-Bold.ttf", cause: .notAFont(.gitLFSPointer))
      ],
      processes: [.make(entries: ["Inter-Bold.ttf"], bundled: ["/app/Inter-Bold.ttf"])],
      references: [
        .asking(for: "Inter-Bold"), .asking(for: "Inter", line: 2),
        .asking(for: "Lobster", line: 3),
      ])
    let outcomes = project.assessment.names.flatMap(\.resolutions).map(\.outcome)
    #expect(outcomes == [.unknown, .unknown, .fallback])
  }

  @Test("names that the configuration vouches for, and fonts it adds, are there")
  func options() throws {
    let fonts: [FontFile] = [
      .make("Extra/A.ttf", "Gate-A"), .make("Extra/B.ttf", "Gate-B"),
    ]
    var project = SmallProject(
      fonts: fonts, processes: [.make(entries: ["B.ttf"])],
      references: [
        .asking(for: "Gate-A"), .asking(for: "Gate-B", line: 2),
        .asking(for: "Corporate", line: 3),
      ],
      options: .init(availableFonts: ["/app/Extra/B.ttf"], knownNames: ["Corporate"]))
    project.processes[0].bundle.available = ["/app/Extra/A.ttf"]
    let outcomes = project.assessment.names.flatMap(\.resolutions).map(\.outcome)
    #expect(outcomes == [.postScriptName, .postScriptName, .registeredAtRunTime])
  }
}
