/// `cmap`: which characters a face has glyphs for.
struct CharacterMap {
  /// The characters, in ranges that rise and do not touch; empty without a Unicode map.
  private(set) var ranges: [ClosedRange<UInt32>] = []
  /// What is wrong with the table, if anything is.
  private(set) var damage: String?

  /// The number of characters.
  var count: Int { ranges.reduce(0) { $0 + Int($1.upperBound - $1.lowerBound) + 1 } }

  init(_ table: TableBytes) {
    let unicode = Self.bestSubtable(table, Self.preferences)
    guard let start = unicode ?? Self.romanSubtable(table) else { return }
    var collector = RangeCollector()
    switch table.unsigned16(start) {
    case 0: collector.readBytes(table, start)
    case 4: collector.readSegments(table, start)
    case 6: collector.readTrimmed(table, start, entries: table.unsigned16(start + 8), header: 10)
    case 10: collector.readTrimmed(table, start, entries: table.unsigned32(start + 16), header: 20)
    case 12: collector.readGroups(table, start, sharesGlyph: false)
    case 13: collector.readGroups(table, start, sharesGlyph: true)
    case let format: damage = "the Unicode map has the unknown format \(format ?? 0)"
    }
    ranges = collector.merged()
    damage = damage ?? collector.damage
    if unicode == nil { ranges = Self.decoded(ranges) }
  }
}

extension CharacterMap {
  /// Platform and encoding of the Unicode maps: the largest repertoires first, Windows before
  /// Unicode among equals. Platform 3, encoding 0 is a symbol set, and no Unicode map.
  private static let preferences = [
    (3, 10), (0, 6), (0, 4), (3, 1), (0, 3), (0, 2), (0, 1), (0, 0),
  ]

  private static let roman = [(1, 0)]
  private static let symbols = [(3, 0)]

  /// The Macintosh's own map (Mac OS Roman), which counts where a font has no other. What is beside a set of
  /// symbols has no letters, whatever it says.
  private static func romanSubtable(_ table: TableBytes) -> Int? {
    bestSubtable(table, symbols) == nil ? bestSubtable(table, roman) : nil
  }

  /// The characters of codes of Mac OS Roman. Its control codes are no characters.
  private static func decoded(_ codes: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    codes.joined().prefix { $0 <= 0xFF }.compactMap { (code: UInt32) -> UInt32? in
      let upper = Int(code) - 0x80
      if upper >= 0 { return MacintoshCharacters.roman.dropFirst(upper).first?.value }
      return code < 0x20 ? nil : code
    }.map { (character: UInt32) in character...character }.merged
  }

  private static func bestSubtable(_ table: TableBytes, _ preferences: [(Int, Int)]) -> Int? {
    var best: (rank: Int, offset: Int)?
    for index in 0..<(table.unsigned16(2) ?? 0) {
      let entry = 4 + 8 * index
      guard let platform = table.unsigned16(entry), let encoding = table.unsigned16(entry + 2),
        let offset = table.unsigned32(entry + 4)
      else { break }
      guard let rank = preferences.firstIndex(where: { $0 == (platform, encoding) }),
        rank < best?.rank ?? .max, table.unsigned16(offset) != nil
      else { continue }
      best = (rank, offset)
    }
    return best?.offset
  }
}

/// Gathers ranges of characters from the formats of `cmap`.
private struct RangeCollector {
  private var ranges: [ClosedRange<UInt32>] = []
  private var isRising = true
  private(set) var damage: String?

  /// A character map names a character once; the double of all there are is a hostile file.
  private var work = 2 * 0x11_0000

  /// Format 0: 256 bytes.
  mutating func readBytes(_ table: TableBytes, _ start: Int) {
    for character in 0..<256 {
      guard let glyph = table.unsigned8(start + 6 + character) else { return cutShort() }
      if glyph != 0 { add(character, character) }
    }
  }

