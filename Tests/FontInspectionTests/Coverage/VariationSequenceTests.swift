import Foundation
import Testing

@testable import FontInspection

/// Forms of characters that variation selectors ask for, against what fontTools reads from the same fonts.
@Suite struct VariationSequenceTests {
  private static let text =
    "辻\u{E0100}と辻\u{E0101}、葛\u{FE00}葛\u{E0100}葛\u{E0101} " + "x\u{FE00} 邊\u{E0100}"

  @Test func `each sequence of a text is found once, those of emoji are not`() {
    let text = "辻\u{E0100}辻\u{E0100} ☀\u{FE0F} ☀\u{FE0E} \u{FE00}\u{E0101}a ᠠ\u{180B}"
    #expect(
      VariationSequence.all(in: text).map(\.selector.value) == [0xE0100, 0xFE00, 0xE0101])
    #expect(VariationSequence.all(in: "").isEmpty)
    #expect(VariationSequence.all(in: "\u{E0100}").isEmpty)
    let many = (0xE0100...0xE01EF).compactMap(Unicode.Scalar.init).map { "a\($0)" }.joined()
    #expect(VariationSequence.all(in: many).count == 100)
  }

  @Test func `a font lacks what fontTools finds no form for, if it has the character`() throws {
    let path = Fixtures.path("GateVariants-Regular.ttf")
    let facts = try JSONSerialization.jsonObject(
      with: Data(contentsOf: URL(filePath: Fixtures.path("facts/GateVariants-Regular.ttf.json"))))
    let faces = (facts as? [String: Any])?["faces"] as? [[String: Any]]
    let written = try #require(faces?.first?["variants"] as? String)
    let forms = Set(written.split(separator: " ").map(String.init))
    #expect(forms.count == 3)
    let sequences = VariationSequence.all(in: Self.text)
    #expect(sequences.count == 7)
    var options = FontFile.ReadOptions()
    options.variants = sequences
    let face = try #require(try FontFile.read(path: path, options: options).faces.first)
    let expected = sequences.filter {
      face.coverage.contains($0.base)
        && !forms.contains(String(format: "%X+%X", $0.base.value, $0.selector.value))
    }
    #expect(expected.count == 3)
    #expect(face.lackedVariants == expected)
    let source = FaceSource(path: path)
    #expect(VariationSequence.lacked(sequences, by: source, coverage: face.coverage) == expected)
  }

  @Test func `a font without such a map lacks each form of its characters`() throws {
    let path = Fixtures.path("GateLatin-Regular.ttf")
    let coverage = try #require(try FontFile.read(path: path).faces.first?.coverage)
    let lacked = VariationSequence.lacked(
      VariationSequence.all(in: Self.text), by: FaceSource(path: path), coverage: coverage)
    #expect(lacked.map(\.base) == ["x"])
    #expect(
      VariationSequence.lacked(lacked, by: FaceSource(path: path + ".gone"), coverage: coverage)
        == lacked)
  }
}
