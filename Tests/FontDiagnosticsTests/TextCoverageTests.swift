import FontInspection
import FontReferences
import Foundation
import Testing

@testable import FontDiagnostics

/// What fonts lack of texts, against the characters that fontTools reads from the same fonts.
@Suite struct TextCoverageTests {
  private static let fonts = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/Fonts")

  /// Words of several languages and scripts, with what is drawn in no font of text.
  private static let texts = [
    "Settings, “quoted” – 100 €", "Cài đặt tiếng Việt", "Ρυθμίσεις και Ελλάδα", "الإعدادات",
    "सेटिंग बदलें", "設定を検索する", "Настройки", "e\u{301}q\u{301}",
  ]

  private struct Facts: Decodable {
    struct Face: Decodable { var characters: String }
    var faces: [Face]

    init(_ file: String) throws {
      let path = TextCoverageTests.fonts.appending(path: "facts/\(file).json")
      self = try JSONDecoder().decode(Facts.self, from: Data(contentsOf: path))
    }
  }

  private static func points(_ ranges: String) -> Set<UInt32> {
    ranges.split(separator: " ").reduce(into: []) { points, range in
      let ends = range.split(separator: "-").compactMap { UInt32($0, radix: 16) }
      guard let first = ends.first, let last = ends.last else { return }
      points.formUnion(first...last)
    }
  }

  @Test(arguments: [
    "GateLatin-Regular.ttf", "GateWorld-Regular.ttf", "GateScript.ttc", "GateSans-Regular.ttf",
    "GateVariable.ttf", "GateVariants-Regular.ttf",
  ])
  func `what is missing is what fontTools finds no character for`(file: String) throws {
    let font = try FontFile.read(path: Self.fonts.appending(path: file).path(percentEncoded: false))
    let facts = try Facts(file)
    #expect(font.faces.count == facts.faces.count)
    for (face, facts) in zip(font.faces, facts.faces) {
      let covered = Self.points(facts.characters)
      for text in Self.texts {
        let composed = text.precomposedStringWithCanonicalMapping
        let expected = Set(
          composed.unicodeScalars.filter {
            !$0.properties.isWhitespace && !covered.contains($0.value)
          })
        // A letter that the font has in parts is there.
        let missing = Set(TextCoverage.missing(text, in: face.coverage))
        let parts = expected.subtracting(missing).map {
          String($0).decomposedStringWithCanonicalMapping
        }
        #expect(missing.isSubset(of: expected))
        #expect(parts.allSatisfy { $0.unicodeScalars.allSatisfy { covered.contains($0.value) } })
      }
    }
  }

  @Test func `what a language lacks is what fontTools finds no characters for`() throws {
    let folder = Self.fonts.deletingLastPathComponent().appending(
      path: "Apps/texts-in-languages/App"
    )
    .path(percentEncoded: false)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter(LocalizedTable.isTable).sorted()
    let tables = LocalizedTable.read(files.map { folder + "/" + $0 }).tables
    #expect(Set(tables.compactMap(\.language)) == ["en", "de", "vi", "el", "ar", "hi", "ja", "ru"])
    let file = "GateLatin-Regular.ttf"
    let font = try FontFile.read(path: Self.fonts.appending(path: file).path(percentEncoded: false))
    let covered = Self.points(try Facts(file).faces[0].characters)
    for table in tables {
      for entry in table.entries {
        let text = FormatText.withoutArguments(entry.text).precomposedStringWithCanonicalMapping
        let expected = text.unicodeScalars.filter {
          !$0.properties.isWhitespace && !$0.properties.isEmojiPresentation
            && !covered.contains($0.value)
        }
        let missing = TextCoverage.missing(entry.text, in: font.faces[0].coverage)
        #expect(Set(missing) == Set(expected), "\(entry.text)")
      }
    }
  }

  private func missing(_ text: String, _ has: String = "abcdefghijklmnopqrstuvwxyz") -> String {
    let coverage = CharacterCoverage(has.unicodeScalars.map { $0.value...$0.value })
    return String(String.UnicodeScalarView(TextCoverage.missing(text, in: coverage)))
  }

  @Test func `arguments of formats are not drawn`() {
    #expect(missing("%@ %1$@ %ld %.2f %05d %%") == "")
    #expect(missing("%#@count@ %arg") == "")
    #expect(missing("a 100 %") == "10%")
    // `% d` is a number with a space for its sign.
    #expect(missing("50% der") == "50")
    #expect(missing("50 % wert") == "50%")
  }

  @Test func `marks count, and what is drawn as a picture or not at all does not`() {
    #expect(missing("q\u{301}") == "\u{301}")
    #expect(missing("क\u{94D}") == "क\u{94D}")
    #expect(missing("👍🏽 1️⃣ 1\u{20E3} ©\u{FE0F} 🇩🇪 ❤ ☀") == "")
    #expect(missing("©") == "©")
    // A symbol of text is not drawn by the font of emoji.
    #expect(missing("❤\u{FE0E} ☀ ⌚\u{FE0E}") == "❤⌚")
    // A form of a character that the font has is not taken from another font.
    #expect(missing("a\u{FE00} \u{8FBB}\u{E0100}", "a") == "\u{8FBB}")
    #expect(missing("a\u{200D}b\u{200C}c\u{FEFF}d\u{AD}e\u{A0}f\u{2028}g") == "")
    #expect(missing("a\u{E001}\u{F0001}") == "")
  }

  @Test func `characters are listed in a sentence`() {
    let scalars = Array("abcde\u{301}".unicodeScalars)
    #expect(Array(scalars.prefix(1)).words.asGlyphs == "glyph for \"a\"")
    #expect(Array(scalars.prefix(2)).words.asGlyphs == "glyphs for \"a\" and \"b\"")
    #expect(Array(scalars.prefix(4)).words.asGlyphs == "glyphs for \"a\", \"b\", \"c\" and \"d\"")
    #expect(scalars.words.asGlyphs == "glyphs for \"a\", \"b\", \"c\" and 3 more characters")
    #expect(Array(scalars.suffix(1)).words.asGlyphs == "glyph for \"\u{25CC}\u{301}\"")
  }
}