  /// Format 4: segments of the first 65,536 characters.
  mutating func readSegments(_ table: TableBytes, _ start: Int) {
    let count = (table.unsigned16(start + 6) ?? 0) / 2
    let ends = start + 14
    let starts = ends + 2 * count + 2
    let deltas = starts + 2 * count
    let offsets = deltas + 2 * count
    for index in 0..<count {
      let place = 2 * index
      guard let first = table.unsigned16(starts + place), let end = table.unsigned16(ends + place),
        let delta = table.unsigned16(deltas + place),
        let offset = table.unsigned16(offsets + place)
      else { return cutShort() }
      // U+FFFF closes the list and is no character.
      let last = min(end, 0xFFFE)
      guard first <= last else { continue }
      if offset == 0 || offset == 0xFFFF {
        let missing = (0x1_0000 - delta) & 0xFFFF
        addWithout(missing, first, last)
      } else {
        let glyphs = offsets + place + offset
        guard addListed(table, glyphs, delta, first, last) else { return }
      }
    }
  }

  /// Formats 6 and 10: one run of characters.
  mutating func readTrimmed(_ table: TableBytes, _ start: Int, entries: Int?, header: Int) {
    let first = header == 10 ? table.unsigned16(start + 6) : table.unsigned32(start + 12)
    guard let first, let entries, entries > 0 else { return }
    guard first <= 0x10FFFF else { return cutShort() }
    let last = min(first + entries - 1, 0x10FFFF)
    _ = addListed(table, start + header, 0, first, last)
  }

  /// Formats 12 and 13: groups over all of Unicode; in 13 the characters of a group share a glyph.
  mutating func readGroups(_ table: TableBytes, _ start: Int, sharesGlyph: Bool) {
    let count = table.unsigned32(start + 12) ?? 0
    var previous = 0
    for index in 0..<count {
      let group = start + 16 + 12 * index
      guard var first = table.unsigned32(group), let end = table.unsigned32(group + 4),
        let glyph = table.unsigned32(group + 8)
      else { return cutShort() }
      let last = min(end, 0x10FFFF)
      guard first <= last, first >= previous else {
        damage = "the Unicode map has groups out of order"
        continue
      }
      previous = last
      if glyph == 0 {
        if sharesGlyph { continue }
        first += 1
      }
      add(first, last)
    }
  }

  /// The ranges in order, those that overlap or touch made one.
  consuming func merged() -> [ClosedRange<UInt32>] {
    isRising ? ranges : ranges.merged
  }
}

extension RangeCollector {
  private mutating func add(_ first: Int, _ last: Int) {
    guard first <= last else { return }
    let range = UInt32(clamping: first)...UInt32(clamping: last)
    guard let previous = ranges.last else { return ranges.append(range) }
    if range.lowerBound > previous.upperBound + 1 {
      ranges.append(range)
    } else if range.lowerBound == previous.upperBound + 1 {
      ranges[ranges.count - 1] = previous.lowerBound...range.upperBound
    } else {
      isRising = false
      ranges.append(range)
    }
  }

  private mutating func addWithout(_ missing: Int, _ first: Int, _ last: Int) {
    guard (first...last).contains(missing) else { return add(first, last) }
    add(first, missing - 1)
    add(missing + 1, last)
  }

  /// Adds the characters whose glyph in a list of 16-bit numbers is not the missing one; false where
  /// reading should end.
  private mutating func addListed(
    _ table: TableBytes, _ glyphs: Int, _ delta: Int, _ first: Int, _ last: Int
  ) -> Bool {
    work -= last - first + 1
    guard work >= 0 else {
      damage = "the Unicode map names more characters than there are"
      return false
    }
    var start: Int?
    for character in first...last {
      guard let glyph = table.unsigned16(glyphs + 2 * (character - first)) else {
        if let start { add(start, character - 1) }
        cutShort()
        return true
      }
      let isMapped = glyph != 0 && (glyph + delta) & 0xFFFF != 0
      if isMapped {
        start = start ?? character
      } else if let begun = start {
        add(begun, character - 1)
        start = nil
      }
    }
    if let start { add(start, last) }
    return true
  }

  private mutating func cutShort() {
    damage = "the Unicode map ends before its last character"
  }
}
