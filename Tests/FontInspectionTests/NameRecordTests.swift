import Testing

@testable import FontInspection

struct NameRecordTests {
  private func records(_ table: [UInt8]) throws -> [NameRecord] {
    var font = FontBuilder(try Fixtures.bytes("GateSans-Regular.ttf"))
    font.tables["name"] = table
    let options = FontFile.ReadOptions(includesAllNames: true)
    let file = try FontFile.read(bytes: font.bytes, name: "named.ttf", options: options)
    return try #require(file.faces.first).nameRecords
  }

  @Test func `every record is there in the order of the file, with its language`() throws {
    let records = try records(
      FontBuilder.nameTable([
        .macintosh(1, [0x47, 0x8A]), .windows(1, "Gate"), .windows(4, "Gatter", language: 0x407),
        .windows(4, "Gate 𝔾", language: 0x411), .windows(300, "Own", language: 0x7FFF),
      ]))
    #expect(records.map(\.value) == ["Gä", "Gate", "Gatter", "Gate 𝔾", "Own"])
    #expect(records.map(\.languageTag) == ["en", "en", "de", "ja", nil])
    #expect(records.map(\.platform) == [1, 3, 3, 3, 3])
    #expect(records.map(\.identifierName) == ["family", "family", "full name", "full name", nil])
  }

  @Test func `without asking there are none`() throws {
    #expect(try Fixtures.read("GateSans-Regular.ttf").faces.first?.nameRecords == [])
  }

  @Test(
    "names in the sets of East Asia are read",
    arguments: [
      (1, 1, [0x83, 0x51, 0x81, 0x5B, 0x83, 0x67], "ゲート"),
      (3, 2, [0x83, 0x51, 0x81, 0x5B, 0x83, 0x67], "ゲート"),
      (3, 3, [0xB4, 0xF3], "大"), (1, 25, [0xB4, 0xF3], "大"), (3, 4, [0xA4, 0x6A], "大"),
      (1, 2, [0xA4, 0x6A], "大"), (3, 5, [0xB4, 0xEB], "대"),
      (1, 3, [0x83, 0x20, 0xB4, 0xEB, 0xFE], "© 대™"),
    ] as [(Int, Int, [UInt8], String)])
  func eastAsia(platform: Int, encoding: Int, bytes: [UInt8], text: String) throws {
    let name = FontBuilder.Name(
      platform: platform, encoding: encoding, language: 0, identifier: 1, bytes: bytes)
    let record = try #require(try records(FontBuilder.nameTable([name])).first)
    #expect(record.value == text)
    #expect(record.bytes == bytes)
  }

  @Test func `bytes that are no text are kept`() throws {
    let names = [
      FontBuilder.Name(platform: 1, encoding: 4, language: 12, identifier: 1, bytes: [0xC7, 0xE4]),
      FontBuilder.Name(platform: 1, encoding: 1, language: 11, identifier: 1, bytes: [0x83]),
    ]
    let records = try records(FontBuilder.nameTable(names))
    #expect(records.map(\.value) == [nil, nil])
    #expect(records.map(\.bytes) == [[0xC7, 0xE4], [0x83]])
  }

  @Test func `a record past the end has no value`() throws {
    var table = FontBuilder.nameTable([.windows(1, "Gate"), .windows(4, "Gate Full")])
    table.removeLast(2)
    #expect(try records(table).map(\.value) == ["Gate", nil])
  }

  @Test func `a table may bring language tags of its own`() throws {
    var table = FontBuilder.nameTable([.windows(1, "Gate", language: 0x8001)])
    table.replaceSubrange(0..<2, with: [0, 1])
    // Two tags after the records: "de" is not there, "en-x" is at the end of the storage.
    let tag = "en-x".utf16.flatMap { FontBuilder.u16(Int($0)) }
    let storage = table.count - 18
    let tags = [2, 4, 9_999, tag.count, storage].flatMap(FontBuilder.u16)
    table.insert(contentsOf: tags, at: 18)
    table.replaceSubrange(4..<6, with: FontBuilder.u16(18 + tags.count))
    #expect(try records(table + tag).map(\.languageTag) == ["en-x"])
  }

  @Test(.timeLimit(.minutes(10)))
  func `65,535 records of 60,000 bytes stay within bounds`() throws {
    let head = [0, 65_535, 65_535].flatMap(FontBuilder.u16)
    let record = [3, 1, 0x409, 4, 60_000, 0].flatMap(FontBuilder.u16)
    let table = head + (0..<65_535).flatMap { _ in record }
    let records = try records(table)
    #expect(records.count == 17)
    #expect(records.reduce(0) { $0 + $1.bytes.count } <= 1 << 20)
  }
}
