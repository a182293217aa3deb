import AppManifest
import FontInspection
import FontReferences
import FontResolution
import SourceText
import Testing

@testable import FontDiagnostics

@Suite struct BundleRuleTests {
  @Test func `an entry without a file is an error at the entry, with the near miss`() throws {
    let near = NearMiss(
      difference: .letterCase, path: "/app/Fonts/GateSans-Bold.ttf", entry: "GateSans-Bold.ttf")
    let found = Sample(
      processes: [
        .process(entries: [.entry("gatesans-bold.ttf", line: 7, file: nil, near: [near])])
      ]
    ).found(by: MissingFontFile.self)
    let diagnostic = try #require(found.first)
    #expect(found.count == 1)
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.place == .manifest(7))
    #expect(diagnostic.suggestions == ["GateSans-Bold.ttf"])
    #expect(
      diagnostic.message
        == "there is no \"gatesans-bold.ttf\" in the bundle of \"App\": "
        + "\"GateSans-Bold.ttf\" differs only in case, and devices are case-sensitive")
  }

  @Test func `an entry that is a build setting cannot be checked`() {
    let found = Sample(processes: [
      .process(entries: [.entry("$(FONT).ttf", line: 7, file: nil)])
    ]).found(by: MissingFontFile.self)
    #expect(found.map(\.severity) == [.note])
  }

  @Test func `of an entry that leads into a bundle of its own nothing is known`() {
    let found = Sample(processes: [
      .process(entries: [
        .entry("Kit_Kit.bundle/A.ttf", line: 7, file: "A.ttf"),
        .entry("Kit_Kit.bundle/B.ttf", line: 8, file: nil),
        .entry("Kit/C.ttf", line: 9, file: nil),
      ])
    ]).found(by: MissingFontFile.self)
    let severities = Dictionary(uniqueKeysWithValues: found.map { ($0.place.line, $0.severity) })
    #expect(severities == [7: .note, 8: .note, 9: .error])
  }

  @Test func `names of unlike records never clash`() {
    func found(_ first: [String], _ second: [String]) -> [String] {
      var fonts = [FontFile.font("One"), .font("Two")]
      fonts[0].faces[0].names.postScript = first
      fonts[1].faces[0].names.postScript = second
      let processes = [ProcessFonts.process(declared: ["One.ttf", "Two.ttf"])]
      return Sample(fonts: fonts, processes: processes).found(by: DuplicatePostScriptName.self)
        .compactMap(\.name)
    }
    #expect(found(["One", "Shared"], ["Shared", "Two"]) == [])
    #expect(found(["Shared", "One"], ["Shared", "Two"]) == ["Shared"])
    #expect(found(["One", "Shared"], ["Two", "Shared"]) == ["Shared"])
    #expect(found(["One", "Shared"], ["Shared"]) == ["Shared"])
  }

  @Test func `of two faces with one name none is to be left out`() throws {
    var bold = FontFile.font("GateSans", file: "GateSans-Bold.ttf", size: 200)
    bold.faces[0].style.weightClass = 700
    let processes = [ProcessFonts.process(declared: ["GateSans.ttf", "GateSans-Bold.ttf"])]
    let faces = Sample(fonts: [.font("GateSans"), bold], processes: processes)
      .found(by: DuplicatePostScriptName.self)
    #expect(try #require(faces.first?.help).hasPrefix("these are different fonts"))
    bold.faces[0].style.weightClass = 400
    let copies = Sample(fonts: [.font("GateSans"), bold], processes: processes)
      .found(by: DuplicatePostScriptName.self)
    #expect(copies.first?.help == "keep one of these files")
  }

  @Test func `a file of a built-in font in a document is a note, another an error`() {
    let fonts = [
      InterfaceBuilderFont(
        fileName: "Avenir.ttc", postScriptNames: ["Avenir-Book"], place: .code(1)),
      InterfaceBuilderFont(fileName: "Nope.ttf", postScriptNames: ["Nope"], place: .code(2)),
    ]
    let found = Sample(processes: [.process()], interfaceBuilderFonts: fonts)
      .found(by: MissingFontFile.self)
    #expect(found.map(\.severity) == [.note, .error])
  }

  @Test func `a file listed three times is one warning at the second entry`() throws {
    let entries = [5, 6, 7].map { ResolvedEntry.entry("A.ttf", line: $0, file: "A.ttf") }
    let found = Sample(processes: [.process(entries: entries)]).found(
      by: DuplicateManifestEntry.self)
    let diagnostic = try #require(found.first)
    #expect(found.count == 1)
    #expect(diagnostic.severity == .warning)
    #expect(diagnostic.place == .manifest(6))
    #expect(diagnostic.notes.map(\.place) == [.manifest(5), .manifest(7)])
    #expect(diagnostic.message == "\"A.ttf\" is listed 3 times")
  }

  @Test func `two spellings of one file are a duplicate`() {
    let entries: [ResolvedEntry] = [
      .entry("A.ttf", line: 5, file: "A.ttf"), .entry("./A.ttf", line: 6, file: "A.ttf"),
    ]
    let found = Sample(processes: [.process(entries: entries)]).found(
      by: DuplicateManifestEntry.self)
    #expect(found.count == 1)
  }

  @Test func `a manifest of the wrong form is an error, an item of it a warning`() {
    let faults: [Manifest.Fault] = [
      .init(
        kind: .wrongType(.uiAppFonts, found: "a string", expected: "an array of strings"),
        place: .manifest(4)),
      .init(kind: .itemIsNoString(.uiAppFonts, found: "a number"), place: .manifest(6)),
      .init(kind: .itemIsNoString(.uiAppFonts, found: "a number"), place: .manifest(7)),
      .init(kind: .itemIsEmpty(.uiAppFonts), place: .manifest(8)),
    ]
    let found = Sample(processes: [.process(faults: faults)]).found(by: MalformedManifest.self)
    #expect(found.map(\.severity) == [.error, .warning, .warning])
    #expect(found.map(\.place) == [.manifest(4), .manifest(6), .manifest(8)])
    #expect(found[1].notes.map(\.place) == [.manifest(7)])
    #expect(
      found[0].message
        == "UIAppFonts is a string but must be an array of strings, so it is ignored")
  }

  @Test func `sixteen unlisted fonts are one warning with sixteen notes at the key`() throws {
    let fonts = (1...16).map { FontFile.font("Gate-\($0)") }
    let found = Sample(
      fonts: fonts, processes: [.process(bundled: fonts.map(\.path.lastComponent))]
    ).found(by: UnlistedFont.self)
    let diagnostic = try #require(found.first)
    #expect(found.count == 1)
    #expect(diagnostic.severity == .warning)
    #expect(diagnostic.notes.count == 16)
    #expect(diagnostic.place == .manifest(4))
    #expect(
      diagnostic.message
        == "16 fonts are in the bundle but not in UIAppFonts")
  }

  @Test func `a font that something asks for is reported there and not as unlisted`() {
    let sample = Sample(
      fonts: [.font("GateSans-Bold")], processes: [.process(bundled: ["GateSans-Bold.ttf"])],
      names: [
        .name("GateSans-Bold", .gives(.unregistered, face: "GateSans-Bold", link: .notDeclared))
      ])
    #expect(sample.found(by: UnlistedFont.self).isEmpty)
    #expect(sample.found(by: UnregisteredFont.self).count == 1)
  }

  @Test func `a font that an entry misspells is the entry's mistake alone`() {
    let near = NearMiss(
      difference: .missingExtension, path: "/app/Fonts/GateSans-Bold.ttf",
      entry: "GateSans-Bold.ttf")
    let sample = Sample(
      fonts: [.font("GateSans-Bold")],
      processes: [
        .process(
          bundled: ["GateSans-Bold.ttf"],
          entries: [.entry("GateSans-Bold", line: 7, file: nil, near: [near])])
      ])
    #expect(sample.found(by: UnlistedFont.self).isEmpty)
    #expect(sample.found(by: MissingFontFile.self).count == 1)
  }

  @Test func `fonts are not unlisted where the code registers fonts`() {
    let call = RunTimeFonts.Call(function: "registerAllCustomFonts", place: .code(90))
    let path = "/app/Fonts/GateSans-Bold.ttf"
    func found(_ runTime: RunTimeFonts) -> [String] {
      Sample(
        fonts: [.font("GateSans-Bold"), .font("GateSans-Thin")],
        processes: [
          .process(bundled: ["GateSans-Bold.ttf", "GateSans-Thin.ttf"], runTime: runTime)
        ]
      ).found(by: UnlistedFont.self).flatMap(\.notes).map(\.message)
    }
    let thin = ["\"GateSans-Thin.ttf\" is not in UIAppFonts"]
    #expect(found(RunTimeFonts()).count == 2)
    #expect(found(RunTimeFonts(files: [path: call])) == thin)
    #expect(found(RunTimeFonts(possible: [path: call])) == thin)
    #expect(found(RunTimeFonts(undetermined: [call])).isEmpty)
  }

  @Test func `two fonts of one name are an error at the second, copies a note`() throws {
    func found(sizes: (Int, Int)) -> [Diagnostic] {
      Sample(
        fonts: [
          .font("GateSans", file: "A.ttf", size: sizes.0),
          .font("GateSans", file: "B.ttf", size: sizes.1),
        ],
        processes: [.process(bundled: ["A.ttf", "B.ttf"], declared: ["B.ttf", "A.ttf"])]
      ).found(by: DuplicatePostScriptName.self)
    }
    let diagnostic = try #require(found(sizes: (100, 200)).first)
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.place == SourcePlace(path: "/app/Fonts/A.ttf"))
    #expect(
      diagnostic.message
        == "\"A.ttf\" and \"B.ttf\" both have the PostScript name \"GateSans\"; "
        + "only one of them is registered")
    #expect(found(sizes: (100, 100)).map(\.severity) == [.note])
  }

  @Test func `without a process one folder is a bundle, and across folders it is a note`() {
    var fonts = [
      FontFile.font("GateSans", file: "A.ttf"), .font("GateSans", file: "B.ttf", size: 2),
    ]
    #expect(
      Sample(fonts: fonts).found(by: DuplicatePostScriptName.self).map(\.severity) == [.error])
    fonts[1].path = "/app/Old/B.ttf"
    #expect(Sample(fonts: fonts).found(by: DuplicatePostScriptName.self).map(\.severity) == [.note])
  }

  @Test func `a web font beside its TrueType form is no duplicate`() {
    let fonts = [
      FontFile.font("GateSans", file: "A.ttf"),
      .font("GateSans", file: "A.woff2", size: 2, format: .woff2),
    ]
    #expect(Sample(fonts: fonts).found(by: DuplicatePostScriptName.self).isEmpty)
  }

  @Test(arguments: [
    (FontFormat.woff, Severity.error), (.woff2, .error), (.embeddedOpenType, .warning),
    (.type1, .warning), (.dataForkSuitcase, .warning),
  ])
  func `a declared font of another format is reported at its entry`(
    format: FontFormat, severity: Severity
  ) {
    let found = Sample(
      fonts: [.font("Gate", file: "Gate.x", format: format)],
      processes: [
        .process(
          bundled: ["Gate.x"], declared: ["Gate.x"],
          entries: [.entry("Gate.x", line: 7, file: "Gate.x")])
      ]
    ).found(by: UnsupportedFontFormat.self)
    #expect(found.map(\.severity) == [severity])
    #expect(found.map(\.place) == [.manifest(7)])
  }

  @Test func `web fonts that are only bundled are one note a folder, a warning beside a widget`() {
    let fonts = ["A", "B"].map { FontFile.font($0, file: "\($0).woff", format: .woff) }
    var sample = Sample(fonts: fonts, processes: [.process(bundled: ["A.woff", "B.woff"])])
    #expect(sample.found(by: UnsupportedFontFormat.self).map(\.severity) == [.note])
    sample.processes.append(.process("Widget", kind: .appex))
    #expect(sample.found(by: UnsupportedFontFormat.self).map(\.severity) == [.warning])
    #expect(sample.found(by: UnsupportedFontFormat.self).first?.notes.count == 1)
  }

  @Test(arguments: [
    (FontInspectionError.ImpostorKind.emptyFile, "\"A.ttf\" is empty"),
    (.gitLFSPointer, "\"A.ttf\" is a Git LFS pointer, not the font"),
    (.htmlPage, "\"A.ttf\" is a web page, not a font"),
    (
      .truncated(size: 10, needed: 90),
      "\"A.ttf\" is truncated (10 of at least 90 bytes)"
    ), (.unknownContent, "\"A.ttf\" is not a font"),
  ])
  func `a font that cannot be read says what it is`(
    kind: FontInspectionError.ImpostorKind, message: String
  ) {
    let error = FontInspectionError(path: "/app/A.ttf", cause: .notAFont(kind))
    let found = Sample(failures: [error]).found(by: UnreadableFont.self)
    #expect(found.map(\.message) == [message])
    #expect(found.map(\.severity) == [.error])
    #expect(found.map(\.place) == [SourcePlace(path: "/app/A.ttf")])
  }

  @Test func `a damaged font for old browsers is a note`() {
    let error = FontInspectionError(path: "/app/A.EOT", cause: .notAFont(.unknownContent))
    #expect(Sample(failures: [error]).found(by: UnreadableFont.self).map(\.severity) == [.note])
  }

  @Test func `a root without anything is an error there`() {
    let sample = Sample(fonts: [.font("GateSans")], roots: ["/app", "/app2"])
    let found = sample.found(by: NothingToCheck.self)
    #expect(found.map(\.place) == [SourcePlace(path: "/app2")])
    #expect(found.map(\.severity) == [.error])
  }
}
