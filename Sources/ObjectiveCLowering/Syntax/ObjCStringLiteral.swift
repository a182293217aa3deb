import NameFlow
import SourceText

extension ObjCCode {
  /// A string that is written out: adjacent literals are one, as the compiler reads them.
  struct StringLiteral {
    var value: String
    /// From the first `@` or quote to behind the last quote.
    var place: SourcePlace
  }

  /// The string that a range consists of; `nil` where there is anything else in it.
  func stringLiteral(_ range: Range<Int>) -> StringLiteral? {
    guard let last = range.last, kind(last)?.isString == true,
      range.allSatisfy({ kind($0)?.isString == true || kind($0) == .at })
    else { return nil }
    var value: [UInt8] = []
    for index in range where kind(index) != .at { appendValue(of: index, to: &value) }
    return StringLiteral(value: String(decoding: value, as: UTF8.self), place: place(range))
  }

  /// The bytes between a literal's quotes.
  private func content(_ index: Int) -> Range<Int> {
    let range = tokens[index].range
    let bytes = text.utf8[range]
    guard let quote = bytes.firstIndex(of: UInt8(ascii: "\"")) else { return range }
    if tokens[index].kind == .rawString, let open = bytes.firstIndex(of: UInt8(ascii: "(")),
      let close = bytes.lastIndex(of: UInt8(ascii: ")")), open < close
    {
      return (open + 1)..<close
    }
    let isClosed = range.upperBound - 1 > quote && bytes.last == UInt8(ascii: "\"")
    return (quote + 1)..<(isClosed ? range.upperBound - 1 : range.upperBound)
  }

  private func appendValue(of index: Int, to value: inout [UInt8]) {
    let bytes = text.utf8[content(index)]
    guard tokens[index].kind == .string else {
      value += bytes
      return
    }
    var reader = EscapeReader(bytes: bytes)
    reader.read(into: &value)
  }
}

/// Reads what a string's escapes stand for.
private struct EscapeReader {
  private let bytes: ArraySlice<UInt8>
  private var index: Int

  init(bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  private var current: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  mutating func read(into value: inout [UInt8]) {
    while let byte = current {
      index += 1
      if byte == UInt8(ascii: "\\") { readEscape(into: &value) } else { value.append(byte) }
    }
  }

  private mutating func readEscape(into value: inout [UInt8]) {
    guard let mark = current else { return }
    index += 1
    switch mark {
    case UInt8(ascii: "n"): value.append(0x0A)
    case UInt8(ascii: "t"): value.append(0x09)
    case UInt8(ascii: "r"): value.append(0x0D)
    case UInt8(ascii: "a"): value.append(0x07)
    case UInt8(ascii: "b"): value.append(0x08)
    case UInt8(ascii: "f"): value.append(0x0C)
    case UInt8(ascii: "v"): value.append(0x0B)
    case UInt8(ascii: "e"): value.append(0x1B)
    case UInt8(ascii: "\n"): break
    case UInt8(ascii: "\r"): if current == UInt8(ascii: "\n") { index += 1 }
    case UInt8(ascii: "u"): append(number(radix: 16, digits: 4), to: &value)
    case UInt8(ascii: "U"): append(number(radix: 16, digits: 8), to: &value)
    case UInt8(ascii: "x"): value.append(UInt8(truncatingIfNeeded: number(radix: 16, digits: 2)))
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      index -= 1
      value.append(UInt8(truncatingIfNeeded: number(radix: 8, digits: 3)))
    default: value.append(mark)
    }
  }

  private mutating func number(radix: UInt32, digits: Int) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<digits {
      guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue,
        digit < Int(radix)
      else { break }
      number = number &* radix &+ UInt32(digit)
      index += 1
    }
    return number
  }

  private func append(_ number: UInt32, to value: inout [UInt8]) {
    value += Array(String(Unicode.Scalar(number).map(Character.init) ?? "\u{FFFD}").utf8)
  }
}
