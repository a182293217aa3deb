extension SourceText {
  /// Some text on one line, every run of white space one space, cut where it has more characters.
  ///
  /// Looks at no more than it shows, however long the text is.
  ///
  /// - Parameter cut: how many characters are shown of a longer text, before `…`.
  package func excerpt(_ range: Range<Int>, longest: Int, cut: Int) -> String {
    let range = range.clamped(to: 0..<utf8.count)
    var bytes: [UInt8] = []
    var index = range.lowerBound
    let end = min(range.upperBound, range.lowerBound + Self.mostExcerptBytes)
    while index < end, bytes.count < Self.mostExcerptBytes / 4 {
      if !utf8[index].isBlank {
        bytes.append(utf8[index])
      } else if bytes.last != 0x20 {
        bytes.append(0x20)
      }
      index += 1
    }
    let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    let text = words.joined(separator: " ")
    let isWhole = index == range.upperBound && text.count <= longest
    return isWhole ? text : text.prefix(cut) + "…"
  }

  private static let mostExcerptBytes = 4_096
}
