extension SourceText {
  /// Where a line has few bytes between two double quotes. What stands between two texts of a line is
  /// among them: who asks for names does not mind.
  /// - Parameter longest: the most bytes that count, without the quotes.
  package func quoted(upTo longest: Int) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start: Int?
    for (index, byte) in utf8.enumerated() {
      if byte == UInt8(ascii: "\n") {
        start = nil
      } else if byte == UInt8(ascii: "\"") {
        if let start, index > start, index - start <= longest { found.append(start..<index) }
        start = index + 1
      }
    }
    return found
  }
}
