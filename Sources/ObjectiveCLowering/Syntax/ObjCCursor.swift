import NameFlow

/// Walks over C, Objective-C or C++ text from token to token; comments and spliced lines are blanks.
struct ObjCCursor {
  let bytes: [UInt8]
  package private(set) var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The byte some bytes ahead; 0 beyond the end.
  func byte(_ ahead: Int = 0) -> UInt8 {
    let index = offset + ahead
    return index >= 0 && index < bytes.count ? bytes[index] : 0
  }

  var isAtEnd: Bool { offset >= bytes.count }

  var isAtLineBreak: Bool { byte() == UInt8(ascii: "\n") || byte() == UInt8(ascii: "\r") }

  /// Skips blanks and comments, and line breaks too unless told to stay on the (logical) line.
  ///
  /// Returns whether a line break was passed.
  mutating func skipBlanks(stayingOnLine: Bool) -> Bool {
    var passedLineBreak = false
    while !isAtEnd {
      switch byte() {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if stayingOnLine { return passedLineBreak }
        passedLineBreak = true
        offset += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0:
        offset += 1
      case UInt8(ascii: "\\"):
        guard let length = spliceLength() else { return passedLineBreak }
        offset += length
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        skipLine()
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
        skipBlockComment()
      default:
        return passedLineBreak
      }
    }
    return passedLineBreak
  }

  /// The next token; the cursor must not stand on a blank. `nil` at the end.
  mutating func next() -> ObjCToken? {
    guard !isAtEnd else { return nil }
    let start = offset
    let kind = scan()
    if offset == start { offset += 1 }
    return ObjCToken(kind, start..<min(offset, bytes.count))
  }

  private mutating func scan() -> ObjCToken.Kind {
    let first = byte()
    switch first {
    case UInt8(ascii: "\""):
      skipQuoted(by: first)
      return .string
    case UInt8(ascii: "'"):
      skipQuoted(by: first)
      return .character
    case UInt8(ascii: "@") where byte(1) == UInt8(ascii: "\""):
      offset += 1
      skipQuoted(by: UInt8(ascii: "\""))
      return .string
    case _ where first.isWordStart:
      return scanWord()
    case _ where first.isDigit || (first == UInt8(ascii: ".") && byte(1).isDigit):
      skipNumber()
      return .number
    default:
      return scanSymbol(first)
    }
  }

  private mutating func scanWord() -> ObjCToken.Kind {
    let start = offset
    while byte().isWordPart { offset += 1 }
    guard byte() == UInt8(ascii: "\""), offset - start <= 3 else { return .identifier }
    switch String(decoding: bytes[start..<offset], as: UTF8.self) {
    case "L", "u", "U", "u8":
      skipQuoted(by: UInt8(ascii: "\""))
      return .string
    case "R", "LR", "uR", "UR", "u8R":
      skipRawString()
      return .rawString
    default:
      return .identifier
    }
  }

  private mutating func skipNumber() {
    while true {
      let current = byte()
      let isSeparator = current == UInt8(ascii: "'") && byte(1).isWordPart
      let isSign =
        (current == UInt8(ascii: "+") || current == UInt8(ascii: "-")) && byte(-1).isExponentMark
      guard current.isWordPart || current == UInt8(ascii: ".") || isSeparator || isSign else {
        return
      }
      offset += 1
    }
  }

  /// Skips a string or character; one that is not closed ends with its line.
  private mutating func skipQuoted(by quote: UInt8) {
    offset += 1
    while !isAtEnd {
      switch byte() {
      case quote:
        offset += 1
        return
      case UInt8(ascii: "\\"):
        offset += spliceLength() ?? 2
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        return
      default:
        offset += 1
      }
    }
  }

