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
    let before = bytes[lineStart(offset)..<offset]
    return before.allSatisfy(\.isBlankOfText) ? String(decoding: before, as: UTF8.self) : nil
  }

  /// A range with its lines, where nothing else stands on them.
  func withLines(_ range: Range<Int>) -> Range<Int> {
    let end = nextLine(range.upperBound)
    guard indent(at: range.lowerBound) != nil,
      bytes[range.upperBound..<end].allSatisfy(\.isBlankOfText)
    else { return range }
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
