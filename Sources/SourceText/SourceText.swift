import Algorithms

/// A file as text: its bytes as UTF-8 and the places in it.
///
/// A byte-order mark is dropped; UTF-16 with a byte-order mark is converted; bytes that are not UTF-8
/// are read as ISO Latin 1, which loses nothing.
package struct SourceText: Sendable {
  /// The absolute path.
  package let path: String
  /// The text in UTF-8.
  package let utf8: [UInt8]
  private let lineStarts: [Int]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.utf8 = TextEncoding.utf8(bytes)
    self.lineStarts = Self.lineStarts(utf8)
  }

  /// The number of lines; an empty text has one.
  package var lineCount: Int { lineStarts.count }

  /// The place of a range of UTF-8 offsets; offsets beyond the text mean its end.
  package func place(_ range: Range<Int>) -> SourcePlace {
    SourcePlace(
      path: path,
      range: TextRange(start: position(range.lowerBound), end: position(range.upperBound)))
  }

  /// The position of a UTF-8 offset.
  package func position(_ offset: Int) -> TextPosition {
    let offset = min(max(offset, 0), utf8.count)
    let line = lineStarts.partitioningIndex { $0 > offset }
    return TextPosition(line: line, column: offset - lineStarts[line - 1] + 1)
  }

  /// Finds the places of ranges that mostly follow one another.
  struct Places {
    private let text: SourceText
    /// The line that was found last, from 0.
    private var line = 0

    init(_ text: SourceText) { self.text = text }

    mutating func place(_ range: Range<Int>) -> SourcePlace {
      let start = position(range.lowerBound)
      return SourcePlace(
        path: text.path, range: TextRange(start: start, end: position(range.upperBound)))
    }

    private mutating func position(_ offset: Int) -> TextPosition {
      let starts = text.lineStarts
      let offset = min(max(offset, 0), text.utf8.count)
      if offset < starts[line] { line = text.position(offset).line - 1 }
      while line + 1 < starts.count, starts[line + 1] <= offset { line += 1 }
      return TextPosition(line: line + 1, column: offset - starts[line] + 1)
    }
  }

  /// The UTF-8 offset of a position; one beyond the text means its end.
  package func offset(_ position: TextPosition) -> Int {
    guard position.line <= lineStarts.count else { return utf8.count }
    return min(lineStarts[max(position.line, 1) - 1] + max(position.column, 1) - 1, utf8.count)
  }

  /// The text of a line (from 1) without its line break; `nil` beyond the last one.
  package func line(_ number: Int) -> String? {
    guard number >= 1, number <= lineStarts.count else { return nil }
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] - 1 : utf8.count
    if end > start, utf8[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return String(decoding: utf8[start..<end], as: UTF8.self)
  }

  /// What tells a line (from 1) from others: all of it, or, where it is longer than a line that people write,
  /// some of what stands at a column (from 1, in bytes).
  package func mark(ofLine number: Int, at column: Int) -> String? {
    guard number >= 1, number <= lineStarts.count else { return nil }
    var start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] - 1 : utf8.count
    if end - start > Self.longestMarkedLine {
      start = min(start + max(column - 1, 0), end)
      end = min(start + Self.longestMarkedLine / 2, end)
    }
    return String(decoding: utf8[start..<end], as: UTF8.self)
  }

  /// In bytes.
  private static let longestMarkedLine = 240

  private static func lineStarts(_ bytes: [UInt8]) -> [Int] {
    var starts = [0]
    var offset = 0
    let end = bytes.count
    while offset < end {
      if bytes[offset] == .newline { starts.append(offset &+ 1) }
      offset &+= 1
    }
    return starts
  }
}
