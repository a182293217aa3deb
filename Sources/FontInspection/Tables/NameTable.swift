/// `name`: the strings of a face, found by their identifier.
struct NameTable {
  /// The records by name ID, in the order of the file.
  private var records: [Int: [Record]] = [:]
  let table: TableBytes
  /// Where the strings begin.
  let storage: Int
  /// What is wrong with the table, if anything is.
  private(set) var damage: String?

  struct Record {
    var platform, encoding, language, length, offset: Int

    var isWindowsEnglish: Bool { platform == 3 && language == 0x409 }
    var isMacintoshEnglish: Bool { platform == 1 && language == 0 }
    /// Another English, or a record that names no language (the Unicode platform).
    var isOtherEnglish: Bool {
      platform == 0 || platform == 3 && language & 0x3FF == 9
    }
  }

  /// What its numbers of 16 bits can reach: the records, those of language tags, and behind a storage
  /// that begins late, a string that begins late and is long.
  static let reach = 6 + 12 * 0xFFFF + 2 + 4 * 0xFFFF

  init(_ table: TableBytes) {
    self.table = table
    storage = table.unsigned16(4) ?? 0
    let count = table.unsigned16(2) ?? 0
    var outside = 0
    var endless = 0
    for index in 0..<count {
      guard let (name, record) = Self.record(table, at: 6 + 12 * index) else {
        damage = "lists \(count) records, and ends in record \(index + 1)"
        break
      }
      if storage + record.offset + record.length > table.count {
        outside += 1
      } else if Self.isName(name), record.length > FontLimits.nameBytes {
        endless += 1
      } else {
        records[name, default: []].append(record)
      }
    }
    if damage == nil, outside > 0 {
      damage = "\(outside) of \(count) records lie beyond the end of the table"
    }
    if damage == nil, endless > 0 {
      damage =
        "\(endless) of \(count) records are names of more than \(FontLimits.nameBytes) bytes, and are not read"
    }
  }

  /// Whether an identifier is that of a name, and not of a text about the font: of a family, a style, a
  /// face, or what the font itself gives a meaning (axes and instances).
  private static func isName(_ identifier: Int) -> Bool {
    switch identifier {
    case 1, 2, 4, 6, 16, 17, 18, 20, 21, 22, 25: true
    default: identifier >= 256
    }
  }

  /// The strings with one identifier, each different one once: English first, the record of Windows
  /// before that of the Macintosh, then the other languages from the last record to the first.
  func strings(_ name: Int) -> [String] { strings(name, Self.windowsFirst) }

  /// The same, with the records of the Macintosh first: Interface Builder was seen to show these.
  func stringsMacintoshFirst(_ name: Int) -> [String] { strings(name, Self.macintoshFirst) }

  /// The string to show for an identifier.
  func string(_ name: Int) -> String? { strings(name, Self.windowsFirst, most: 1).first }
}

extension NameTable {
  private static func windowsFirst(_ record: Record) -> Int {
    record.isWindowsEnglish ? 0 : record.isMacintoshEnglish ? 1 : record.isOtherEnglish ? 2 : 3
  }

  private static func macintoshFirst(_ record: Record) -> Int {
    record.isMacintoshEnglish ? 0 : record.isWindowsEnglish ? 1 : record.isOtherEnglish ? 2 : 3
  }

  private func strings(_ name: Int, _ order: (Record) -> Int, most: Int = .max) -> [String] {
    guard let records = records[name], most > 0 else { return [] }
    // Most have one.
    if records.count == 1 { return records.compactMap(text).filter { !$0.isEmpty } }
    let ranked = records.enumerated().map { index, record in
      let rank = order(record)
      return (rank: rank, place: rank == 3 ? -index : index, record: record)
    }
    var found: [String] = []
    var seen: Set<String> = []
    var room = FontLimits.namesBytes
    for entry in ranked.sorted(by: { ($0.rank, $0.place) < ($1.rank, $1.place) }) {
      guard room > 0, found.count < most else { break }
      room -= entry.record.length
      guard let text = text(entry.record), !text.isEmpty else { continue }
      // Of one alone it is not asked whether another is like it.
      if most == 1 || seen.insert(text).inserted { found.append(text) }
    }
    return found
  }

  func text(_ record: Record) -> String? {
    let bytes = table.slice(storage + record.offset, record.length)
    let encoding = NameEncoding(
      platform: record.platform, encoding: record.encoding, language: record.language)
    return encoding.text(bytes)
  }

  static func record(_ table: TableBytes, at offset: Int) -> (name: Int, Record)? {
    guard let platform = table.unsigned16(offset), let encoding = table.unsigned16(offset + 2),
      let language = table.unsigned16(offset + 4), let name = table.unsigned16(offset + 6),
      let length = table.unsigned16(offset + 8), let start = table.unsigned16(offset + 10)
    else { return nil }
    let record = Record(
      platform: platform, encoding: encoding, language: language, length: length, offset: start)
    return (name, record)
  }
}
