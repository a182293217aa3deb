import AppManifest
import FontDiagnostics
import FontInspection
import FontReferences
import FontReport
import FontResolution
import SourceText
import Testing

/// Reports that reporters find hard.
enum SampleReports {
  static let directory = "/project"

  static let all = [
    Sample(name: "empty", report: empty), Sample(name: "app", report: app),
    Sample(name: "awkward", report: awkward), Sample(name: "audit", report: audit),
    Sample(name: "many", report: many),
  ]

  /// A report as an argument of a test, shown by its name.
  struct Sample: CustomTestStringConvertible {
    var name: String
    var report: Report
    var testDescription: String { name }
  }

  static let empty = Report(
    currentDirectory: directory, assessment: assessment(), diagnostics: [], unchecked: [])

  /// Fonts alone.
  static let audit = Report(
    kind: .audit, currentDirectory: directory,
    assessment: assessment(catalogue: catalogue),
    diagnostics: [
      Diagnostic(
        rule: "unreadable_font", severity: .error,
        message: "is a Git LFS pointer: the font was never fetched",
        place: SourcePlace(path: "/project/Fonts/Broken.ttf"), help: "run 'git lfs pull'")
    ], unchecked: [])

  /// A thousand diagnostics.
  static let many = Report(
    currentDirectory: directory, assessment: assessment(),
    diagnostics: (1...1000).map { number in
      Diagnostic(
        rule: "unknown_font_name", severity: Severity.allCases[number % 3],
        message: "no font has the name \"Font\(number)\"",
        place: place("/project/File\(number % 7).swift", number, 5, 9))
    }, unchecked: [])

  static func place(_ path: String, _ line: Int, _ start: Int, _ end: Int) -> SourcePlace {
    SourcePlace(
      path: path,
      range: TextRange(
        start: TextPosition(line: line, column: start), end: TextPosition(line: line, column: end)))
  }

  static func assessment(
    catalogue: FontCatalogue = FontCatalogue(), processes: [ProcessFonts] = [],
    names: [ResolvedName] = []
  ) -> Assessment {
    Assessment(
      roots: [directory], catalogue: catalogue,
      manifests: ManifestReading(processes: processes.map(\.process)),
      references: ReferenceReading(references: names.flatMap(\.uses)), processes: processes,
      names: names)
  }

  static let catalogue = FontCatalogue(
    files: [
      FontFile(
        path: "/project/Fonts/GateMono.ttc", size: 1024, format: .trueType, isCollection: true,
        faces: [face(0, "GateMono-Regular"), face(1, "GateMono-Bold")])
    ],
    failures: [
      FontInspectionError(path: "/project/Fonts/Broken.ttf", cause: .notAFont(.gitLFSPointer))
    ])

  private static func face(_ index: Int, _ name: String) -> Face {
    Face(
      index: index, names: FaceNames(postScript: [name], full: [name], families: ["Gate Mono"]),
      style: FaceStyle(
        weightClass: 400, widthClass: 5, slant: .upright, isBold: false, isItalic: false,
        isMonospaced: true),
      metrics: FaceMetrics(
        ascender: 800, descender: -200, lineGap: 0, capHeight: nil, xHeight: nil, italicAngle: 0,
        underlinePosition: 0, underlineThickness: 0, usesTypographicMetrics: false,
        typographic: nil, windows: nil, boundingBox: .init(xMin: 0, yMin: 0, xMax: 0, yMax: 0)),
      unitsPerEm: 1000, glyphCount: 1, characterCount: 1)
  }
}
