import AppManifest
import FontInspection
import FontReferences
import FontResolution
import Testing

private let fonts: [FontFile] = [
  .make(
    "Inter-SemiBold.ttf", "Inter-SemiBold", families: ["Inter"], full: ["Inter SemiBold"],
    style: "SemiBold", legacy: "Inter SemiBold", legacyStyle: "Regular", weight: 600),
  .make(
    "Inter-Regular.ttf", "Inter-Regular", families: ["Inter"], full: ["Inter Regular"],
    style: "Regular"),
  .make(
    "Inter-Bold.ttf", "Inter-Bold", families: ["Inter"], full: ["Inter Bold"], style: "Bold",
    weight: 700),
  .make("NotoSerif-Regular.ttf", "NotoSerif", families: ["Noto Serif"], full: ["Noto Serif"]),
  .make("GateSans-Regular.ttf", "GateSans-Regular", families: ["Gate Sans"], style: "Regular"),
  .make(
    "GateSans-Bold.ttf", "GateSans-Bold", families: ["Gate Sans"], style: "Bold", weight: 700),
  .make("Caption.ttf", "GateCaption-Book", families: ["Gate Caption"], full: ["Gate Caption Book"]),
  .make(
    "Poppins-Medium.ttf", "Poppins-Medium", families: ["Poppins"], full: ["Poppins Medium"],
    style: "Medium", legacy: "Poppins Mid", weight: 500),
  .make("Harbor-Regular.ttf", "Harbor-Regular", families: ["Harbor"], style: "Regular"),
  .make("Harbor-Mediu.ttf", "Harbor-Mediu", families: ["Harbor"], style: "Mediu", weight: 500),
  .make(
    "OutfitVF.ttf", "OutfitVariable", families: ["Outfit Variable"], axes: ["wght"],
    instances: [
      ("Light", ["OutfitVariable-Light"], 300), ("Regular", ["OutfitVariable"], 400),
      ("Bold", ["OutfitVariable-Bold"], 700),
    ]),
  .make(
    "Raleway-Regular.ttf", "Raleway-Thin", families: ["Raleway"], weight: 100, axes: ["wght"],
    instances: [
      ("Thin", ["Raleway-Thin"], 100), ("Regular", ["RalewayRoman-Regular"], 400),
    ]),
]

struct NearestRow: CustomTestStringConvertible {
  var name: String
  var nearest: String?
  var reason: NearestName.Reason?
  var api: FontAPI = .uiFont
  var testDescription: String { "\(name) → \(nearest ?? "nothing")" }
}

