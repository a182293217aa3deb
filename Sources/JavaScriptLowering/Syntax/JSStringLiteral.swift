/// What a string or a part of a template means.
package enum JSStringLiteral {
  /// The value of a literal with its quotes.
  package static func value(of literal: ArraySlice<UInt8>) -> String {
    guard let quote = literal.first else { return "" }
    let isClosed = literal.count > 1 && literal.last == quote
    return text(literal.dropFirst().dropLast(isClosed ? 1 : 0))
  }

  /// What stands between the marks, its escapes resolved.
  package static func text(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.endIndex else {
        result.append(bytes[index])
        index += 1
        continue
      }
      index += 2
      switch bytes[index - 1] {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "v"): result.append(0x0B)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "0"): result.append(0)
      // The line goes on behind its break.
      case 0x0A: break
      case 0x0D: index += index < bytes.endIndex && bytes[index] == 0x0A ? 1 : 0
      case UInt8(ascii: "x"): index = append(bytes, index, digits: 2, to: &result)
      case UInt8(ascii: "u"): index = append(bytes, index, digits: 4, to: &result)
      default: result.append(bytes[index - 1])
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Adds the character that hexadecimal digits, or `{digits}`, name.
  private static func append(
    _ bytes: ArraySlice<UInt8>, _ start: Int, digits: Int, to result: inout [UInt8]
  ) -> Int {
    guard let (value, end) = number(bytes, start, digits: digits) else { return start }
    // Two halves make one character: `\uD83D\uDE00`.
    if (0xD800..<0xDC00).contains(value), bytes[end...].starts(with: "\\u".utf8),
      let (low, next) = number(bytes, end + 2, digits: digits),
      (0xDC00..<0xE000).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (value - 0xD800) << 10 + (low - 0xDC00))
    {
      result += Array(String(scalar).utf8)
      return next
    }
    result += Array(String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
    return end
  }

  /// The number that hexadecimal digits, or `{digits}`, write, and where they end.
  private static func number(
    _ bytes: ArraySlice<UInt8>, _ start: Int, digits: Int
  ) -> (value: UInt32, end: Int)? {
    var end = min(start + digits, bytes.endIndex)
    guard start <= end else { return nil }
    var code = bytes[start..<end]
    if code.first == UInt8(ascii: "{"),
      let close = bytes[start...].prefix(10).firstIndex(of: UInt8(ascii: "}"))
    {
      code = bytes[(start + 1)..<close]
      end = close + 1
    }
    return UInt32(String(decoding: code, as: UTF8.self), radix: 16).map { ($0, end) }
  }
}
