/// A block of Unicode: `Basic Latin`, `Cyrillic`, `CJK Unified Ideographs`.
public struct UnicodeBlock: Sendable, Equatable {
  /// The name that Unicode gives it.
  public let name: String
  /// The code points of the block, those without a character too.
  public let range: ClosedRange<UInt32>
  /// The characters assigned in it; controls and surrogates do not count.
  public let characters: CharacterCoverage

  /// Every block, in the order of Unicode (`Blocks.txt`, `UnicodeData.txt`).
  public static let all: [UnicodeBlock] = CharacterTableLine.lines(of: UnicodeBlockTable.text)
    .compactMap { line in
      guard let range = CharacterTableLine.range(line.key[...]) else { return nil }
      return UnicodeBlock(name: line.name, range: range, characters: line.characters)
    }
}

/// A block, and what of it a face covers.
public struct CoveredBlock: Sendable, Equatable {
  /// The block.
  public let block: UnicodeBlock
  /// The characters of the block that have a glyph; never empty. A font may map code points to which
  /// Unicode has given no character.
  public let covered: CharacterCoverage

  /// The number of Unicode's characters of the block that have a glyph; at most
  /// `block.characters.count`.
  public var count: Int { covered.intersection(block.characters).count }
}

extension CharacterCoverage {
  /// The blocks of which at least one character has a glyph, in the order of Unicode.
  public var blocks: [CoveredBlock] {
    UnicodeBlock.all.compactMap { block in
      let covered = intersection(CharacterCoverage(merged: [block.range]))
      return covered.isEmpty ? nil : CoveredBlock(block: block, covered: covered)
    }
  }
}
