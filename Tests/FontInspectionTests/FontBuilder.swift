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
