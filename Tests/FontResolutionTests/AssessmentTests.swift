import AppManifest
import FontInspection
import FontReferences
import FontResolution
import SourceText
import Testing

struct AssessmentTests {
  @Test("a name written once is one entry with all its uses")
  func grouping() throws {
    let literal = SourcePlace.at("/app/Names.swift", line: 3)
    let uses = [7, 2, 5].map { line in
      FontReference(
        api: .fontCustom, place: .at("/app/View.swift", line: line), text: "Names.title",
        candidates: [
          NameCandidate(
            name: "Georgia", place: literal, certainty: .constant,
            flow: line == 5 ? [] : [FlowStep(place: literal, what: "Names.title")])
        ])
    }
    let names = SmallProject(processes: [.make()], references: uses).assessment.names
    #expect(names.count == 1)
    #expect(names.first?.uses.map(\.place.line) == [2, 5, 7])
    #expect(names.first?.candidate?.flow.isEmpty == true)
  }

  @Test("the same name written in two places is two entries, sorted by place")
  func places() {
    let names = SmallProject(
      processes: [.make()],
      references: [.asking(for: "Georgia", line: 9), .asking(for: "Georgia", line: 4)]
    ).assessment.names
    #expect(names.map { $0.candidate?.place.line } == [4, 9])
  }

  @Test("a call whose name is unknown is an entry of its own, also beside names that are")
  func undetermined() throws {
    let unknown = FontReference(
      api: .uiFont, place: .at("/app/A.swift", line: 1), text: "name", candidates: [],
      undetermined: "a parameter")
    var partly = FontReference.asking(for: "Georgia", at: "/app/A.swift", line: 2)
    partly.undetermined = "a parameter"
    let names = SmallProject(processes: [.make()], references: [unknown, partly]).assessment.names
    #expect(names.map { $0.candidate?.name } == [nil, "Georgia", nil])
    #expect(
      names.flatMap(\.resolutions).map(\.outcome) == [.undetermined, .builtIn, .undetermined])
  }

  @Test("a call is resolved in the processes whose sources and platform it belongs to")
  func scopes() throws {
    let project = SmallProject(
      processes: [
        .make("App", manifest: "/app/A.plist", sources: .files(["/app/App.swift"])),
        .make("TV", platform: .tvOS, manifest: "/app/B.plist", sources: .files(["/app/App.swift"])),
        .make("Widget", manifest: "/app/C.plist", sources: .files(["/app/Widget.swift"])),
        .make(
          "Catalyst", platform: .macCatalyst, manifest: "/app/D.plist",
          sources: .files(["/app/App.swift"])),
      ],
      references: [
        .asking(for: "Lobster", line: 1), .asking(for: "Lobster", line: 2, platforms: ["tvOS"]),
        .asking(for: "Lobster", line: 3, platforms: ["iOS"]),
        .asking(for: "Lobster", line: 4, platforms: ["macOS"]),
      ])
    let processes = project.assessment.names.map { $0.resolutions.map(\.process) }
    #expect(processes == [[0, 1, 3], [1], [0, 3], []])
  }

  @Test("by convention a name that any process has is found")
  func anyProcess() throws {
    let font = FontFile.make("Fonts/A.ttf", "Gate-A")
    let project = SmallProject(
      fonts: [font],
      processes: [
        .make(
          "App", manifest: "/app/A/Info.plist", entries: ["A.ttf"], bundled: [font.path],
          matching: .suffix),
        .make(
          "Widget", manifest: "/app/B/Info.plist", entries: ["B.ttf"], bundled: [font.path],
          matching: .suffix),
      ],
      references: [.asking(for: "Gate-A"), .asking(for: "Lobster", line: 2)])
    let names = project.assessment.names
    #expect(names[0].resolutions.map(\.process) == [0])
    #expect(names[0].resolutions.map(\.outcome) == [.postScriptName])
    #expect(names[1].resolutions.map(\.outcome) == [.fallback, .fallback])
  }

  @Test("by convention a font that was forgotten is said for the manifest that should have it")
  func forgotten() throws {
    let font = FontFile.make("B/A.ttf", "Gate-A")
    let project = SmallProject(
      fonts: [font],
      processes: [
        .make(
          "App", manifest: "/app/A/Info.plist", entries: ["X.ttf"], bundled: [font.path],
          matching: .suffix),
        .make(
          "Widget", manifest: "/app/B/Info.plist", entries: ["Y.ttf"], bundled: [font.path],
          matching: .suffix),
      ],
      references: [.asking(for: "Gate-A")])
    let resolutions = try #require(project.assessment.names.first?.resolutions)
    #expect(resolutions.map(\.process) == [1])
    #expect(resolutions.map(\.outcome) == [.unregistered])
  }

  @Test("without any manifest one process stands for the folder")
  func noManifest() throws {
    let font = FontFile.make("Fonts/A.ttf", "Gate-A")
    var project = SmallProject(
      fonts: [font], references: [.asking(for: "Gate-A"), .asking(for: "Lobster", line: 2)])
    let names = project.assessment.names
    #expect(names.flatMap(\.resolutions).map(\.outcome) == [.unregistered, .fallback])
    #expect(names[0].resolutions.first?.brokenLink == .noManifest)
    #expect(project.assessment.processes.map(\.process.name) == ["app"])
    project.references = []
    #expect(project.assessment.processes.isEmpty)
  }

  @Test("the order of the inputs does not matter", arguments: 0..<20)
  func order(_ seed: UInt64) {
    var random = SplitMix(state: seed)
    let first = mixedProject
    var shuffled = first
    shuffled.fonts.shuffle(using: &random)
    shuffled.failures.shuffle(using: &random)
    shuffled.processes.shuffle(using: &random)
    for index in shuffled.processes.indices {
      shuffled.processes[index].bundle.fonts.shuffle(using: &random)
    }
    shuffled.references.shuffle(using: &random)
    shuffled.registrations.shuffle(using: &random)
    shuffled.documentFonts.shuffle(using: &random)
    #expect(first.assessment == shuffled.assessment)
  }

  @Test("no name makes it crash or run long", arguments: strangeNames)
  func strange(_ name: String) {
    let font = FontFile.make("A.ttf", name, families: [name], full: [name], axes: ["wght"])
    let project = SmallProject(
      fonts: [font], processes: [.make(entries: [name, "A.ttf"], bundled: [font.path])],
      references: [.asking(for: name), .asking(for: name + "x", line: 2)])
    #expect(project.assessment.names.count == 2)
  }
}

