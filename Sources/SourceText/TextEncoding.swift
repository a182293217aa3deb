/// How the bytes of a file become UTF-8.
enum TextEncoding {
  /// The text of a file in UTF-8: without a byte-order mark, UTF-16 converted where a mark says it,
  /// and anything that is not UTF-8 read as ISO Latin 1.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return utf8(unmarked: Array(bytes.dropFirst(3))) }
    if bytes.starts(with: [0xFF, 0xFE]) {
      return utf8(utf16: bytes) { low, high in high << 8 | low }
    }
    if bytes.starts(with: [0xFE, 0xFF]) {
      return utf8(utf16: bytes) { high, low in high << 8 | low }
    }
    return utf8(unmarked: bytes)
  }

  private static func utf8(unmarked bytes: [UInt8]) -> [UInt8] {
    // Decoding repairs what is not UTF-8; what it leaves as it is was UTF-8.
    let decoded = Array(String(decoding: bytes, as: UTF8.self).utf8)
    return decoded == bytes ? bytes : utf8(latin1: bytes)
  }

  private static func utf8(latin1 bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 4)
    for byte in bytes {
      if byte < 0x80 {
        result.append(byte)
      } else {
        result.append(0xC0 | byte >> 6)
        result.append(0x80 | byte & 0x3F)
      }
    }
    return result
  }

  private static func utf8(
    utf16 bytes: [UInt8], unit: (_ first: UInt16, _ second: UInt16) -> UInt16
  ) -> [UInt8] {
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      unit(UInt16(bytes[index]), UInt16(bytes[index + 1]))
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
