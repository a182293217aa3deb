/// The list of tables at the start of a face (`sfnt`), read without FreeType: it tells the bytes a
/// file should have, and finds a table that FreeType passes over because the file ends within it.
struct TableDirectory {
  /// The first four bytes: which outlines to expect.
  var version: UInt32
  /// How many tables it lists.
  var count: Int
  /// The tables, no more of them than are read.
  var entries: [Entry]

  struct Entry {
    var tag: TableTag
    var offset, length: Int
    var end: Int { offset + length }
  }

  /// The directory at `offset`; `nil` where the file ends before the first entry.
  init?(_ bytes: FontBytes, at offset: Int) {
    let header = TableBytes(bytes.bytes(at: offset, count: 12))
    guard let version = header.unsigned32(0), let count = header.unsigned16(4) else { return nil }
    self.version = UInt32(truncatingIfNeeded: version)
    self.count = count
    let read = min(count, FontLimits.tables)
    let list = TableBytes(bytes.bytes(at: offset + 12, count: 16 * read))
    entries = (0..<read).prefix(while: { 16 * $0 + 16 <= list.count }).compactMap { index in
      guard let tag = list.tag(16 * index), let offset = list.unsigned32(16 * index + 8),
        let length = list.unsigned32(16 * index + 12)
      else { return nil }
      return Entry(tag: tag, offset: offset, length: length)
    }
    isComplete = entries.count == read
  }

  /// Whether all entries that were to be read are within the file.
  var isComplete: Bool

  func entry(_ tag: TableTag) -> Entry? { entries.first { $0.tag == tag } }

  /// The format of the outlines.
  var format: FontFormat {
    if entry(.compactOutlines2) != nil { return .openTypeCFF2 }
    if entry(.compactOutlines) != nil { return .openTypeCFF }
    return version == Signature.openType ? .openTypeCFF : .trueType
  }
}

extension TableDirectory {
  /// Tables without which a face shows nothing, or cannot be found by its name.
  private static let essential: Set<TableTag> = [
    .characterMap, .compactOutlines, .compactOutlines2, .header, .horizontalHeader,
    .maximumProfile, TableTag("glyf"), TableTag("hmtx"), TableTag("loca"),
  ]

  /// Why a file of `size` bytes is too short to be this face: the bytes that its tables need.
  func missingEnd(size: Int) -> Int? {
    guard isComplete else { return max(size + 1, 12 + 16 * entries.count) }
    let isCut = entries.contains { entry in
      entry.end > size
        && (Self.essential.contains(entry.tag) || entry.tag == .names && entry.offset >= size)
    }
    return isCut ? entries.map(\.end).max() : nil
  }

  /// The optional tables of which the end lies beyond the file's.
  func damage(size: Int, faceIndex: Int) -> [TableDamage] {
    entries.filter { $0.end > size }.map { entry in
      let there = max(size - entry.offset, 0)
      return TableDamage(
        faceIndex: faceIndex, table: entry.tag.text,
        reason: "\(there) of its \(entry.length) bytes are there; the file ends")
    }
  }
}
