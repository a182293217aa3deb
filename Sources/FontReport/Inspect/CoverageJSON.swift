import FontInspection

/// The characters a face covers, as JSON: by block of Unicode, and the languages they suffice for.
struct CoverageJSON {
  let value: JSONValue

  init(_ coverage: CharacterCoverage) {
    value = .members([
      "blocks": .array(coverage.blocks.map(Self.block)),
      "languages": .array(coverage.languages.map(Self.language)),
    ])
  }

  private static func block(_ block: CoveredBlock) -> JSONValue {
    .members([
      "assigned": .integer(block.block.characters.count),
      "covered": .integer(block.count),
      "name": .string(block.block.name),
      "ranges": .array(block.covered.ranges.map { .string(CodePoints.text($0)) }),
    ])
  }

  private static func language(_ language: Language) -> JSONValue {
    .members(["name": .string(language.name), "tag": .string(language.tag)])
  }
}

/// Code points as people and style sheets write them.
enum CodePoints {
  /// `U+0041`, `U+0020-007E`.
  static func text(_ range: ClosedRange<UInt32>) -> String {
    let first = "U+" + hexadecimal(range.lowerBound)
    return range.count == 1 ? first : first + "-" + hexadecimal(range.upperBound)
  }

  private static func hexadecimal(_ point: UInt32) -> String {
    let digits = String(point, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(4 - digits.utf8.count, 0)) + digits
  }
}