  /// Skips `"mark(…)mark"`; a mark has at most 16 bytes.
  private mutating func skipRawString() {
    var mark: [UInt8] = []
    offset += 1
    while !isAtEnd, byte() != UInt8(ascii: "("), mark.count < 16 {
      mark.append(byte())
      offset += 1
    }
    let closing = [UInt8(ascii: ")")] + mark + [UInt8(ascii: "\"")]
    while !isAtEnd {
      if byte() == closing[0], bytes[offset...].starts(with: closing) {
        offset += closing.count
        return
      }
      offset += 1
    }
  }

  private mutating func skipBlockComment() {
    offset += 2
    while !isAtEnd {
      if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        offset += 2
        return
      }
      offset += 1
    }
  }

  private mutating func skipLine() {
    while !isAtEnd, byte() != UInt8(ascii: "\n"), byte() != UInt8(ascii: "\r") {
      offset += byte() == UInt8(ascii: "\\") ? spliceLength() ?? 1 : 1
    }
  }

  /// The bytes of a backslash, the blanks after it and the line break that it takes away.
  private func spliceLength() -> Int? {
    var length = 1
    while byte(length) == UInt8(ascii: " ") || byte(length) == UInt8(ascii: "\t") { length += 1 }
    if byte(length) == UInt8(ascii: "\r"), byte(length + 1) == UInt8(ascii: "\n") {
      return length + 2
    }
    let isBreak = byte(length) == UInt8(ascii: "\n") || byte(length) == UInt8(ascii: "\r")
    return isBreak ? length + 1 : nil
  }
}

extension ObjCCursor {
  /// Whether an opening parenthesis follows at once, as after a function-like macro's name.
  var isAtParenthesis: Bool { byte() == UInt8(ascii: "(") }

  private mutating func scanSymbol(_ first: UInt8) -> ObjCToken.Kind {
    if let kind = doubleSymbol(first, byte(1)) {
      offset += 2
      return kind
    }
    offset += 1
    return singleSymbol(first)
  }

  private func doubleSymbol(_ first: UInt8, _ second: UInt8) -> ObjCToken.Kind? {
    switch (first, second) {
    case (UInt8(ascii: ":"), UInt8(ascii: ":")): .doubleColon
    case (UInt8(ascii: "#"), UInt8(ascii: "#")): .doubleHash
    case (UInt8(ascii: "-"), UInt8(ascii: ">")): .arrow
    case (UInt8(ascii: "&"), UInt8(ascii: "&")), (UInt8(ascii: "|"), UInt8(ascii: "|")): .other
    case (UInt8(ascii: "+"), UInt8(ascii: "+")), (UInt8(ascii: "-"), UInt8(ascii: "-")): .other
    case (_, UInt8(ascii: "=")) where "=!<>+-*/%&|^".utf8.contains(first): .other
    default: nil
    }
  }

  private func singleSymbol(_ byte: UInt8) -> ObjCToken.Kind {
    switch byte {
    case UInt8(ascii: "("): .openParenthesis
    case UInt8(ascii: ")"): .closeParenthesis
    case UInt8(ascii: "["): .openBracket
    case UInt8(ascii: "]"): .closeBracket
    case UInt8(ascii: "{"): .openBrace
    case UInt8(ascii: "}"): .closeBrace
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: "?"): .question
    case UInt8(ascii: "@"): .at
    case UInt8(ascii: "#"): .hash
    case UInt8(ascii: "^"): .caret
    case UInt8(ascii: "*"): .star
    case UInt8(ascii: "&"): .ampersand
    case UInt8(ascii: "+"): .plus
    case UInt8(ascii: "-"): .minus
    case UInt8(ascii: "."): .dot
    case UInt8(ascii: "<"): .less
    case UInt8(ascii: ">"): .greater
    case UInt8(ascii: "="): .assign
    default: .other
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  fileprivate var isWordStart: Bool {
    let letter = self | 0x20
    return (letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z"))
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
  }

  fileprivate var isWordPart: Bool { isWordStart || isDigit }

  fileprivate var isExponentMark: Bool { "eEpP".utf8.contains(self) }
}
