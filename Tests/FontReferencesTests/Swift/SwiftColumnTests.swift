import FontReferences
import SourceText
import Testing

/// Names that are followed to a call stand where they are written, whatever is written around them.
@Suite struct SwiftColumnTests {
  private static let use = "\nlet font = UIFont(name: name, size: 1)"

  @Test(
    "a constant's name stands at its quote",
    arguments: [
      (#"/* 🎉👩‍👩‍👧 */ let name = "Inter""#, 1, 41),
      ("let a = 1\r\nlet b = 2\r\n\tlet name = \"Inter\"\r\n", 3, 13),
      ("\t\tlet name =\t\"Inter\"", 1, 14),
      ("let é = \"🇩🇪\"; let name = \"Inter\"", 1, 33),
      (##"let name = #"Inter"#"##, 1, 12),
      (###"let name = ##"Inter"##"###, 1, 12),
      (#"let name = "\u{49}nter""#, 1, 12),
      ("let name = \"\"\"\n  Inter\n  \"\"\"", 1, 12),
      ("let other = \"\"\"\n  /* \"\"\"\nlet name = \"Inter\"", 3, 12),
      (#"let other = "// let name = \"Wrong\""; let name = "Inter""#, 1, 51),
      (##"let other = #"""# + "/*"; let name = "Inter""##, 1, 38),
      (#"/* let name = "Wrong" /* nested */ "x" */ let name = "Inter""#, 1, 54),
      ("// let name = \"Wrong\"\nlet name = \"Inter\" // \"Wrong\"", 2, 12),
      ("let name =\n  // 🎉\n  \"Inter\"", 3, 3),
    ])
  func constants(_ source: String, _ line: Int, _ column: Int) throws {
    let references = SwiftReading(source + Self.use).references
    #expect(references.map(\.undetermined) == [nil])
    let candidates = references.flatMap(\.candidates)
    #expect(candidates.map(\.name) == ["Inter"])
    let place = try #require(candidates.first?.place)
    #expect(place.line == line)
    #expect(place.column == column)
  }

  @Test("an argument's name, an enum's and a part of a sum stand at theirs behind an emoji")
  func flows() {
    let source = """
      enum Face: String { case 🎉 = "A"; case `default` = "B" }
      func make(_ 🅰️: String) { _ = UIFont(name: 🅰️, size: 1) }
      func use() { /* 🎉 */ make("C"); make(Face.🎉.rawValue); make(Face.default.rawValue) }
      func sum() { let é = "D"; make("🎉" + é) }
      """
    let found = SwiftReading(source).references.flatMap(\.candidates).map {
      "\($0.name) @ \($0.place.line ?? 0):\($0.place.column ?? 0)"
    }
    #expect(found == ["A @ 1:33", "B @ 1:55", "C @ 3:30", "🎉D @ 4:33"])
  }
}
