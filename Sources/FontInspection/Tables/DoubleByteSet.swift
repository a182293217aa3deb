internal import Foundation

/// A character set of East Asia, of one and two bytes a character; the raw value is Core Foundation's.
enum DoubleByteSet: UInt {
  case japanese = 0x0A01
  case traditionalChinese = 0x0A03
  case korean = 0x0940
  case simplifiedChinese = 0x0930

  /// The text of `bytes`; `nil` where they do not make text.
  func text(_ bytes: ArraySlice<UInt8>, isMacintosh: Bool) -> String? {
    guard isMacintosh else { return plain(bytes) }
    var text = ""
    var pending = bytes[bytes.startIndex..<bytes.startIndex]
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      if let character = macintoshSingles[byte] {
        guard let before = plain(pending) else { return nil }
        text += before + String(character)
        index += 1
        pending = bytes[index..<index]
      } else {
        index = min(index + (isLead(byte) ? 2 : 1), bytes.endIndex)
        pending = bytes[pending.startIndex..<index]
      }
    }
    return plain(pending).map { text + $0 }
  }
}

extension DoubleByteSet {
  private func plain(_ bytes: ArraySlice<UInt8>) -> String? {
    if bytes.isEmpty { return "" }
    let text = String(bytes: bytes, encoding: String.Encoding(rawValue: 0x8000_0000 | rawValue))
    // Foundation passes bytes on that the set does not have, as C1 controls.
    return text?.unicodeScalars.contains { (0x80...0x9F).contains($0.value) } == true ? nil : text
  }

  /// Whether a byte begins a character of two.
  private func isLead(_ byte: UInt8) -> Bool {
    switch self {
    case .japanese: (0x81...0x9F).contains(byte) || (0xE0...0xFC).contains(byte)
    case .traditionalChinese, .korean, .simplifiedChinese: (0xA1...0xFE).contains(byte)
    }
  }

  /// The characters of one byte that the classic Mac OS added.
  private var macintoshSingles: [UInt8: Unicode.Scalar] {
    switch self {
    case .japanese: [0x80: "\\", 0xA0: "\u{A0}", 0xFD: "©", 0xFE: "™", 0xFF: "…"]
    case .traditionalChinese: [0x80: "\\", 0xA0: "\u{A0}", 0xFD: "©", 0xFE: "™", 0xFF: "…"]
    case .korean:
      [0x80: "\u{A0}", 0x81: "₩", 0x82: "—", 0x83: "©", 0xFE: "™", 0xFF: "…"]
    case .simplifiedChinese: [0x80: "ü", 0xA0: "\u{A0}", 0xFD: "©", 0xFE: "™", 0xFF: "…"]
    }
  }
}
