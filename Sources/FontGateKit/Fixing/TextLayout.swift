import SourceText

/// How the lines of a text are laid out.
struct TextLayout {
  let text: SourceText
  let bytes: [UInt8]
  /// What ends a line.
  let lineEnd: String
  /// What a line is indented by more than the one that holds it.
  let indentation: String

  init(_ text: SourceText) {
    self.text = text
    bytes = text.utf8
    let newline = bytes.firstIndex(of: UInt8(ascii: "\n"))
    let hasReturn = newline.map { $0 > 0 && text.utf8[$0 - 1] == UInt8(ascii: "\r") } ?? false
    lineEnd = hasReturn ? "\r\n" : "\n"
    indentation = Self.indentation(of: text.utf8) ?? "\t"
  }

  func range(_ range: TextRange) -> Range<Int> { text.offset(range.start)..<text.offset(range.end) }

  /// Where the line of an offset begins.
  func lineStart(_ offset: Int) -> Int {
    bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  /// Where the line after that of an offset begins, or the text ends.
  func nextLine(_ offset: Int) -> Int {
    bytes[offset...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
  }

  /// What stands before an offset on its line, where that is nothing but white space.
  func indent(at offset: Int) -> String? {
    // No farther than white space: a line may be as long as the file.
    let before = bytes[..<offset].reversed().prefix {
      $0 != UInt8(ascii: "\n") && $0.isBlankOfText
    }
    let start = offset - before.count
    guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n") else { return nil }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// A range with its lines, where nothing else stands on them.
  func withLines(_ range: Range<Int>) -> Range<Int> {
    let behind = bytes[range.upperBound...].prefix {
      $0 != UInt8(ascii: "\n") && $0.isBlankOfText
    }
    guard indent(at: range.lowerBound) != nil,
      behind.endIndex == bytes.endIndex || bytes[behind.endIndex] == UInt8(ascii: "\n")
    else { return range }
    let end = nextLine(range.upperBound)
    return lineStart(range.lowerBound)..<end
  }

  /// By what the first line that is indented more than the one before it is.
  private static func indentation(of bytes: [UInt8]) -> String? {
    var last: ArraySlice<UInt8> = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let indent = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      guard indent.count < line.count, line[indent.endIndex] != UInt8(ascii: "\r") else { continue }
      if indent.count > last.count, indent.starts(with: last) {
        return String(decoding: indent.dropFirst(last.count), as: UTF8.self)
      }
      last = indent
    }
    return nil
  }
}