struct NearestNamesTests {
  @Test(
    "a name that no font has is answered with the nearest",
    arguments: [
      NearestRow(name: "inter-semibold", nearest: "Inter-SemiBold", reason: .letterCase),
      NearestRow(name: "Inter Semi_Bold", nearest: "Inter-SemiBold", reason: .separators),
      NearestRow(name: "InterSemiBold", nearest: "Inter-SemiBold", reason: .separators),
      NearestRow(name: "Inter-DemiBold", nearest: "Inter-SemiBold", reason: .weightWord),
      // The font misspells its own name.
      NearestRow(name: "Harbor-Medium", nearest: "Harbor-Mediu", reason: .spelling),
      NearestRow(name: "Harbor-Light", nearest: "Harbor-Regular", reason: .sameFamily),
      NearestRow(name: "Inter-Demi", nearest: "Inter-SemiBold", reason: .weightWord),
      NearestRow(name: "Caption", nearest: "GateCaption-Book", reason: .fileName),
      NearestRow(name: "Caption.ttf", nearest: "GateCaption-Book", reason: .fileName),
      NearestRow(name: "Inter-Bold.ttf", nearest: "Inter-Bold", reason: .fileName),
      NearestRow(name: "NotoSerif-Regular", nearest: "NotoSerif", reason: .fileName),
      NearestRow(name: "Noto Serif Regular", nearest: "NotoSerif", reason: .fileName),
      NearestRow(name: "Poppins Mid", nearest: "Poppins-Medium", reason: .legacyFamily),
      NearestRow(
        name: "Outfit-Bold", nearest: "OutfitVariable-Bold", reason: .staticNameOfVariable),
      NearestRow(name: "Outfit-Regular", nearest: "OutfitVariable", reason: .staticNameOfVariable),
      NearestRow(name: "Courier-Medium", nearest: "Courier", reason: .sameFamily),
      NearestRow(name: "IowanOldStyle-Medium"),
      NearestRow(name: "Poppin", nearest: "Poppins-Medium", reason: .sameFamily),
      NearestRow(name: "Poppin-Medium", nearest: "Poppins-Medium", reason: .spelling),
      NearestRow(name: "GateSnas", nearest: "GateSans-Regular", reason: .sameStyle),
      NearestRow(name: "GateSans", nearest: "GateSans-Regular", reason: .regularSuffix),
      NearestRow(name: "GateSans-Body", nearest: nil),
      NearestRow(name: "GateSans-Mono", nearest: nil),
      NearestRow(name: "GateSans-Gold", nearest: nil),
      NearestRow(name: "GateSans-Blod", nearest: "GateSans-Bold", reason: .spelling),
      NearestRow(name: "GateSlab-Regular", nearest: nil),
      NearestRow(name: "GateMono-Bold", nearest: nil),
      NearestRow(name: "GateSens-Bold", nearest: "GateSans-Bold", reason: .spelling),
      NearestRow(name: "GateSans-Wide", nearest: "GateSans-Regular", reason: .sameFamily),
      NearestRow(name: "GateSans-Bold\u{200B}", nearest: "GateSans-Bold", reason: .separators),
      NearestRow(name: "Gate\u{AD}Sans-Bold", nearest: "GateSans-Bold", reason: .separators),
      NearestRow(name: "GateSans\u{2013}Bold", nearest: "GateSans-Bold", reason: .separators),
      NearestRow(name: "Avenir-Body", nearest: nil),
      NearestRow(name: "Popins-Black", nearest: "Poppins-Medium", reason: .sameFamily),
      NearestRow(name: "Intel"),
      NearestRow(name: "Intr-Bold", nearest: "Inter-Bold", reason: .spelling),
      NearestRow(name: "Inter-Boldd", nearest: "Inter-Bold", reason: .spelling),
      NearestRow(name: "Inter-Thin", nearest: "Inter-Regular", reason: .sameFamily),
      NearestRow(name: "Inter-Black", nearest: "Inter-Bold", reason: .sameFamily),
      NearestRow(name: "GateSans-Semibold", nearest: "GateSans-Bold", reason: .sameFamily),
      NearestRow(name: "INTER-BOLD", nearest: "Inter-Bold", reason: .letterCase),
      NearestRow(name: "GillSans-Semibold", nearest: "GillSans-SemiBold", reason: .letterCase),
      NearestRow(name: "Inter_Bold", nearest: "Inter-Bold", reason: .separators),
      NearestRow(name: "Inter-Semi-Bold", nearest: "Inter-SemiBold", reason: .separators),
      NearestRow(name: "InterRegular", nearest: "Inter-Regular", reason: .separators),
      NearestRow(
        name: "Helvetica Neue-Bold", nearest: "HelveticaNeue-Bold", reason: .separators),
      NearestRow(name: "Inter-Semi", nearest: "Inter-SemiBold", reason: .weightWord),
      NearestRow(name: "Inter-Normal", nearest: "Inter-Regular", reason: .weightWord),
      NearestRow(name: "Avenir-Regular", nearest: "Avenir-Roman", reason: .weightWord),
      NearestRow(name: "Caption.otf", nearest: "GateCaption-Book", reason: .fileName),
      NearestRow(name: "Raleway-Regular", nearest: "RalewayRoman-Regular", reason: .fileName),
      NearestRow(name: "NotoSerif-Reg", nearest: "NotoSerif", reason: .fileName),
      NearestRow(
        name: "Outfit Light", nearest: "OutfitVariable-Light", reason: .staticNameOfVariable),
      NearestRow(
        name: "AmericanTypewriter-Regular", nearest: "AmericanTypewriter", reason: .regularSuffix),
      NearestRow(name: "Zapfino-Regular", nearest: "Zapfino", reason: .regularSuffix),
      NearestRow(
        name: "Inter SemiBold Regular", nearest: "Inter-SemiBold", reason: .fullNameAlike),
      NearestRow(name: "Georga", nearest: "Georgia", reason: .spelling),
      NearestRow(name: "Menlo-Italics", nearest: "Menlo-Italic", reason: .spelling),
      NearestRow(name: "🦊", nearest: nil),
      NearestRow(name: String(repeating: "Inter", count: 80), nearest: nil),
      NearestRow(name: "Helvetica-Neue", nearest: "HelveticaNeue", reason: .separators),
      NearestRow(name: "Georgia-Regular", nearest: "Georgia", reason: .regularSuffix),
      NearestRow(name: "AvenirNext-SemiBold", nearest: "AvenirNext-DemiBold", reason: .weightWord),
      NearestRow(name: "TimesNewRoman", nearest: "TimesNewRomanPSMT", reason: .sameStyle),
      NearestRow(
        name: "TimesNewRoman-Bold", nearest: "TimesNewRomanPS-BoldMT", reason: .sameStyle),
      NearestRow(name: "Arial-Bold", nearest: "Arial-BoldMT", reason: .sameStyle),
      NearestRow(name: "SFProText-Regulr", nearest: nil),
      NearestRow(name: "intr", nearest: nil),
      NearestRow(name: "Interstate-Bold", nearest: nil),
      NearestRow(name: "Lobster-Regular", nearest: nil),
      NearestRow(name: "", nearest: nil),
      NearestRow(name: "-", nearest: nil),
      NearestRow(name: "Nterr", nearest: nil),
      NearestRow(
        name: "GateCaption", nearest: "Gate Caption", reason: .separators,
        api: .descriptorFamilyAttribute),
      NearestRow(
        name: "Inter-Bold", nearest: "Inter", reason: .sameFamily, api: .descriptorFamilyAttribute),
      NearestRow(
        name: "AvenirNext", nearest: "Avenir Next", reason: .separators,
        api: .descriptorFamilyAttribute),
    ])
  func nearest(_ row: NearestRow) throws {
    let project = SmallProject(
      fonts: fonts,
      processes: [
        .make(entries: fonts.map { String($0.path.dropFirst(5)) }, bundled: fonts.map(\.path))
      ],
      references: [.asking(for: row.name, row.api)])
    let name = try #require(project.assessment.names.first)
    #expect(name.suggestions.first == row.nearest)
    #expect(name.nearest.first?.reason == row.reason)
    #expect(name.suggestions == name.nearest.map(\.name))
    #expect(name.suggestions.count <= 3)
  }

