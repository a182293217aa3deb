import Testing

@testable import FontInspection

struct NameTests {
  private func names(_ names: [FontBuilder.Name]) throws -> (FaceNames, [TableDamage]) {
    var font = FontBuilder(try Fixtures.bytes("GateSans-Regular.ttf"))
    font.tables["name"] = FontBuilder.nameTable(names)
    let file = try FontFile.read(bytes: font.bytes, name: "named.ttf")
    return (try #require(file.faces.first).names, file.damage)
  }

  @Test func `surrogates and Macintosh Roman lose nothing`() throws {
    let (names, damage) = try names([
      .macintosh(1, [0x47, 0x8A, 0xD2, 0xDB]), .windows(4, "Gate 𝔾 思源"),
    ])
    #expect(names.families == ["Gä“€"])
    #expect(names.full == ["Gate 𝔾 思源"])
    #expect(damage.isEmpty)
  }

  @Test func `half a surrogate does not lose the rest`() throws {
    let broken = FontBuilder.Name(
      platform: 3, encoding: 1, language: 0x409, identifier: 4,
      bytes: [0x00, 0x41, 0xD8, 0x35, 0x00, 0x42])
    #expect(try names([broken]).0.full == ["A\u{FFFD}B"])
  }

  @Test(arguments: [
    // A zero too many, the first zero missing, one zero and then ASCII, half a character.
    ([0x00, 0x47, 0x00, 0x41, 0x00], "GA"), ([0x47, 0x00, 0x41], "GA"),
    ([0x00, 0x47, 0x41], "GA"), ([0x4E, 0x2D, 0x65], "中"),
  ])
  func `a UTF-16 name of odd length is read`(bytes: [UInt8], text: String) throws {
    let name = FontBuilder.Name(
      platform: 3, encoding: 1, language: 0x409, identifier: 1, bytes: bytes)
    #expect(try names([name]).0.families == [text])
  }

  @Test func `a Macintosh record that holds UTF-16 is read as such`() throws {
    #expect(try names([.macintosh(1, [0, 0x47, 0, 0x41])]).0.families == ["GA"])
  }

  @Test func `English comes first, Windows before Macintosh, each name once`() throws {
    let (names, _) = try names([
      .macintosh(4, Array("Gate Mac".utf8)), .windows(4, "Gitter", language: 0x407),
      .windows(4, "Gate"), .windows(4, "Gate", language: 0x809),
    ])
    #expect(names.full == ["Gate", "Gate Mac", "Gitter"])
  }

  @Test func `the typographic family stands in for the legacy one`() throws {
    let (names, _) = try names([
      .windows(1, "Gate Light"), .windows(2, "Regular"), .windows(16, "Gate"),
      .windows(17, "Light"),
    ])
    #expect(names.families == ["Gate"])
    #expect(names.style == "Light")
    #expect(names.legacyFamily == "Gate Light")
    #expect(names.legacyStyle == "Regular")
  }

  @Test func `a record past the end is damage, and the others are read`() throws {
    var table = FontBuilder.nameTable([.windows(1, "Gate"), .windows(4, "Gate Full")])
    table.removeLast(2)
    var font = FontBuilder(try Fixtures.bytes("GateSans-Regular.ttf"))
    font.tables["name"] = table
    let file = try FontFile.read(bytes: font.bytes, name: "named.ttf")
    #expect(file.faces.first?.names.families == ["Gate"])
    #expect(file.faces.first?.names.full == [])
    let reason = "1 of 2 records lie beyond the end of the table"
    #expect(file.damage == [TableDamage(faceIndex: 0, table: "name", reason: reason)])
  }

  @Test func `a font without names has none`() throws {
    var font = FontBuilder(try Fixtures.bytes("GateSans-Regular.ttf"))
    font.tables["name"] = nil
    let face = try #require(
      try FontFile.read(bytes: font.bytes, name: "nameless.ttf").faces.first)
    #expect(face.postScriptName == nil)
    #expect(face.names == FaceNames(postScript: [], full: [], families: []))
  }
}
