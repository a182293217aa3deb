import AppManifest
import FontInspection
import FontReferences
import FontResolution
import SourceText
import Testing

/// An entry, the files of the bundle, and those it names.
struct EntryRow: CustomTestStringConvertible {
  var fact: String
  var entry: String
  var bundled: [String]
  var files: [String]
  var nested: [String] = []
  var platform: Platform = .iOS
  var matching: BundleContents.Matching = .exact

  var testDescription: String { "\(fact): \"\(entry)\" \(matching)" }
}

struct MissRow: CustomTestStringConvertible {
  var fact: String
  var entry: String
  var bundled: [String]
  var difference: NearMiss.Difference?
  var value: String?
  var platform: Platform = .iOS
  var matching: BundleContents.Matching = .suffix

  var testDescription: String { "\(fact): \"\(entry)\" \(matching)" }
}

struct EntryTests {
  @Test(
    "an entry names its files",
    arguments: [
      EntryRow(fact: "1.1.2", entry: "A.ttf", bundled: ["A.ttf", "B.ttf"], files: ["A.ttf"]),
      EntryRow(
        fact: "1.1.2", entry: "fonts/A.ttf", bundled: ["fonts/A.ttf", "A.ttf"],
        files: ["fonts/A.ttf"]),
      EntryRow(fact: "1.1.3", entry: "A.ttf", bundled: ["fonts/A.ttf"], files: []),
      EntryRow(
        fact: "convention", entry: "A.ttf", bundled: ["fonts/A.ttf"], files: ["fonts/A.ttf"],
        matching: .suffix),
      EntryRow(
        fact: "convention", entry: "project_fonts/A.ttf", bundled: ["x/project_fonts/A.ttf"],
        files: ["x/project_fonts/A.ttf"], matching: .suffix),
      EntryRow(
        fact: "convention", entry: "fonts/A.ttf", bundled: ["x/myfonts/A.ttf"], files: [],
        matching: .suffix),
      EntryRow(fact: "1.1.5", entry: "a.ttf", bundled: ["A.ttf"], files: []),
      EntryRow(fact: "1.1.6", entry: "./A.ttf", bundled: ["A.ttf"], files: ["A.ttf"]),
      EntryRow(fact: "1.1.6", entry: "/A.ttf", bundled: ["A.ttf"], files: ["A.ttf"]),
      EntryRow(fact: "1.1.7", entry: "A", bundled: ["A.ttf"], files: []),
      EntryRow(fact: "1.1.8", entry: "", bundled: ["A.ttf"], files: []),
      EntryRow(fact: "escaping", entry: "../A.ttf", bundled: ["A.ttf"], files: []),
      EntryRow(fact: "escaping", entry: "x/../A.ttf", bundled: ["A.ttf"], files: ["A.ttf"]),
      EntryRow(
        fact: "10 normalisation", entry: "Caf\u{E9}.ttf", bundled: ["Cafe\u{301}.ttf"],
        files: []),
      EntryRow(
        fact: "1.3.5 build setting", entry: "$(DIR)/A.ttf", bundled: ["x/A.ttf"],
        files: ["x/A.ttf"]),
      EntryRow(
        fact: "1.2.1", entry: "Fonts", bundled: ["Fonts/A.ttf", "B.ttf"],
        files: ["Fonts/A.ttf"], platform: .macOS),
      EntryRow(
        fact: "1.2.1", entry: "Stuff/Fonts/", bundled: ["Stuff/Fonts/A.ttf"],
        files: ["Stuff/Fonts/A.ttf"], platform: .macOS),
      EntryRow(
        fact: "1.2.1", entry: "Fonts/A.ttf", bundled: ["Fonts/A.ttf", "Fonts/B.ttf"],
        files: ["Fonts/A.ttf"], platform: .macOS),
      EntryRow(
        fact: "1.2.2", entry: ".", bundled: ["A.ttf", "x/B.ttf"], files: ["A.ttf"],
        nested: ["x/B.ttf"], platform: .macOS),
      EntryRow(
        fact: "1.2.2", entry: "./", bundled: ["A.ttf"], files: ["A.ttf"], platform: .macOS),
      EntryRow(fact: "1.2.2", entry: "", bundled: ["A.ttf"], files: ["A.ttf"], platform: .macOS),
      EntryRow(
        fact: "1.2.4", entry: "Fonts", bundled: ["Fonts/A.ttf", "Fonts/x/B.ttf"],
        files: ["Fonts/A.ttf"], nested: ["Fonts/x/B.ttf"], platform: .macOS),
      EntryRow(
        fact: "convention", entry: "Fonts", bundled: ["App/Fonts/A.ttf", "App/Fonts/x/B.ttf"],
        files: ["App/Fonts/A.ttf"], nested: ["App/Fonts/x/B.ttf"], platform: .macOS,
        matching: .suffix),
      EntryRow(
        fact: "convention", entry: ".", bundled: ["App/Fonts/A.ttf", "B.ttf"],
        files: ["App/Fonts/A.ttf", "B.ttf"], platform: .macOS, matching: .suffix),
    ])
  func names(_ row: EntryRow) throws {
    let process = AppProcess.make(
      platform: row.platform, entries: [row.entry], bundled: row.bundled.map { "/app/" + $0 },
      matching: row.matching)
    let fonts = try #require(SmallProject(processes: [process]).assessment.processes.first)
    let entry = try #require(fonts.entries.first)
    #expect(entry.files == row.files.map { "/app/" + $0 })
    #expect(entry.nested == row.nested.map { "/app/" + $0 })
    #expect(fonts.declared == entry.files + entry.nested)
  }

