/// How many entries of `cmap` FreeType looks through as it opens a face: those of every map, also where
/// maps, or the lists of variation sequences in one, stand for the same bytes.
struct CharacterMapEntries {
  private(set) var count = 0
  /// Whether a map says that it is of Unicode, or of symbols.
  private(set) var hasUnicode = false
  private let limit: Int

  /// Counts up to the first map that leads beyond `limit`.
  init(_ table: TableBytes, limit: Int) {
    self.limit = limit
    for index in 0..<(table.unsigned16(2) ?? 0) {
      let record = 4 + 8 * index
      guard let start = table.unsigned32(record + 4), count <= limit else { return }
      if let platform = table.unsigned16(record), platform != 1 { hasUnicode = true }
      add(table, start)
    }
  }
}

extension CharacterMapEntries {
  private mutating func add(_ table: TableBytes, _ start: Int) {
    switch table.unsigned16(start) {
    case 4: count += (table.unsigned16(start + 6) ?? 0) / 2
    case 8: addGroups(table, start + 12 + 8192)
    case 12, 13: addGroups(table, start + 12)
    case 14: addSequences(table, start)
    // The others have some hundred entries, or are not looked through.
    default: count += 256
    }
  }

  private mutating func addGroups(_ table: TableBytes, _ place: Int) {
    count += listed(table, place, size: 12)
  }

  /// Format 14: a record for each variation selector, with a list of ranges and a list of glyphs.
  private mutating func addSequences(_ table: TableBytes, _ start: Int) {
    for index in 0..<listed(table, start + 6, size: 11) {
      let record = start + 10 + 11 * index
      guard let ranges = table.unsigned32(record + 3), let glyphs = table.unsigned32(record + 7),
        count <= limit
      else { return }
      count += 1
      if ranges != 0 { count += listed(table, start + ranges, size: 4) }
      if glyphs != 0 { count += listed(table, start + glyphs, size: 5) }
    }
  }

  /// The number at a place, as far as so many items of that size fit behind it; FreeType refuses others.
  private func listed(_ table: TableBytes, _ place: Int, size: Int) -> Int {
    guard let count = table.unsigned32(place) else { return 0 }
    return min(count, max(table.count - place - 4, 0) / size)
  }
}