  @Test("a font of the process comes before one of the repository, and that before a built-in one")
  func sources() throws {
    let mine = FontFile.make("Georgio.ttf", "Georgio", families: ["Georgio"])
    let other = FontFile.make("Lib/Georgi.ttf", "Georgii", families: ["Georgii"])
    let project = SmallProject(
      fonts: [mine, other], processes: [.make(entries: ["Georgio.ttf"], bundled: [mine.path])],
      references: [.asking(for: "Georgie")])
    let nearest = try #require(project.assessment.names.first?.nearest)
    #expect(nearest.map(\.name) == ["Georgio", "Georgii", "Georgia"])
    #expect(nearest.map(\.source) == [.available, .repository, .builtIn])
    #expect(nearest.map { $0.face?.path } == ["/app/Georgio.ttf", "/app/Lib/Georgi.ttf", nil])
  }

  @Test("a name that is found as it is written gets no suggestion")
  func found() throws {
    let project = SmallProject(
      processes: [.make()],
      references: [.asking(for: "Georgia"), .asking(for: "Times New Roman", line: 2)])
    #expect(project.assessment.names.allSatisfy { $0.suggestions.isEmpty })
  }

  @Test("a font that the oldest system lacks, or that is no longer listed, is not suggested")
  func unavailable() throws {
    let project = SmallProject(
      processes: [.make(deploymentTarget: OSVersion(15))],
      references: [.asking(for: "Impakt"), .asking(for: "Heiti SD", line: 2)])
    #expect(!project.assessment.names.flatMap(\.suggestions).contains("Impact"))
    #expect(!project.assessment.names.flatMap(\.suggestions).contains { $0.hasPrefix("STHeiti") })
  }
}
