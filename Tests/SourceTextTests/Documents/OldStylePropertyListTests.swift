import Foundation
import SourceText
import Testing

@Suite struct OldStylePropertyListTests {
  @Test(arguments: [
    "{a=b;}", "{a=b;c;}", "{\"a\";}", "a=b;c=d;", "a=b; // end", "\"a\" = \"b\";", "abc", "(a,b,)",
    "<0fbd77>", "(<>)", "(<0f bd 77>, b)", "\"\\U00e9\\101\\n\\x\"", "\"\\Ud83d\\Ude00\"",
    "\"\\U12\"", "'a\"b'", "{a=/usr//x;}", "{a=//x\nb;}", "{a=/*x*/b;}", "{}", "()",
    "{a={b=c;};}", "{a=\"line\nbreak\";}", "{a=\"x\\\ny\";}", "{ 1 = 2; }", "\"\\1234\"", "\"\\9\"",
    "\"\\u00e9\"", "// !$*UTF8*$!\n{\n\tarchiveVersion = 1; /* é */ objects = { };\n}\n",
    "{\"é 😀\" = (\"\\\"\\\\\", $x, a.b-c/d:e_f);}", "\"\\200\\244\\345\\377\"",
  ])
  func `values are those Foundation reads`(source: String) throws {
    // Foundation is asked for containers only, so a string is asked for in an array.
    let source = foundationReads(source) == nil ? "(\(source)\n)" : source
    let expected = try #require(foundationReads(source))
    #expect(try PropertyListDocument.read(SourceText(source)).plain == expected)
  }

  @Test(arguments: [
    ("{a=b}", "';' is missing", 1, 5),
    ("{\n  a = b c; }", "';' is missing", 2, 9),
    ("(a,,b)", "expected a value", 1, 4),
    ("(a b)", "',' or ')' is missing", 1, 4),
    ("{a=b;;}", "expected a value", 1, 6),
    ("{a=é;}", "expected a value", 1, 4),
    ("{/*", "unterminated comment", 1, 2),
    ("{a=b; //", "a value is missing at the end", 1, 9),
    ("{a=b;} x", "unexpected text after the value", 1, 8),
    ("{a=\"unterminated", "unterminated string", 1, 4),
    ("(", "a value is missing at the end", 1, 2),
    ("(<0g>)", "data contains a character that is not a digit", 1, 4),
    ("# not a plist", "expected a value", 1, 1),
    ("hello world", "is not a property list", 1, 7),
    ("{a=b;\n<<<<<<< HEAD\n", "an unresolved merge conflict", 2, 1),
    ("{a=b\n<<<<<<< HEAD\n", "an unresolved merge conflict", 2, 1),
  ])
  func `a fault is named and placed`(source: String, reason: String, line: Int, column: Int) {
    let error = #expect(throws: DocumentError.self) {
      try PropertyListDocument.read(SourceText(source))
    }
    #expect(error?.reason == reason)
    #expect(error?.place.line == line)
    #expect(error?.place.column == column)
  }

  @Test(arguments: ["", "\n", "/* a */", "\n/* No Localized Strings */\n", "// a\n/* b */ // c"])
  func `a table of comments alone has no texts`(source: String) throws {
    #expect(try PropertyListDocument.readTable(SourceText(source)).entries?.isEmpty == true)
    #expect(throws: DocumentError.self) { try PropertyListDocument.read(SourceText(source)) }
  }

  @Test func `a table of more than comments is read as any list`() throws {
    let text = SourceText("/* a */ \"key\" = \"value\";")
    #expect(try PropertyListDocument.readTable(text).entries?.map(\.key) == ["key"])
    let error = #expect(throws: DocumentError.self) {
      try PropertyListDocument.readTable(SourceText("/* a"))
    }
    #expect(error?.reason == "unterminated comment")
  }

  @Test func `keys and values are placed without their quotes`() throws {
    let text = SourceText("{\n\t\"é key\" = \"a \\\" b\"; /* x */ plain = (one, \"two\");\n}\n")
    let entries = try #require(try PropertyListDocument.read(text).entries)
    #expect(entries.map { covered($0.keyPlace, in: text) } == ["é key", "plain"])
    #expect(covered(entries[0].value.place, in: text) == "a \\\" b")
    #expect(covered(entries[1].value.place, in: text) == "(")
    #expect(
      entries[1].value.array?.map { covered($0.place, in: text) } == ["one", "two"])
    #expect(entries[1].keyPlace.line == 2)
    #expect(entries[1].keyPlace.column == 31)
  }

  @Test func `deep nesting is refused`() {
    for opening in ["(", "{a="] {
      let error = #expect(throws: DocumentError.self) {
        try PropertyListDocument.read(SourceText(String(repeating: opening, count: 100_000)))
      }
      #expect(error?.reason == "nested more than 300 deep")
    }
  }
}
