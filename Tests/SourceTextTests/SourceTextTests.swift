import SourceText
import Testing

@Suite struct SourceTextTests {
  @Test func `a byte-order mark is dropped and shifts no column`() {
    let text = SourceText(path: "/a", bytes: [0xEF, 0xBB, 0xBF] + Array("ab\nc".utf8))
    #expect(text.utf8 == Array("ab\nc".utf8))
    #expect(text.position(0) == TextPosition(line: 1, column: 1))
  }

  @Test(arguments: [true, false])
  func `UTF-16 with a byte-order mark is converted`(isLittleEndian: Bool) {
    let units = Array("\u{FEFF}é😀\n".utf16)
    let bytes = units.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isLittleEndian ? pair.reversed() : pair
    }
    #expect(SourceText(path: "/a", bytes: bytes).utf8 == Array("é😀\n".utf8))
    #expect(SourceText(path: "/a", bytes: bytes + [0]).utf8 == Array("é😀\n".utf8))
  }

  @Test func `bytes that are not UTF-8 are read as Latin 1`() {
    let text = SourceText(path: "/a", bytes: [0x63, 0x61, 0x66, 0xE9])
    #expect(text.utf8 == Array("café".utf8))
    // As long as its own repair.
    let truncated = SourceText(path: "/a", bytes: [0xF0, 0x9F, 0x98])
    #expect(truncated.utf8 == Array("\u{F0}\u{9F}\u{98}".utf8))
  }

  @Test(
    arguments: [
      ("let a = \"Inter\", b = \"\"", ["Inter", ", b = "]), ("\"a\nb\" c \"", [" c "]),
      ("\"123456789\" \"12345678\"", [" ", "12345678"]), ("\"", []), ("", []),
    ] as [(String, [String])])
  func `short texts in quotes are found line by line`(text: String, found: [String]) {
    let text = SourceText(path: "/a", bytes: Array(text.utf8))
    #expect(text.quoted(upTo: 8).map { String(decoding: text.utf8[$0], as: UTF8.self) } == found)
  }

  @Test func `white space is cut off at both ends alone`() {
    #expect(" \t a b\u{A0}\n".trimmed == "a b")
    #expect(" \n".trimmed == "")
    #expect("abc".dropFirst().trimmed == "bc")
  }

  @Test func `positions count lines and UTF-8 bytes from 1`() {
    let text = SourceText(path: "/a", bytes: Array("é\r\nxy\n".utf8))
    #expect(text.position(2) == TextPosition(line: 1, column: 3))
    #expect(text.position(4) == TextPosition(line: 2, column: 1))
    #expect(text.position(6) == TextPosition(line: 2, column: 3))
    #expect(text.position(7) == TextPosition(line: 3, column: 1))
    #expect(text.position(99) == TextPosition(line: 3, column: 1))
    #expect(text.lineCount == 3)
    #expect(text.line(1) == "é")
    #expect(text.line(2) == "xy")
    #expect(text.line(3) == "")
    #expect(text.line(4) == nil)
    #expect(text.line(0) == nil)
  }
}
