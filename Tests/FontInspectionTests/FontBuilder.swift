/// A font taken apart into its tables, to put it together again with others.
struct FontBuilder {
  var version: UInt32
  var tables: [String: [UInt8]] = [:]

  /// Takes a font with one face apart.
  init(_ bytes: [UInt8]) {
    func number(_ offset: Int, _ length: Int) -> Int {
      bytes[offset..<offset + length].reduce(0) { $0 << 8 | Int($1) }
    }
    version = UInt32(number(0, 4))
    for index in 0..<number(4, 2) {
      let entry = 12 + 16 * index
      let tag = String(decoding: bytes[entry..<entry + 4], as: UTF8.self)
      let offset = number(entry + 8, 4)
      tables[tag] = Array(bytes[offset..<offset + number(entry + 12, 4)])
    }
  }

  /// The bytes of the font; checksums are left at zero, which no reader minds.
  var bytes: [UInt8] {
    var directory: [UInt8] = []
    var data: [UInt8] = []
    let start = 12 + 16 * tables.count
    for (tag, table) in tables.sorted(by: { $0.key < $1.key }) {
      directory += Array(tag.utf8) + Self.u32(0) + Self.u32(start + data.count)
      directory += Self.u32(table.count)
      data += table + Array(repeating: 0, count: -table.count & 3)
    }
    let head = Self.u32(Int(version)) + Self.u16(tables.count) + [0, 0, 0, 0, 0, 0]
    return head + directory + data
  }

  static func u16(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }

  static func u32(_ value: Int) -> [UInt8] {
    u16(value >> 16) + u16(value)
  }
}

extension FontBuilder {
  /// A record of a `name` table.
  struct Name {
    var platform, encoding, language, identifier: Int
    var bytes: [UInt8]

    static func windows(_ identifier: Int, _ text: String, language: Int = 0x409) -> Name {
      Name(
        platform: 3, encoding: 1, language: language, identifier: identifier,
        bytes: text.utf16.flatMap { u16(Int($0)) })
    }

    static func macintosh(_ identifier: Int, _ bytes: [UInt8], language: Int = 0) -> Name {
      Name(
        platform: 1, encoding: 0, language: language, identifier: identifier, bytes: bytes)
    }
  }

  static func nameTable(_ names: [Name]) -> [UInt8] {
    var records: [UInt8] = []
    var storage: [UInt8] = []
    for name in names {
      records += u16(name.platform) + u16(name.encoding) + u16(name.language)
      records += u16(name.identifier) + u16(name.bytes.count) + u16(storage.count)
      storage += name.bytes
    }
    return u16(0) + u16(names.count) + u16(6 + records.count) + records + storage
  }

  /// A `cmap` table with one map, for platform 3 and encoding 10.
  static func characterMap(_ subtable: [UInt8]) -> [UInt8] {
    u16(0) + u16(1) + u16(3) + u16(10) + u32(12) + subtable
  }
}

extension FontBuilder {
  /// The font as a WOFF, its tables not packed.
  var web: [UInt8] {
    let start = 44 + 20 * tables.count
    var directory: [UInt8] = []
    var data: [UInt8] = []
    for (tag, table) in tables.sorted(by: { $0.key < $1.key }) {
      directory += Array(tag.utf8) + Self.u32(start + data.count) + Self.u32(table.count)
      directory += Self.u32(table.count) + Self.u32(0)
      data += table + Array(repeating: 0, count: -table.count & 3)
    }
    let length = Self.u32(start + data.count) + Self.u16(tables.count) + Self.u16(0)
    let head = Array("wOFF".utf8) + Self.u32(Int(version)) + length + Self.u32(bytes.count)
    return head + [0, 1, 0, 0] + Array(repeating: 0, count: 20) + directory + data
  }

  /// A font as the one resource `sfnt` of a suitcase (Inside Macintosh: More Macintosh Toolbox, 1-121).
  static func suitcase(_ font: [UInt8]) -> [UInt8] {
    let data = u32(font.count) + font
    // One type, with one resource, that has no name and starts where the data do.
    let types = u16(0) + Array("sfnt".utf8) + u16(0) + u16(10)
    let references = u16(128) + u16(0xFFFF) + u32(0) + u32(0)
    let head = u32(256) + u32(256 + data.count) + u32(data.count)
    let body = u32(0) + u16(0) + u16(0) + u16(28) + u16(28 + types.count + references.count)
    let length = 16 + body.count + types.count + references.count
    let start = head + u32(length)
    let filling = [UInt8](repeating: 0, count: 256 - start.count)
    return start + filling + data + start + body + types + references
  }

  /// The font as a collection of so many faces that share all tables.
  func collection(of count: Int) -> [UInt8] {
    let start = 12 + 4 * count
    let head = Array("ttcf".utf8) + Self.u32(0x1_0000) + Self.u32(count)
    var font = bytes
    // The offsets in a face count from the start of the file.
    for index in 0..<tables.count {
      let place = 12 + 16 * index + 8
      let offset = font[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      font.replaceSubrange(place..<place + 4, with: Self.u32(offset + start))
    }
    // FreeType believes in a face for each 32 bytes.
    let padding = [UInt8](repeating: 0, count: 32 * count)
    return head + (0..<count).flatMap { _ in Self.u32(start) } + font + padding
  }
}
