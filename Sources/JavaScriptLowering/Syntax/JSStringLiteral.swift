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
      case 0x0A: break
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
    var end = min(start + digits, bytes.endIndex)
    var code = bytes[start..<end]
    if bytes[start..<end].first == UInt8(ascii: "{"),
      let close = bytes[start...].prefix(10).firstIndex(of: UInt8(ascii: "}"))
    {
      code = bytes[(start + 1)..<close]
      end = close + 1
    }
    guard let value = UInt32(String(decoding: code, as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(value)
    else { return start }
    result += Array(String(scalar).utf8)
    return end
  }
}
