/// Cuts C, Objective-C and C++ into code, comments and strings.
struct CScanner {
  private var cursor: RegionCursor
  private var unclosedCharacter = UnclosedLine()

  init(_ bytes: [UInt8]) {
    cursor = RegionCursor(bytes)
  }

  mutating func scan() -> [TextRegion] {
    while !cursor.isAtEnd {
      switch cursor.peek() {
      case .slash where cursor.peek(1) == .slash: cursor.passLineComment(continued: true)
      case .slash where cursor.peek(1) == .asterisk: cursor.passBlockComment(nested: false)
      case .quote where cursor.lastWord.last == UInt8(ascii: "R") && isAfterCode: passRawString()
      case .quote: passString()
      case .apostrophe: passCharacter()
      default: cursor.advance()
      }
    }
    return cursor.finish()
  }
}

extension CScanner {
  /// Whether the last byte of code stands right before the position.
  private var isAfterCode: Bool { cursor.lastCode?.offset == cursor.offset - 1 }

  private mutating func passString() {
    cursor.begin(.string)
    cursor.advance()
    while !cursor.isAtEnd, !cursor.peek().isLineBreak {
      let byte = cursor.peek()
      if byte == .backslash {
        if !cursor.passContinuation() { cursor.advance(2) }
        continue
      }
      cursor.advance()
      if byte == .quote { break }
    }
    cursor.begin(.code)
  }

  /// `R"mark( … )mark"`, where the mark has at most 16 bytes.
  private mutating func passRawString() {
    let word = cursor.lastWord
    guard ["R", "LR", "uR", "UR", "u8R"].contains(where: { word.elementsEqual($0.utf8) }) else {
      return passString()
    }
    var mark: [UInt8] = []
    while mark.count <= 16, cursor.peek(1 + mark.count) != UInt8(ascii: "(") {
      mark.append(cursor.peek(1 + mark.count))
    }
    guard mark.count <= 16 else { return passString() }
    let closing = [UInt8(ascii: ")")] + mark + [.quote]
    cursor.begin(.string)
    cursor.advance(mark.count + 2)
    while !cursor.isAtEnd, !cursor.looksAt(closing) { cursor.advance() }
    cursor.advance(closing.count)
    cursor.begin(.code)
  }

  /// `'c'`; an apostrophe in a number or in the text of a directive is code.
  private mutating func passCharacter() {
    let bytes = cursor.bytes
    let isInNumber = isAfterCode && cursor.lastWord.first?.isDigit == true
    guard !isInNumber,
      let end = unclosedCharacter.closing(
        in: bytes, from: cursor.offset + 1, closes: { bytes[$0] == .apostrophe })
    else { return cursor.advance() }
    cursor.begin(.string)
    cursor.advance(end + 1 - cursor.offset)
    cursor.begin(.code)
  }
}
