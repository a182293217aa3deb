import Algorithms
import SourceText

/// A list of strings in code: `"UIAppFonts": ["A.ttf", "B.ttf"]` in Swift, `fonts: ['./a.ttf']` in JavaScript.
///
/// One that holds anything else, such as a comment, a name, or a call, is none: nobody knows what belongs to
/// which string.
struct CodeList {
  private let layout: TextLayout
  /// The strings with their quotes.
  private var items: [Range<Int>] = []
  /// The comma after each of them; the last may have none.
  private var commas: [Int] = []
  private let open: Int
  /// The numbers of the strings by where they begin.
  private var numbers: [Int: Int] = [:]

  private var bytes: [UInt8] { layout.bytes }

  /// - Parameter open: where the bracket stands.
  fileprivate init?(_ layout: TextLayout, open: Int) {
    self.layout = layout
    self.open = open
    var offset = open + 1
    while let next = Self.text(bytes, offset) {
      if bytes[next] == UInt8(ascii: "]") {
        // What it is joined with may have the entries.
        guard let after = Self.text(bytes, next + 1) else { return }
        guard ",;])}".utf8.contains(bytes[after]) else { return nil }
        return
      }
      guard items.count == commas.count, bytes[next].isQuoteOfCode,
        let end = bytes[(next + 1)...].firstIndex(where: {
          $0 == bytes[next] || $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\n")
            || $0 == UInt8(ascii: "$")
        }), bytes[end] == bytes[next]
      else { return nil }
      numbers[next] = items.count
      items.append(next..<end + 1)
      offset = end + 1
      if let comma = Self.text(bytes, offset), bytes[comma] == UInt8(ascii: ",") {
        commas.append(comma)
        offset = comma + 1
      }
    }
    return nil
  }

  /// Adds entries at the end, in the quotes and on the lines that the last one has.
  func adding(_ entries: [String]) -> TextChange? {
    let known = Set(items.map { String(decoding: bytes[$0].dropFirst().dropLast(), as: UTF8.self) })
    let new = entries.filter { !known.contains($0) }
    guard !new.isEmpty else { return nil }
    let quote = items.last.map { bytes[$0.lowerBound] } ?? UInt8(ascii: "\"")
    let mark = String(UnicodeScalar(quote))
    let texts = new.map { mark + TextFormat.backslashed($0, quote) + mark }
    guard let last = items.last else {
      return TextChange(open + 1..<open + 1, texts.joined(separator: ", "))
    }
    let space = layout.indent(at: last.lowerBound).map { layout.lineEnd + $0 } ?? " "
    if commas.count == items.count, let comma = commas.last {
      return TextChange(comma + 1..<comma + 1, texts.map { space + $0 + "," }.joined())
    }
    return TextChange(last.upperBound..<last.upperBound, texts.map { "," + space + $0 }.joined())
  }

  /// Takes an entry out, with its comma, and with its line where it has one of its own.
  func removal(of entry: Range<Int>) -> TextChange? {
    guard let index = numbers[entry.lowerBound] ?? numbers[entry.lowerBound - 1] else { return nil }
    let item = items[index]
    if commas.indices.contains(index) {
      let whole = layout.withLines(item.lowerBound..<commas[index] + 1)
      guard whole.lowerBound == item.lowerBound else { return TextChange(whole, "") }
      if items.indices.contains(index + 1) {
        return TextChange(item.lowerBound..<items[index + 1].lowerBound, "")
      }
      return TextChange(
        (index > 0 ? commas[index - 1] + 1 : item.lowerBound)..<whole.upperBound, "")
    }
    guard index > 0 else { return TextChange(item, "") }
    return TextChange(items[index - 1].upperBound..<item.upperBound, "")
  }

  /// Where the next text that is not white space stands.
  fileprivate static func text(_ bytes: [UInt8], _ offset: Int) -> Int? {
    bytes[min(offset, bytes.count)...].firstIndex { !$0.isBlankOfText }
  }
}

/// The lists of strings in a file of code, each read once.
struct CodeLists {
  private let layout: TextLayout
  /// Where brackets stand, from the first.
  private let brackets: [Int]
  private var known: [Int: CodeList?] = [:]

  init(_ text: SourceText) {
    let layout = TextLayout(text)
    self.layout = layout
    brackets = layout.bytes.indices.filter { layout.bytes[$0] == UInt8(ascii: "[") }
  }

  /// The list that a key has.
  /// - Parameter key: the key, with its quotes or without.
  mutating func list(after key: Range<Int>) -> CodeList? {
    let bytes = layout.bytes
    var offset = key.upperBound
    guard key.lowerBound < offset, offset < bytes.count else { return nil }
    let quote = bytes[offset]
    if quote.isQuoteOfCode, bytes[key.lowerBound] != quote { offset += 1 }
    guard let colon = CodeList.text(bytes, offset), bytes[colon] == UInt8(ascii: ":"),
      let open = CodeList.text(bytes, colon + 1), bytes[open] == UInt8(ascii: "[")
    else { return nil }
    return list(at: open)
  }

  /// The list that may hold a string.
  mutating func list(around item: Range<Int>) -> CodeList? {
    let next = brackets.partitioningIndex { $0 >= item.lowerBound }
    return next > 0 ? list(at: brackets[next - 1]) : nil
  }

  private mutating func list(at open: Int) -> CodeList? {
    if let list = known[open] { return list }
    let list = CodeList(layout, open: open)
    known[open] = .some(list)
    return list
  }
}

extension UInt8 {
  var isQuoteOfCode: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }
}
