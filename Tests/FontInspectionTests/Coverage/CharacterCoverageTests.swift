import Testing

@testable import FontInspection

struct CharacterCoverageTests {
  private static let letters = CharacterCoverage([0x61...0x7A, 0x41...0x5A, 0x5B...0x60])

  @Test func `ranges that overlap or touch become one`() {
    #expect(Self.letters.ranges == [0x41...0x7A])
    #expect(
      CharacterCoverage([5...9, 1...6, 20...20, 11...12]).ranges == [1...9, 11...12, 20...20])
    #expect(CharacterCoverage([0...(.max), 3...4]).ranges == [0...(.max)])
  }

  @Test func `a character is covered by the range around it`() {
    let coverage = CharacterCoverage([0x41...0x5A, 0x61...0x7A, 0xC4...0xC4])
    #expect(["A", "Z", "a", "m", "z", "Ä"].allSatisfy(coverage.contains))
    #expect(!["@", "[", "`", "{", "Å", "\u{10FFFF}"].contains(where: coverage.contains))
    #expect(!CharacterCoverage().contains("A"))
  }

  @Test func `what two coverages share is in both`() {
    let left = CharacterCoverage([1...10, 20...30, 40...50])
    let right = CharacterCoverage([0...2, 5...22, 28...45, 60...70])
    let shared: [ClosedRange<UInt32>] = [1...2, 5...10, 20...22, 28...30, 40...45]
    #expect(left.intersection(right).ranges == shared)
    #expect(right.intersection(left).ranges == shared)
    #expect(left.contains(left.intersection(right)))
    #expect(!left.contains(right))
  }

  @Test func `the blocks say how much of them is covered, and by which ranges`() {
    let blocks = CharacterCoverage([0x0D...0x0D, 0x20...0x7E, 0xA0...0xA2, 0x1F600...0x1F603])
      .blocks
    #expect(blocks.map(\.block.name) == ["Basic Latin", "Latin-1 Supplement", "Emoticons"])
    #expect(blocks.map(\.count) == [95, 3, 4])
    #expect(blocks.map(\.block.characters.count) == [95, 96, 80])
    #expect(blocks.first?.covered.ranges == [0x0D...0x0D, 0x20...0x7E])
  }

  @Test func `a language is covered when every one of its exemplar characters is`() throws {
    let small = CharacterCoverage([0x61...0x7A])
    #expect(small.languages.map(\.tag).contains("en"))
    #expect(!small.languages.map(\.tag).contains("de"))
    let german = CharacterCoverage([
      0x61...0x7A, 0xE4...0xE4, 0xF6...0xF6, 0xFC...0xFC, 0xDF...0xDF,
    ])
    #expect(german.languages.map(\.tag).contains("de"))
    #expect(!german.languages.map(\.tag).contains("fr"))
    #expect(CharacterCoverage().languages.isEmpty)
  }

  @Test func `the tables are whole`() throws {
    let blocks = UnicodeBlock.all
    #expect(blocks.count > 320)
    for (block, next) in zip(blocks, blocks.dropFirst()) {
      #expect(block.range.upperBound < next.range.lowerBound, "\(block.name)")
    }
    #expect(blocks.allSatisfy { CharacterCoverage([$0.range]).contains($0.characters) })
    let languages = Language.all
    #expect(languages.count > 200)
    #expect(Set(languages.map(\.tag)).count == languages.count)
    #expect(languages.allSatisfy { $0.characters.count > 10 && !$0.name.isEmpty })
    let japanese = try #require(languages.first { $0.tag == "ja" })
    #expect(japanese.characters.contains("日") && japanese.characters.contains("あ"))
    #expect(languages.contains { $0.tag == "sr-Latn" && $0.name == "Serbian (Latin)" })
  }
}
