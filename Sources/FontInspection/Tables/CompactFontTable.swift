/// `CFF `: of its outlines' table only the name at its start is read.
enum CompactFontTable {
  /// The bytes within which the first name lies: it has 127 at most, the header rarely more than 4.
  static let nameLength = 1024

  /// The PostScript name that the table gives the font (the first of its Name INDEX); `nil` where it
  /// has none.
  static func name(_ table: TableBytes) -> String? {
    guard let start = table.unsigned8(2), let count = table.unsigned16(start), count > 0,
      let size = table.unsigned8(start + 2), (1...4).contains(size),
      let first = offset(table, at: start + 3, size: size),
      let next = offset(table, at: start + 3 + size, size: size), first >= 1, next > first
    else { return nil }
    // Offsets count from the byte before the data.
    let data = start + 2 + (count + 1) * size
    let bytes = table.slice(data + first, next - first)
    guard bytes.count == next - first, bytes.first != 0 else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func offset(_ table: TableBytes, at place: Int, size: Int) -> Int? {
    (0..<size).reduce(0) { sum, index in
      guard let sum, let byte = table.unsigned8(place + index) else { return nil }
      return sum << 8 | byte
    }
  }
}
