/// The escapes of quoted strings in property lists of the old style.
package enum OldStyleEscapes {
  /// A string as Xcode writes it: in quotes where it holds anything but letters, digits, and a few marks.
  package static func written(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") || $0 == .slash
        || $0 == UInt8(ascii: ".")
    }
    guard !isPlain || text.isEmpty || text.contains("//") || text.contains("___") else {
      return text
    }
    // Not by characters: a quote with an accent is one of its own, and ends the string all the same.
    let escaped: String = text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return "\"\(escaped)\""
  }

  /// The text of a quoted string's bytes.
  static func resolved(_ bytes: ArraySlice<UInt8>) -> String {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count)
    var rest = bytes
    while let next = rest.first {
      guard next == .backslash else {
        // Everything up to the next escape at once: it may hold scalars of several bytes.
        let plain = rest.prefix { $0 != .backslash }
        units += Array(String(decoding: plain, as: UTF8.self).utf16)
        rest = rest.dropFirst(plain.count)
        continue
      }
      rest = rest.dropFirst()
      guard let escape = rest.first else { break }
      if escape < 0x80 {
        units.append(unit(escape, &rest))
      }
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// The UTF-16 unit of the escape that starts at the front of `rest`, which is taken from it.
  private static func unit(_ escape: UInt8, _ rest: inout ArraySlice<UInt8>) -> UInt16 {
    if (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(escape) {
      let digits = rest.prefix(3).prefix { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }
      rest = rest.dropFirst(digits.count)
      let code = digits.reduce(0) { $0 << 3 | Int($1 - UInt8(ascii: "0")) } & 0xFF
      return code < 0x80 ? UInt16(code) : nextStep[code - 0x80]
    }
    rest = rest.dropFirst()
    switch escape {
    case UInt8(ascii: "a"): return 7
    case UInt8(ascii: "b"): return 8
    case UInt8(ascii: "f"): return 12
    case UInt8(ascii: "n"): return 10
    case UInt8(ascii: "r"): return 13
    case UInt8(ascii: "t"): return 9
    case UInt8(ascii: "v"): return 11
    case UInt8(ascii: "U"):
      let digits = rest.prefix(4).prefix { $0.hexadecimalValue != nil }
      rest = rest.dropFirst(digits.count)
      return digits.reduce(0) { $0 << 4 | UInt16($1.hexadecimalValue ?? 0) }
    default: return UInt16(escape)
    }
  }

  /// The upper half of the NeXTSTEP character set, in which octal escapes are written.
  private static let nextStep: [UInt16] = [
    0x00A0, 0x00C0, 0x00C1, 0x00C2, 0x00C3, 0x00C4, 0x00C5, 0x00C7,
    0x00C8, 0x00C9, 0x00CA, 0x00CB, 0x00CC, 0x00CD, 0x00CE, 0x00CF,
    0x00D0, 0x00D1, 0x00D2, 0x00D3, 0x00D4, 0x00D5, 0x00D6, 0x00D9,
    0x00DA, 0x00DB, 0x00DC, 0x00DD, 0x00DE, 0x00B5, 0x00D7, 0x00F7,
    0x00A9, 0x00A1, 0x00A2, 0x00A3, 0x2044, 0x00A5, 0x0192, 0x00A7,
    0x00A4, 0x2019, 0x201C, 0x00AB, 0x2039, 0x203A, 0xFB01, 0xFB02,
    0x00AE, 0x2013, 0x2020, 0x2021, 0x00B7, 0x00A6, 0x00B6, 0x2022,
    0x201A, 0x201E, 0x201D, 0x00BB, 0x2026, 0x2030, 0x00AC, 0x00BF,
    0x00B9, 0x02CB, 0x00B4, 0x02C6, 0x02DC, 0x00AF, 0x02D8, 0x02D9,
    0x00A8, 0x00B2, 0x02DA, 0x00B8, 0x00B3, 0x02DD, 0x02DB, 0x02C7,
    0x2014, 0x00B1, 0x00BC, 0x00BD, 0x00BE, 0x00E0, 0x00E1, 0x00E2,
    0x00E3, 0x00E4, 0x00E5, 0x00E7, 0x00E8, 0x00E9, 0x00EA, 0x00EB,
    0x00EC, 0x00C6, 0x00ED, 0x00AA, 0x00EE, 0x00EF, 0x00F0, 0x00F1,
    0x0141, 0x00D8, 0x0152, 0x00BA, 0x00F2, 0x00F3, 0x00F4, 0x00F5,
    0x00F6, 0x00E6, 0x00F9, 0x00FA, 0x00FB, 0x0131, 0x00FC, 0x00FD,
    0x0142, 0x00F8, 0x0153, 0x00DF, 0x00FE, 0x00FF, 0x0000, 0x0000,
  ]
}