  @Test(
    "an entry that names no file says which it nearly names",
    arguments: [
      MissRow(
        fact: "1.1.5", entry: "inter-bold.ttf", bundled: ["Inter-Bold.ttf", "Inter-Thin.ttf"],
        difference: .letterCase, value: "Inter-Bold.ttf"),
      MissRow(
        fact: "1.1.7", entry: "Inter-Bold", bundled: ["Inter-Bold.otf"],
        difference: .missingExtension, value: "Inter-Bold.otf"),
      MissRow(
        fact: "other extension", entry: "Inter-Bold.ttf", bundled: ["Inter-Bold.otf"],
        difference: .otherExtension, value: "Inter-Bold.otf"),
      MissRow(
        fact: "other extension", entry: "Inter-Bold.tff", bundled: ["Inter-Bold.ttf"],
        difference: .otherExtension, value: "Inter-Bold.ttf"),
      MissRow(
        fact: "1.1.7", entry: "Inter.Bold", bundled: ["Inter.Bold.ttf"],
        difference: .missingExtension, value: "Inter.Bold.ttf"),
      MissRow(
        fact: "1.1.3", entry: "Fonts/A.ttf", bundled: ["Resources/A.ttf"], difference: .folder,
        value: "A.ttf"),
      MissRow(
        fact: "1.1.3", entry: "font/A.ttf", bundled: ["App/Fonts/A.ttf"], difference: .folder,
        value: "A.ttf"),
      MissRow(
        fact: "1.1.3", entry: "project_font/A.ttf", bundled: ["App/project_fonts/A.ttf"],
        difference: .folder, value: "project_fonts/A.ttf"),
      MissRow(
        fact: "1.1.5", entry: "fonts/A.ttf", bundled: ["App/Fonts/A.ttf"], difference: .folder,
        value: "Fonts/A.ttf"),
      MissRow(
        fact: "1.1.3", entry: "A.ttf", bundled: ["Fonts/A.ttf"], difference: .folder,
        value: "Fonts/A.ttf", matching: .exact),
      MissRow(
        fact: "1.1.3", entry: "Fonts/A.ttf", bundled: ["A.ttf"], difference: .folder,
        value: "A.ttf", matching: .exact),
      MissRow(
        fact: "10 invisible", entry: "A.ttf", bundled: ["\u{200C}A.ttf"],
        difference: .invisibleCharacter, value: "\u{200C}A.ttf"),
      MissRow(
        fact: "10 invisible", entry: "Inter\u{AD}.ttf", bundled: ["Inter.ttf"],
        difference: .invisibleCharacter, value: "Inter.ttf"),
      MissRow(
        fact: "10 invisible", entry: "Inter.ttf\u{FEFF}", bundled: ["Inter.ttf"],
        difference: .invisibleCharacter, value: "Inter.ttf"),
      MissRow(
        fact: "10 normalisation", entry: "Caf\u{E9}.ttf", bundled: ["Cafe\u{301}.ttf"],
        difference: .unicodeNormalisation, value: "Cafe\u{301}.ttf"),
      MissRow(
        fact: "spelling", entry: "Monserrat-Bold.ttf", bundled: ["Montserrat-Bold.ttf"],
        difference: .spelling, value: "Montserrat-Bold.ttf"),
      MissRow(
        fact: "spelling", entry: "OpenSans Bold.ttf", bundled: ["OpenSans-Bold.ttf"],
        difference: .spelling, value: "OpenSans-Bold.ttf"),
      MissRow(fact: "far", entry: "Lobster.ttf", bundled: ["Inter-Bold.ttf"]),
      MissRow(fact: "far", entry: "A.ttf", bundled: ["B.ttf"]),
      MissRow(
        fact: "1.2.5", entry: "Fontz", bundled: ["Fonts/A.ttf", "Fonts/B.ttf"],
        difference: .spelling, value: "Fonts", platform: .macOS),
    ])
  func misses(_ row: MissRow) throws {
    let process = AppProcess.make(
      platform: row.platform, entries: [row.entry], bundled: row.bundled.map { "/app/" + $0 },
      matching: row.matching)
    let entry = try #require(
      SmallProject(processes: [process]).assessment.processes.first?.entries.first)
    #expect(entry.files.isEmpty)
    #expect(entry.nearMisses.map(\.difference) == (row.difference.map { [$0] } ?? []))
    #expect(entry.nearMisses.first.map { Array($0.entry.utf8) } == row.value.map { Array($0.utf8) })
  }

  @Test func `a folder in other letter case is found on volumes of macOS`() throws {
    let bundled = ["/app/Fonts/A.ttf", "/app/Fonts/B.ttf"]
    let process = AppProcess.make(platform: .macOS, entries: ["fonts"], bundled: bundled)
    let entry = try #require(
      SmallProject(processes: [process]).assessment.processes.first?.entries.first)
    #expect(entry.files == bundled)
    #expect(entry.differsInCase)
    #expect(entry.nearMisses.isEmpty)
  }

  @Test("a misspelling does not mean a file that another entry names")
  func takenFiles() throws {
    let process = AppProcess.make(
      entries: ["Gate-Regular1.ttf", "Gate-Regular2.ttf"], bundled: ["/app/Gate-Regular1.ttf"])
    let entries = try #require(SmallProject(processes: [process]).assessment.processes.first)
    #expect(entries.entries[1].nearMisses.isEmpty)
  }

  @Test("a font that an entry nearly names is no stray")
  func misspelt() throws {
    let process = AppProcess.make(
      entries: ["Gate-Bold"], bundled: ["/app/Gate-Bold.ttf", "/app/Other.ttf"])
    let fonts = try #require(SmallProject(processes: [process]).assessment.processes.first)
    #expect(fonts.undeclared.map(\.path) == ["/app/Other.ttf"])
  }

  @Test("a folder of fonts that lie flat in the bundle is a near miss (fact P2)")
  func flattenedGroup() throws {
    var process = AppProcess.make(platform: .macOS, entries: ["Fonts"])
    process.bundle.fonts = [BundledFile(path: "/app/App/Fonts/A.ttf", bundlePath: "A.ttf")]
    let entry = try #require(
      SmallProject(processes: [process]).assessment.processes.first?.entries.first)
    #expect(
      entry.nearMisses == [NearMiss(difference: .folder, path: "/app/App/Fonts", entry: ".")])
  }

  @Test(
    "of several files that fit by convention the nearest to the manifest is meant, the others are no strays"
  )
  func nearestCopy() throws {
    let copies = ["/app/One/A.ttf", "/app/Two/A.ttf"]
    let project = SmallProject(processes: [
      .make(
        "One", manifest: "/app/One/Info.plist", entries: ["A.ttf"], bundled: copies,
        matching: .suffix),
      .make(
        "Two", manifest: "/app/Two/Info.plist", entries: ["A.ttf"], bundled: copies,
        matching: .suffix),
    ])
    let processes = project.assessment.processes
    #expect(processes.map(\.declared) == [["/app/One/A.ttf"], ["/app/Two/A.ttf"]])
    #expect(processes.allSatisfy { $0.undeclared.isEmpty })
  }

  @Test("a file outside the bundle that an entry would name is said")
  func elsewhere() throws {
    let process = AppProcess.make(entries: ["Fonts/A.ttf"])
    let project = SmallProject(fonts: [.make("Other/A.ttf", "A")], processes: [process])
    let entry = try #require(project.assessment.processes.first?.entries.first)
    #expect(entry.elsewhere == ["/app/Other/A.ttf"])
  }

  @Test(
    "a key that the platform does not read registers nothing (facts P7, P8)",
    arguments: [
      (Platform.macOS, Manifest.Key.uiAppFonts, false),
      (.macOS, .atsApplicationFontsPath, true), (.iOS, .atsApplicationFontsPath, false),
      (.iOS, .uiAppFonts, true), (.macCatalyst, .uiAppFonts, true), (.watchOS, .uiAppFonts, true),
    ])
  func ineffectiveKeys(_ platform: Platform, _ key: Manifest.Key, _ works: Bool) throws {
    let process = AppProcess.make(
      platform: platform, entries: ["A.ttf"], key: key, bundled: ["/app/A.ttf"])
    let project = SmallProject(
      fonts: [.make("A.ttf", "Gate-A")], processes: [process],
      references: [.asking(for: "Gate-A")])
    let assessment = project.assessment
    let fonts = try #require(assessment.processes.first)
    #expect(fonts.entries.first?.isEffective == works)
    #expect(fonts.entries.first?.files == ["/app/A.ttf"])
    #expect(fonts.entry(naming: "/app/A.ttf")?.isEffective == works)
    #expect(fonts.declared == (works ? ["/app/A.ttf"] : []))
    #expect(fonts.undeclared.isEmpty)
    #expect(
      assessment.names.first?.resolutions.map(\.outcome)
        == [works ? .postScriptName : .unregistered])
  }

  @Test("a plist with both keys may serve two platforms, where no project says which")
  func bothKeys() throws {
    var process = AppProcess.make(platform: .macOS, entries: ["Fonts"], bundled: ["/app/A.ttf"])
    let place = SourcePlace.at("/app/Info.plist", line: 9)
    process.manifest.keys.append(.init(key: .uiAppFonts, place: place))
    process.manifest.entries.append(.init(value: "A.ttf", key: .uiAppFonts, place: place))
    let fonts = try #require(SmallProject(processes: [process]).assessment.processes.first)
    #expect(fonts.declared == ["/app/A.ttf"])
  }

  @Test("a storyboard's fonts are registered, but not on the Mac (fact P12)")
  func documentFonts() throws {
    for (platform, declared) in [(Platform.iOS, ["/app/Fonts/A.ttf"]), (.macOS, [])] {
      let project = SmallProject(
        processes: [.make(platform: platform, bundled: ["/app/Fonts/A.ttf"])],
        documentFonts: [
          .init(
            fileName: "A.ttf", postScriptNames: ["A"], place: .at("/app/Main.storyboard", line: 3)),
          .init(
            fileName: "Georgia.ttf", postScriptNames: ["Georgia"],
            place: .at("/app/Main.storyboard", line: 4)),
        ])
      #expect(project.assessment.processes.first?.declared == declared)
    }
  }

  @Test("by convention an undeclared font stands with the nearest manifest, once")
  func nearestManifest() throws {
    let bundled = ["/app/App/Fonts/A.ttf", "/app/Widget/B.ttf", "/app/C.ttf"]
    let project = SmallProject(processes: [
      .make(
        "App", manifest: "/app/App/Info.plist", entries: ["X.ttf"], bundled: bundled,
        matching: .suffix),
      .make(
        "Widget", manifest: "/app/Widget/Info.plist", entries: ["C.ttf"], bundled: bundled,
        matching: .suffix),
    ])
    let undeclared = project.assessment.processes.map { $0.undeclared.map(\.path) }
    #expect(undeclared == [["/app/App/Fonts/A.ttf"], ["/app/Widget/B.ttf"]])
  }
}
