/// How a string of the `name` table is encoded, told by its platform, encoding and language.
enum NameEncoding {
  case utf16
  /// A single-byte set of the classic Mac OS: the characters of 0x80 to 0xFF.
  case macintosh([Unicode.Scalar])
  case latin1
  /// A set of one and two bytes a character, of East Asia.
  case doubleByte(DoubleByteSet, isMacintosh: Bool)
  /// A set that is not decoded beyond ASCII (Arabic, Thai and others of the classic Mac OS).
  case ascii

  init(platform: Int, encoding: Int, language: Int) {
    self =
      switch (platform, encoding) {
      case (0, _), (2, 1), (3, 0), (3, 1), (3, 10): .utf16
      case (1, 0): .macintosh(Self.roman(language))
      case (1, 1), (3, 2): .doubleByte(.japanese, isMacintosh: platform == 1)
      case (1, 2), (3, 4): .doubleByte(.traditionalChinese, isMacintosh: platform == 1)
      case (1, 3), (3, 5): .doubleByte(.korean, isMacintosh: platform == 1)
      case (1, 25), (3, 3): .doubleByte(.simplifiedChinese, isMacintosh: platform == 1)
      case (1, 6): .macintosh(MacintoshCharacters.greek)
      case (1, 7): .macintosh(MacintoshCharacters.cyrillic)
      case (1, 29): .macintosh(MacintoshCharacters.centralEuropean)
      case (1, 35): .macintosh(MacintoshCharacters.turkish)
      case (1, 37): .macintosh(MacintoshCharacters.icelandic)
      case (2, 2): .latin1
      default: .ascii
      }
  }

  /// The text of `bytes`; `nil` where they do not make text.
  func text(_ bytes: ArraySlice<UInt8>) -> String? {
    switch self {
    case .utf16:
      return Self.utf16(bytes)
    case .macintosh(let upper):
      if let plain = Self.plain(bytes) { return plain }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: bytes.lazy.map { Self.scalar($0, upper) })
      return String(text)
    case .latin1:
      var text = String.UnicodeScalarView()
      text.append(contentsOf: bytes.lazy.map { Unicode.Scalar($0) })
      return String(text)
    case .doubleByte(let set, let isMacintosh):
      return Self.plain(bytes) ?? set.text(bytes, isMacintosh: isMacintosh)
    case .ascii:
      return Self.plain(bytes)
    }
  }
}

extension NameEncoding {
  /// Encoding 0 of the Macintosh is Roman, but for the languages that had a set of their own.
  private static func roman(_ language: Int) -> [Unicode.Scalar] {
    switch language {
    case 15: MacintoshCharacters.icelandic
    case 17: MacintoshCharacters.turkish
    case 18: MacintoshCharacters.croatian
    case 24...28, 36, 38...40: MacintoshCharacters.centralEuropean
    case 37: MacintoshCharacters.romanian
    default: MacintoshCharacters.roman
    }
  }

  private static func scalar(_ byte: UInt8, _ upper: [Unicode.Scalar]) -> Unicode.Scalar {
    let index = Int(byte) - 0x80
    return upper.indices.contains(index) ? upper[index] : Unicode.Scalar(byte)
  }

  /// The text of bytes that are ASCII, or UTF-16 of ASCII where one byte a character is claimed.
  private static func plain(_ bytes: ArraySlice<UInt8>) -> String? {
    if let narrowed = narrowed(bytes) { return narrowed }
    return bytes.allSatisfy { $0 < 0x80 } ? String(decoding: bytes, as: UTF8.self) : nil
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>) -> String {
    // Most names are ASCII, and the way around 16-bit units is ten times as fast.
    if let narrowed = narrowed(bytes) { return narrowed }
    var bytes = Array(bytes)
    if bytes.count % 2 == 1 { bytes = evened(bytes) }
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// UTF-16 with an odd number of bytes, as it is met: a zero too many at the end, the first zero
  /// missing, one zero followed by ASCII; else the last byte is half a character.
  private static func evened(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.last == 0 { return bytes.dropLast() }
    if bytes.enumerated().allSatisfy({ $0 % 2 == 1 ? $1 == 0 : isText($1) }) { return [0] + bytes }
    if bytes.first == 0, bytes.dropFirst().allSatisfy(isText) {
      return bytes.dropFirst().flatMap { [0, $0] }
    }
    return bytes.dropLast()
  }

  /// The text of bytes that are UTF-16 of ASCII, whatever encoding they claim.
  private static func narrowed(_ bytes: ArraySlice<UInt8>) -> String? {
    guard bytes.count >= 2, bytes.count % 2 == 0 else { return nil }
    return unsafe bytes.withUnsafeBufferPointer { units in
      var isNarrow = true
      let text = unsafe String(unsafeUninitializedCapacity: units.count / 2) { room in
        for index in 0..<units.count / 2 {
          let byte = unsafe units[2 * index + 1]
          guard unsafe units[2 * index] == 0, isText(byte) else {
            isNarrow = false
            return 0
          }
          unsafe room.initializeElement(at: index, to: byte)
        }
        return units.count / 2
      }
      return isNarrow ? text : nil
    }
  }

  private static func isText(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20...0x7E, 0x09, 0x0A, 0x0D: true
    default: false
    }
  }
}
