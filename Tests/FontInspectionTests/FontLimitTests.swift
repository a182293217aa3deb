import FontInspection
import Foundation
import Testing

/// What of a font is left where it asks for too much, and what is then said.
@Suite(.timeLimit(.minutes(10)))
struct FontLimitTests {
  private static let u16 = FontBuilder.u16
  private static let u32 = FontBuilder.u32

  private func font(_ change: (inout FontBuilder) -> Void) throws -> FontBuilder {
    var font = FontBuilder(try Fixtures.bytes("GateSans-Regular.ttf"))
    change(&font)
    return font
  }

  private func reason(_ bytes: [UInt8]) throws -> String {
    let error = #expect(throws: FontInspectionError.self) {
      try FontFile.read(bytes: bytes, name: "hostile.ttf")
    }
    guard case .excessive(let reason) = try #require(error).cause else {
      return error?.reason ?? ""
    }
    return reason
  }

  @Test(arguments: ["OS/2", "head", "hhea", "name", "maxp", "post", "kern", "SVG ", "hmtx", "glyf"])
  func `a table that claims four gigabytes of a sparse file is read as far as it is needed`(
    tag: String
  ) throws {
    let font = try font { $0.tables[tag] = $0.tables[tag] ?? [0, 0, 0, 0] }
    var bytes = font.bytes
    let index = try #require(font.tables.keys.sorted().firstIndex(of: tag))
    bytes.replaceSubrange(12 + 16 * index + 12..<28 + 16 * index, with: Self.u32(0xF000_0000))
    let path = NSTemporaryDirectory() + "fontgate-sparse-\(UUID().uuidString).ttf"
    try Data(bytes).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.truncate(atOffset: 0xF800_0000)
    try file.close()

    let face = try #require(try FontFile.read(path: path).faces.first)
    #expect(face.postScriptName == "GateSans-Regular")
    #expect(face.style.weightClass == 400)
    #expect(face.unitsPerEm == 1000)
  }

  @Test func `a face of sixty thousand tables is not opened`() throws {
    let count = 60_000
    let directory = (0..<count).flatMap {
      Self.u32(0x4141_4141 + $0) + Self.u32(0) + Self.u32(12) + Self.u32(4)
    }
    let bytes = Self.u32(0x1_0000) + Self.u16(count) + [0, 0, 0, 0, 0, 0] + directory
    #expect(try reason(bytes) == "lists 60000 tables; no more than 256 are read")
  }

  /// FreeType looks through each, in whatever it is packed.
  @Test(arguments: ["plain", "web", "suitcase"])
  func `a font of sixty thousand character maps is not opened`(form: String) throws {
    let map = Self.u16(3) + Self.u16(10) + Self.u32(4)
    let font = try font {
      $0.tables["cmap"] = Self.u16(0) + Self.u16(60_000) + (0..<60_000).flatMap { _ in map }
    }
    let bytes =
      switch form {
      case "web": font.web
      case "suitcase": FontBuilder.suitcase(font.bytes)
      default: font.bytes
      }
    #expect(try reason(bytes) == "lists 60000 character maps; no more than 256 are read")
  }

  @Test func `variation sequences that share one long list count each time`() throws {
    let (selectors, ranges) = (2_000, 40_000)
    let start = 10 + 11 * selectors
    var table = Self.u16(14) + Self.u32(start + 4 + 4 * ranges) + Self.u32(selectors)
    for index in 0..<selectors {
      table += Self.u32(0xFE00 + index).dropFirst() + Self.u32(start) + Self.u32(0)
    }
    table += Self.u32(ranges) + (0..<ranges).flatMap { Self.u32($0 << 9) }
    let font = try font { $0.tables["cmap"] = FontBuilder.characterMap(table) }
    #expect(
      try reason(font.bytes) == "has character maps with more than 33554432 entries in all")
  }

  @Test func `a suitcase or a web font within a suitcase is none`() throws {
    let font = try font { _ in }
    for inner in [font.web, font.collection(of: 1), FontBuilder.suitcase(font.bytes)] {
      #expect(throws: FontInspectionError.self) {
        try FontFile.read(bytes: FontBuilder.suitcase(inner), name: "nested.dfont")
      }
    }
  }

  @Test func `names without end are none, and damage`() throws {
    let font = try font {
      $0.tables["name"] = FontBuilder.nameTable([
        .windows(1, "Gate"), .windows(4, String(repeating: "G", count: 600)),
        .windows(13, String(repeating: "L", count: 600)),
      ])
    }
    let file = try FontFile.read(bytes: font.bytes, name: "names.ttf")
    #expect(file.faces.first?.names.families == ["Gate"])
    #expect(file.faces.first?.names.full == [])
    #expect(file.faces.first?.license?.count == 600)
    #expect(
      file.damage.map(\.reason) == [
        "1 of 3 records are names of more than 1024 bytes, and are not read"
      ])
  }

  @Test func `records that share their bytes are listed up to a megabyte`() throws {
    let record = [3, 1, 0x409, 9, 60_000, 0].flatMap(Self.u16)
    let font = try font {
      $0.tables["name"] =
        [0, 1_000, 6 + 12_000].flatMap(Self.u16) + (0..<1_000).flatMap { _ in record }
        + Array(repeating: 0, count: 60_000)
    }
    let file = try FontFile.read(
      bytes: font.bytes, name: "names.ttf", options: FontFile.ReadOptions(includesAllNames: true))
    #expect(file.faces.first?.nameRecords.count == 17)
    #expect(
      file.damage.map(\.reason) == [
        "lists 1000 records; the first 17 are listed, as they hold more than 1 MB"
      ])
  }

  @Test func `the faces of a collection together state so much and no more`() throws {
    let groups = (0..<100_000).flatMap { Self.u32(2 * $0) + Self.u32(2 * $0) + Self.u32(1) }
    let map = Self.u16(12) + Self.u16(0) + Self.u32(16 + groups.count) + Self.u32(0)
    let font = try font {
      $0.tables["cmap"] = FontBuilder.characterMap(map + Self.u32(100_000) + groups)
    }
    let file = try FontFile.read(bytes: font.collection(of: 64), name: "many.ttc")
    #expect(file.faces.count == 6)
    let why = "these state 4 MB of names and numbers, the most that is taken of a file"
    #expect(
      file.damage == [
        TableDamage(
          faceIndex: 6, table: "ttcf",
          reason: "lists 64 faces; the first 6 were read, and \(why)")
      ])
  }

  @Test func `damages without end are told in part`() throws {
    let font = try font { $0.tables["kern"] = [0, 0, 0, 0] }
    var bytes = font.collection(of: 600)
    let index = try #require(font.tables.keys.sorted().firstIndex(of: "kern"))
    let place = 12 + 4 * 600 + 12 + 16 * index + 8
    bytes.replaceSubrange(place..<place + 4, with: Self.u32(0x7FFF_FFF0))
    let file = try FontFile.read(bytes: bytes, name: "cut.ttc")
    #expect(file.faces.count == 600)
    #expect(file.damage.count == 257)
    #expect(file.damage.last?.reason.hasSuffix("; 343 more damages are not told") == true)
  }
}
