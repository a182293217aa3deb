/// A position that moves forward over bytes and keeps the regions it has passed.
struct RegionCursor {
  let bytes: [UInt8]
  private(set) var offset = 0
  private(set) var regions: [TextRegion] = []
  /// What has been read since the last region.
  private var kind = TextRegion.Kind.code
  private var start = 0
  /// The last byte of code that is no white space, and where it stands.
  private(set) var lastCode: (byte: UInt8, offset: Int)?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { offset >= bytes.count }

  /// The byte at the position, or so many behind it; 0 beyond the end.
  func peek(_ distance: Int = 0) -> UInt8 {
    let index = offset + distance
    return index < bytes.count ? bytes[index] : 0
  }

  /// Whether these bytes stand at the position.
  func looksAt(_ text: StaticString) -> Bool {
    looksAt(text.description.utf8)
  }

  func looksAt(_ text: some Collection<UInt8>) -> Bool {
    bytes[min(offset, bytes.count)...].starts(with: text)
  }

  /// Passes bytes of what is being read.
  mutating func advance(_ count: Int = 1) {
    let end = min(offset + count, bytes.count)
    if kind == .code {
      var index = end - 1
      while index >= offset {
        if !bytes[index].isBlank {
          lastCode = (bytes[index], index)
          break
        }
        index -= 1
      }
    }
    offset = end
  }

  /// What follows is of this kind.
  mutating func begin(_ kind: TextRegion.Kind) {
    guard kind != self.kind else { return }
    close()
    self.kind = kind
  }

  /// The regions, the last one ending with the text.
  mutating func finish() -> [TextRegion] {
    offset = bytes.count
    close()
    return regions
  }

  /// Passes a comment up to and without the line break; `continued` when a backslash before the
  /// break carries it on.
  mutating func passLineComment(continued: Bool = false) {
    begin(.comment)
    while !isAtEnd {
      let byte = peek()
      if continued, byte == .backslash, passContinuation() { continue }
      if byte.isLineBreak { break }
      advance()
    }
    begin(.code)
  }

  /// Passes a backslash with the line break behind it, if that is what stands here.
  mutating func passContinuation() -> Bool {
    guard peek() == .backslash else { return false }
    if peek(1) == .newline {
      advance(2)
      return true
    }
    if peek(1) == .carriageReturn {
      advance(peek(2) == .newline ? 3 : 2)
      return true
    }
    return false
  }

  /// Passes a comment between `/*` and `*/`.
  mutating func passBlockComment(nested: Bool) {
    begin(.comment)
    advance(2)
    var depth = 1
    while depth > 0, !isAtEnd {
      switch (peek(), peek(1)) {
      case (.asterisk, .slash):
        depth -= 1
        advance(2)
      case (.slash, .asterisk) where nested:
        depth += 1
        advance(2)
      default:
        advance()
      }
    }
    begin(.code)
  }

  /// The word that ends where the last byte of code stands, empty if none does.
  var lastWord: ArraySlice<UInt8> {
    guard let last = lastCode, last.byte.isIdentifier else { return [] }
    var start = last.offset
    // No keyword is longer, and a long identifier is not read again and again.
    while start > 0, bytes[start - 1].isIdentifier, last.offset - start < 16 { start -= 1 }
    return bytes[start...last.offset]
  }

  private mutating func close() {
    if offset > start { regions.append(TextRegion(kind, start..<offset)) }
    start = offset
  }
}

/// The quotes or slashes on a line that nothing closes, remembered so that each line is searched once.
struct UnclosedLine {
  private var end = -1

  /// Where the mark after `start` closes on its line, or `nil`.
  ///
  /// - Parameter closes: whether the text closes at this offset.
  mutating func closing(
    in bytes: [UInt8], from start: Int, closes: (Int) -> Bool
  ) -> Int? {
    guard start > end else { return nil }
    var index = start
    while index < bytes.count, !bytes[index].isLineBreak {
      if bytes[index] == .backslash {
        // Both of CR and LF are the line's break.
        let isBreak = bytes[index...].dropFirst().starts(with: [.carriageReturn, .newline])
        index += isBreak ? 3 : 2
        continue
      }
      if closes(index) { return index }
      index += 1
    }
    end = min(index, bytes.count)
    return nil
  }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let backslash = UInt8(ascii: "\\")
  static let slash = UInt8(ascii: "/")
  static let asterisk = UInt8(ascii: "*")
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let backtick = UInt8(ascii: "`")
  static let hash = UInt8(ascii: "#")

  var isLineBreak: Bool { self == .newline || self == .carriageReturn }
  var isBlank: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) }
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }
  /// Whether it is part of an identifier; every byte beyond ASCII is.
  package var isIdentifier: Bool { isLetter || isDigit || self == 0x5F || self >= 0x80 }
}
