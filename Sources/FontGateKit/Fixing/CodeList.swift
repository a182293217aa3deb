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

  private var bytes: [UInt8] { layout.bytes }

  /// The list that a key has.
  /// - Parameter key: the key, with its quotes or without.
  init?(_ layout: TextLayout, after key: Range<Int>) {
    let bytes = layout.bytes
    var offset = key.upperBound
    guard key.lowerBound < offset, offset < bytes.count else { return nil }
    let quote = bytes[offset]
    if quote.isQuoteOfCode, bytes[key.lowerBound] != quote { offset += 1 }
    guard let colon = Self.text(bytes, offset), bytes[colon] == UInt8(ascii: ":"),
      let open = Self.text(bytes, colon + 1), bytes[open] == UInt8(ascii: "[")
    else { return nil }
    self.init(layout, open: open)
  }

  /// The list that holds a string.
  init?(_ layout: TextLayout, holding item: Range<Int>) {
    let bytes = layout.bytes
    guard item.upperBound <= bytes.count,
      let open = bytes[..<item.lowerBound].lastIndex(of: UInt8(ascii: "["))
    else { return nil }
    self.init(layout, open: open)
    guard items.contains(where: { $0.overlaps(item) }) else { return nil }
  }

  private init?(_ layout: TextLayout, open: Int) {
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
    guard let index = items.firstIndex(where: { $0.overlaps(entry) }) else { return nil }
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
  private static func text(_ bytes: [UInt8], _ offset: Int) -> Int? {
    bytes[min(offset, bytes.count)...].firstIndex { !$0.isBlankOfText }
  }
}

extension UInt8 {
  var isQuoteOfCode: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }
}