private let strangeNames = [
  "", " ", "-", "_", "\u{0}", "\u{200B}", "🇩🇪👨‍👩‍👧", "é\u{301}\u{301}", "/", "..", "../..", "$(",
  String(repeating: "A", count: 100_000), String(repeating: "A ", count: 50_000),
  String(repeating: "a-B", count: 50_000), String(repeating: "/", count: 10_000), ".", "A_wght",
  "_wght28A0000",
]

private var mixedProject: SmallProject {
  let fonts: [FontFile] = [
    .make("A/One.ttf", "One-Regular", families: ["One"], full: ["One Regular"]),
    .make("B/One.ttf", "One-Regular", families: ["One"], full: ["One Regular"]),
    .make("A/Two.ttf", "Two-Bold", families: ["Two"], full: ["Two Bold"], weight: 700),
    .make("C/Three.ttf", "Three", families: ["One"], full: ["Three"], weight: 500),
    .make(
      "C/Four.ttf", "Four", families: ["Four"], axes: ["wght"],
      instances: [("Bold", ["Four-Bold"], 700)]),
  ]
  let paths = fonts.map(\.path)
  return SmallProject(
    fonts: fonts,
    failures: [
      FontInspectionError(path: "/app/C/Five.ttf", cause: .notAFont(.emptyFile)),
      FontInspectionError(path: "/app/A/Six.ttf", cause: .notAFont(.emptyFile)),
    ],
    processes: [
      .make(
        "App", manifest: "/app/A/Info.plist", entries: ["One.ttf", "two.ttf"], bundled: paths,
        matching: .suffix),
      .make(
        "App", platform: .tvOS, manifest: "/app/B/Info.plist", entries: ["One.ttf"], bundled: paths,
        matching: .suffix),
      .make("Widget", manifest: "/app/C/Info.plist", entries: ["Threee.ttf"], bundled: paths),
    ],
    references: [
      .asking(for: "One-Regular"), .asking(for: "One", line: 2), .asking(for: "Two-Bold", line: 3),
      .asking(for: "two-bold", line: 3), .asking(for: "Five-Bold", line: 4),
      .asking(for: "Georgia", line: 5), .asking(for: "One", .descriptorFamilyAttribute, line: 2),
      .asking(for: "Fourr", line: 6), .asking(for: "Four-Light", line: 7),
    ],
    registrations: [.call(in: "/app/App.swift"), .call(in: "/app/Other.swift")],
    documentFonts: [
      .init(fileName: "Three.ttf", postScriptNames: ["Three"], place: .at("/app/M.xib", line: 3)),
      .init(fileName: "Two.ttf", postScriptNames: ["Two-Bold"], place: .at("/app/M.xib", line: 2)),
    ])
}

/// Steele, Lea and Flood's generator: the same numbers for the same seed, on every machine.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
