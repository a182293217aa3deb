extension NameTable {
  /// Every record, in the order of the file, those with text that is not there too.
  ///
  /// Records may share their bytes; a hostile font could ask for gigabytes, so beyond
  /// `FontLimits.recordBytes` no more are listed, and the damage says so.
  func allRecords() -> (records: [NameRecord], damage: String?) {
    let tags = languageTags()
    let count = table.unsigned16(2) ?? 0
    var room = FontLimits.recordBytes
    var records: [NameRecord] = []
    for index in 0..<count {
      guard let (name, record) = Self.record(table, at: 6 + 12 * index) else { break }
      room -= record.length + Self.recordCost
      guard room >= 0 else {
        let most = "they hold more than \(FontLimits.recordBytes >> 20) MB"
        return (records, "lists \(count) records; the first \(index) are listed, as \(most)")
      }
      records.append(self.record(name, record, tags: tags))
    }
    return (records, nil)
  }

  /// What a record takes beside its bytes.
  private static let recordCost = 64

  private func record(_ name: Int, _ record: Record, tags: [String?]) -> NameRecord {
    let bytes = Array(table.slice(storage + record.offset, record.length))
    return NameRecord(
      identifier: name, platform: record.platform, encoding: record.encoding,
      language: record.language, languageTag: tag(of: record, tags),
      value: bytes.count == record.length ? text(record) : nil, bytes: bytes)
  }

  private func tag(of record: Record, _ tags: [String?]) -> String? {
    // From 0x8000 on the table itself says which languages its numbers are.
    if record.language >= 0x8000 {
      let index = record.language - 0x8000
      return tags.indices.contains(index) ? tags[index] : nil
    }
    return switch record.platform {
    case 1: NameLanguages.macintosh[record.language]
    case 3: NameLanguages.windows[record.language]
    default: nil
    }
  }

  /// The language tags that a table of format 1 brings.
  private func languageTags() -> [String?] {
    guard table.unsigned16(0) == 1, let records = table.unsigned16(2) else { return [] }
    let start = 6 + 12 * records
    let count = table.unsigned16(start) ?? 0
    return (0..<count).prefix { table.unsigned16(start + 4 + 4 * $0) != nil }.map { index in
      guard let length = table.unsigned16(start + 2 + 4 * index),
        let offset = table.unsigned16(start + 4 + 4 * index), length <= Self.longestTag
      else { return nil }
      return NameEncoding.utf16.text(table.slice(storage + offset, length))
    }
  }

  /// In bytes of UTF-16; BCP 47 asks for room for 35 characters.
  private static let longestTag = 200
}

/// The tags of the languages that the platforms number.
private enum NameLanguages {
  static let windows = tags(NameLanguageTable.windows)
  static let macintosh = tags(NameLanguageTable.macintosh)

  private static func tags(_ text: String) -> [Int: String] {
    let pairs = text.split(whereSeparator: \.isWhitespace).compactMap { pair -> (Int, String)? in
      let parts = pair.split(separator: "=")
      guard parts.count == 2, let number = Int(parts[0], radix: 16) else { return nil }
      return (number, String(parts[1]))
    }
    return Dictionary(pairs) { first, _ in first }
  }
}
