import Testing

@testable import FontInspection

struct CharacterMapTests {
  private static let u16 = FontBuilder.u16
  private static let u32 = FontBuilder.u32

  private func map(_ subtable: [UInt8]) -> CharacterMap {
    CharacterMap(TableBytes(FontBuilder.characterMap(subtable)))
  }

  private func segments(
    _ segments: [(first: Int, last: Int, delta: Int, offset: Int)], glyphs: [Int] = []
  ) -> [UInt8] {
    let count = Self.u16(2 * segments.count)
    var bytes = Self.u16(4) + Self.u16(0) + Self.u16(0) + count + Array(repeating: 0, count: 6)
    bytes += segments.flatMap { Self.u16($0.last) } + Self.u16(0)
    bytes += segments.flatMap { Self.u16($0.first) } + segments.flatMap { Self.u16($0.delta) }
    return bytes + segments.flatMap { Self.u16($0.offset) } + glyphs.flatMap(Self.u16)
  }

  private func groups(_ format: Int, _ groups: [(Int, Int, Int)]) -> [UInt8] {
    let body = groups.flatMap { Self.u32($0.0) + Self.u32($0.1) + Self.u32($0.2) }
    let head = Self.u16(format) + Self.u16(0) + Self.u32(16 + body.count) + Self.u32(0)
    return head + Self.u32(groups.count) + body
  }

  @Test func `segments count the characters that have a glyph`() {
    let map = map(
      segments(
        // 0x43 has the missing glyph; of the listed ones the second is missing.
        [(0x41, 0x45, 0x1_0000 - 0x43, 0), (0x61, 0x63, 0, 4), (0xFFFF, 0xFFFF, 1, 0)],
        glyphs: [5, 0, 6]))
    #expect(map.ranges == [0x41...0x42, 0x44...0x45, 0x61...0x61, 0x63...0x63])
    #expect(map.count == 6)
    #expect(map.damage == nil)
  }

  @Test func `characters named twice count once`() {
    let map = map(segments([(0x41, 0x50, 1, 0), (0x45, 0x60, 1, 0), (0x30, 0x39, 1, 0)]))
    #expect(map.ranges == [0x30...0x39, 0x41...0x60])
  }

  @Test func `a map of the Macintosh counts where there is no other`() {
    // A, the Ångström's letter, and a control code that is no character.
    var codes = Array(repeating: UInt8(0), count: 256)
    for code in [0x0D, 0x41, 0x81] { codes[code] = 3 }
    let bytes = Self.u16(0) + Self.u16(262) + Self.u16(0) + codes
    let map = { (platforms: [Int]) in
      let head = Self.u16(0) + Self.u16(platforms.count)
      let start = Self.u32(4 + 8 * platforms.count)
      let places = platforms.flatMap { Self.u16($0) + Self.u16(0) + start }
      return CharacterMap(TableBytes(head + places + bytes))
    }
    #expect(map([1]).ranges == [0x41...0x41, 0xC5...0xC5])
    #expect(map([1, 3]).ranges.isEmpty)
  }

  @Test func `groups reach beyond the first plane`() {
    let map = map(groups(12, [(0x41, 0x5A, 1), (0x1F600, 0x1F60F, 40)]))
    #expect(map.ranges == [0x41...0x5A, 0x1F600...0x1F60F])
  }

  @Test func `glyph zero is no character, and in format 13 the whole group is none`() {
    #expect(map(groups(12, [(0x41, 0x45, 0)])).ranges == [0x42...0x45])
    #expect(map(groups(13, [(0x41, 0x45, 0), (0x50, 0x60, 3)])).ranges == [0x50...0x60])
  }

  @Test func `a map that ends early gives what it has, and is damage`() {
    let whole = groups(12, [(0x41, 0x5A, 1), (0x61, 0x7A, 40)])
    let map = map(Array(whole.dropLast(4)))
    #expect(map.ranges == [0x41...0x5A])
    #expect(map.damage == "the Unicode map ends before its last character")
  }

  @Test func `a symbol map alone is no Unicode map`() {
    var table = FontBuilder.characterMap(groups(12, [(0x41, 0x5A, 1)]))
    table.replaceSubrange(6..<8, with: [0, 0])
    #expect(CharacterMap(TableBytes(table)).count == 0)
  }
}
