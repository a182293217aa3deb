import FontInspection
import Foundation
import Testing

@testable import FontReport

struct InspectReportTests {
  private static func report(_ catalogue: FontCatalogue, width: Int? = nil) -> InspectReport {
    InspectReport(catalogue: catalogue, currentDirectory: SampleCatalogue.folder, width: width)
  }

  @Test(arguments: InspectReport.Format.allCases)
  func `the fixture fonts are shown as ever`(format: InspectReport.Format) throws {
    let text = Self.report(SampleCatalogue.fixtures, width: 90).text(format)
    #expect(Golden.withoutDress(text) == (try Golden.text("inspect-fixtures.\(format.rawValue)")))
  }

  @Test(arguments: InspectReport.Format.allCases)
  func `one file alone is told in full`(format: InspectReport.Format) throws {
    var report = Self.report(SampleCatalogue.card, width: 72)
    report.showsAllNames = true
    report.showsCoverage = true
    let golden = try Golden.text("inspect-card.\(format.rawValue)")
    #expect(Golden.withoutDress(report.text(format)) == golden)
  }

  @Test(arguments: [
    SampleCatalogue.fixtures, SampleCatalogue.awkward, SampleCatalogue.card, FontCatalogue(),
  ])
  func `the JSON is valid by its schema`(catalogue: FontCatalogue) throws {
    var report = Self.report(catalogue)
    report.showsAllNames = true
    report.showsCoverage = true
    report.wantedText = "Aあ"
    let text = report.text(.json)
    #expect(try SchemaCheck.validate(text, schema: "inspect") == .init(status: 0, text: ""))
  }

  @Test func `the JSON keeps every name as it is`() throws {
    let text = Self.report(SampleCatalogue.awkward).text(.json)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let files = try #require(object["files"] as? [[String: Any]])
    let faces = files.flatMap { $0["faces"] as? [[String: Any]] ?? [] }
    let names = SampleCatalogue.awkward.files.compactMap { $0.faces.first?.names.family }
    #expect(Set(faces.compactMap { $0["family"] as? String }) == Set(names))
  }

  @Test(arguments: InspectReport.Format.allCases)
  func `no control character reaches the terminal`(format: InspectReport.Format) {
    let text = Self.report(SampleCatalogue.awkward).text(format)
    let controls = text.unicodeScalars.filter {
      $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\r"
    }
    #expect(controls.isEmpty)
    #expect(!text.unicodeScalars.contains("\u{202E}"))
  }

  @Test(arguments: [20, 40, 60, 80, 200])
  func `no line of the table is wider than the terminal`(width: Int) {
    for catalogue in [SampleCatalogue.fixtures, SampleCatalogue.awkward, SampleCatalogue.card] {
      var report = Self.report(catalogue, width: width)
      report.showsAllNames = true
      report.showsCoverage = true
      let lines = report.text(.table).split(separator: "\n")
      let widths = lines.map { $0.reduce(0) { $0 + DisplayWidth.columns($1) } }
      #expect(widths.max() ?? 0 <= width)
    }
  }

  @Test func `a wide character fills two columns of the table`() throws {
    let lines = Self.report(SampleCatalogue.awkward).text(.table).split(separator: "\n")
    let rows = lines.filter { $0.contains("250 Light") }
    let starts = rows.compactMap { row in
      row.range(of: "250 Light").map { range in
        row[..<range.lowerBound].reduce(0) { $0 + DisplayWidth.columns($1) }
      }
    }
    #expect(rows.count == SampleCatalogue.awkward.files.count)
    #expect(Set(starts).count == 1)
  }

  @Test func `a spreadsheet runs no name as a formula`() {
    let rows = Self.report(SampleCatalogue.awkward).text(.csv).components(separatedBy: "\r\n")
    #expect(!rows.contains { $0.split(separator: ",").contains { $0.hasPrefix("=") } })
    #expect(rows.filter { !$0.isEmpty }.count == 1 + 8 + 1)
  }

  @Test func `the card says how a licence begins, not all of it`() {
    #expect(FaceText.license("Open Font License") == "Open Font License")
    #expect(FaceText.license("Open Font License\r\n\nAll of it") == "Open Font License …")
    let long = Array(repeating: "word", count: 100).joined(separator: " ")
    #expect(FaceText.license(long).count < 250)
    #expect(FaceText.license(long).hasSuffix("word …"))
  }

  @Test func `the words for weights are those of the nearest hundred`() {
    let words = [1, 4, 49, 100, 149, 150, 400, 449, 450, 700, 950, 1000].map { weight in
      FaceStyle(
        weightClass: weight, widthClass: 5, slant: .upright, isBold: false, isItalic: false,
        isMonospaced: false
      ).weightName
    }
    #expect(
      words == [
        "Thin", "Regular", "Thin", "Thin", "Thin", "Extra Light", "Regular", "Regular", "Medium",
        "Bold", "Black", "Black",
      ])
  }
}
