import FontInspection
import Foundation
import Testing

@testable import FontReport

/// What `inspect` draws in the terminal, and what it says of a text.
@Suite struct SpecimenTests {
  @Test func `outlines become blocks`() {
    var picture = BlockPicture(columns: 6, rows: 3, baseline: 6)
    // A square of eight units and a triangle, at a pixel to a unit.
    picture.add("M0 0v-4h8v4z", x: 0, scale: 1)
    picture.add("M8 0l4-4v4z", x: 0, scale: 1)
    #expect(picture.lines == ["████ ▟", "████▟█"])
  }

  @Test func `an opening is not filled, whichever way the curves go`() {
    var picture = BlockPicture(columns: 6, rows: 3, baseline: 6)
    picture.add("M0 0v-6h12v6zM4-2h4v-2h-4z", x: 0, scale: 1)
    #expect(picture.lines == ["██████", "██  ██", "██████"])
    var round = BlockPicture(columns: 4, rows: 2, baseline: 4)
    round.add("M0-2q0-2 4-2z", x: 0, scale: 1)
    #expect(round.lines == ["▞▘"])
  }

  private func missing(_ text: String, _ has: String) -> [String] {
    let coverage = CharacterCoverage(has.unicodeScalars.map { $0.value...$0.value })
    return UncoveredCharacters(text, in: coverage).characters.map(UncoveredCharacters.words)
  }

  @Test func `characters are listed once, with their code points`() {
    #expect(missing("abcba", "ab") == ["c (U+0063)"])
    #expect(missing("東京東", "") == ["東 (U+6771)", "京 (U+4EAC)"])
  }

  @Test func `a letter and its marks may be one character or several`() {
    #expect(missing("e\u{301}", "é") == [])
    #expect(missing("é", "e\u{301}") == [])
    #expect(missing("q\u{301}", "q") == ["\u{25CC}\u{301} (U+0301)"])
    #expect(missing("é", "e") == ["é (U+00E9)"])
  }

  @Test func `white space, emoji, and joiners need no glyph`() {
    #expect(missing("a\n\t\u{A0} 👩‍👩‍👧 ☺\u{FE0F} a\u{200D}a \u{AD}", "a") == [])
    #expect(missing("1 #", "") == ["1 (U+0031)", "# (U+0023)"])
    #expect(missing("☺\u{FE0E} ⌚ ⌚\u{FE0E}", "") == ["☺ (U+263A)", "⌚ (U+231A)"])
  }

  private func fixture(_ file: String) throws -> InspectReport {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Fonts").path
    return InspectReport(
      catalogue: FontCatalogue.read(paths: [folder + "/" + file]), currentDirectory: folder,
      width: 60)
  }

  @Test func `a text is held against each face`() throws {
    var report = try fixture("GateSans-Regular.ttf")
    report.wantedText = "A あ"
    #expect(
      report.text(.table)
        == "GateSans-Regular (GateSans-Regular.ttf): lacks 1 character\n    あ (U+3042)\n")
    report.wantedText = "A"
    #expect(
      report.text(.table) == "GateSans-Regular (GateSans-Regular.ttf): has every character\n")
  }

  @Test func `a specimen is as wide as the terminal and no wider`() throws {
    var report = try fixture("GateSans-Regular.ttf")
    report.showsSpecimen = true
    report.wantedText = "AAAAAAAA"
    report.outlines = FaceOutlines.read(report.drawnTexts(.table))
    let lines = report.text(.table).split(separator: "\n")
    #expect(lines.first == "Gate Sans Regular  GateSans-Regular.ttf")
    #expect(lines.count > 3)
    #expect(lines.dropFirst().allSatisfy { $0.count <= 60 })
    #expect(lines.contains { $0.contains("█") })
    report.usesColor = true
    #expect(report.text(.table).contains("\u{1B}[1mGate Sans Regular\u{1B}[0m"))
  }
}
