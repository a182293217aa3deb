/// A line of the tables that `scripts/tables/build-languages` makes: `key|name|characters`.
struct CharacterTableLine {
  var key, name: String
  var characters: CharacterCoverage

  static func lines(of text: String) -> [CharacterTableLine] {
    text.split(separator: "\n").compactMap(CharacterTableLine.init)
  }

  private init?(_ line: Substring) {
    let fields = line.split(separator: "|", omittingEmptySubsequences: false)
    guard fields.count == 3 else { return nil }
    key = String(fields[0])
    name = String(fields[1])
    characters = CharacterCoverage(
      merged: fields[2].split(separator: " ").compactMap { Self.range($0) })
  }

  /// `61-7a`, or one code point alone.
  static func range(_ text: Substring) -> ClosedRange<UInt32>? {
    let ends = text.split(separator: "-").map { UInt32($0, radix: 16) }
    guard let first = ends.first ?? nil, let last = ends.last ?? nil, first <= last else {
      return nil
    }
    return first...last
  }
}
