/// Cuts Swift into code, comments and strings.
struct SwiftScanner {
  private var cursor: RegionCursor
  /// The strings and interpolations that are open, innermost last.
  private var open: [Frame] = []
  private var unclosedRegex = UnclosedLine()

  private enum Frame {
    case string(hashes: Int, isMultiline: Bool)
    case interpolation(parentheses: Int)
  }

  init(_ bytes: [UInt8]) {
    cursor = RegionCursor(bytes)
  }

  mutating func scan() -> [TextRegion] {
    while !cursor.isAtEnd {
      if case .string(let hashes, let isMultiline) = open.last {
        passString(hashes: hashes, isMultiline: isMultiline)
      } else {
        passCode()
      }
    }
    return cursor.finish()
  }
}

extension SwiftScanner {
  private mutating func passCode() {
    switch cursor.peek() {
    case .slash where cursor.peek(1) == .slash: cursor.passLineComment()
    case .slash where cursor.peek(1) == .asterisk: cursor.passBlockComment(nested: true)
    case .slash: passSlash()
    case .quote: openString(hashes: 0)
    case .hash: passHash()
    case .backtick: passBacktick()
    case UInt8(ascii: "("): moveParentheses(by: 1)
    case UInt8(ascii: ")"): moveParentheses(by: -1)
    default: cursor.advance()
    }
  }

  private mutating func moveParentheses(by step: Int) {
    cursor.advance()
    guard case .interpolation(let count) = open.last else { return }
    open.removeLast()
    if count + step > 0 {
      open.append(.interpolation(parentheses: count + step))
    } else {
      cursor.begin(.string)
    }
  }

  private mutating func openString(hashes: Int) {
    cursor.begin(.string)
    cursor.advance(hashes)
    let isMultiline = cursor.peek(1) == .quote && cursor.peek(2) == .quote
    cursor.advance(isMultiline ? 3 : 1)
    open.append(.string(hashes: hashes, isMultiline: isMultiline))
  }

  private mutating func passString(hashes: Int, isMultiline: Bool) {
    let byte = cursor.peek()
    if byte == .backslash {
      passEscape(hashes: hashes)
    } else if byte == .quote {
      let quotes = isMultiline ? 3 : 1
      if countEqual(.quote, from: 0, atMost: quotes) == quotes,
        countEqual(.hash, from: quotes, atMost: hashes) == hashes
      {
        cursor.advance(quotes + hashes)
        closeString()
      } else {
        cursor.advance()
      }
    } else if byte.isLineBreak, !isMultiline {
      closeString()
    } else {
      cursor.advance()
    }
  }

  private mutating func closeString() {
    open.removeLast()
    cursor.begin(.code)
  }

  /// A backslash in a string: an escape, the start of an interpolation, or in a raw string nothing.
  private mutating func passEscape(hashes: Int) {
    guard countEqual(.hash, from: 1, atMost: hashes) == hashes else { return cursor.advance() }
    let next = cursor.peek(1 + hashes)
    if next == UInt8(ascii: "(") {
      cursor.begin(.code)
      cursor.advance(2 + hashes)
      open.append(.interpolation(parentheses: 1))
    } else if next.isLineBreak {
      cursor.advance(1 + hashes)
    } else {
      cursor.advance(2 + hashes)
    }
  }

  /// `#"raw"#`, `#/regex/#`, or a directive or macro.
  private mutating func passHash() {
    let hashes = countEqual(.hash, from: 0, atMost: cursor.bytes.count)
    switch cursor.peek(hashes) {
    case .quote: openString(hashes: hashes)
    case .slash: passExtendedRegex(hashes: hashes)
    default: cursor.advance(hashes)
    }
  }

  private mutating func passExtendedRegex(hashes: Int) {
    let bytes = cursor.bytes
    let start = cursor.offset + hashes + 1
    let closes = { (index: Int) -> Bool in
      bytes[index] == .slash
        && bytes[(index + 1)...].prefix(hashes).elementsEqual(
          repeatElement(.hash, count: hashes))
    }
    if cursor.peek(hashes + 1).isLineBreak {
      // One over several lines: the delimiter stands alone on the last.
      cursor.begin(.string)
      cursor.advance(hashes + 1)
      while !cursor.isAtEnd, !closes(cursor.offset) {
        cursor.advance(cursor.peek() == .backslash ? 2 : 1)
      }
      cursor.advance(hashes + 1)
      cursor.begin(.code)
    } else if let end = unclosedRegex.closing(in: bytes, from: start, closes: closes) {
      cursor.begin(.string)
      cursor.advance(end + 1 + hashes - cursor.offset)
      cursor.begin(.code)
    } else {
      cursor.advance(hashes)
    }
  }

  /// `/regex/` where an operand may stand, else the operator.
  private mutating func passSlash() {
    let bytes = cursor.bytes
    let first = cursor.peek(1)
    guard !first.isBlank, first != UInt8(ascii: ")"), first != UInt8(ascii: "="), operandMayFollow,
      let end = unclosedRegex.closing(
        in: bytes, from: cursor.offset + 1,
        closes: { bytes[$0] == .slash && !bytes[$0 - 1].isBlank })
    else { return cursor.advance() }
    cursor.begin(.string)
    cursor.advance(end + 1 - cursor.offset)
    cursor.begin(.code)
  }

  /// Whether an operand, and so a regular expression, may stand here.
  private var operandMayFollow: Bool {
    guard let last = cursor.lastCode else { return true }
    let word = cursor.lastWord
    if !word.isEmpty {
      return ["return", "in", "case", "else", "try", "await", "throw"].contains {
        (keyword: StaticString) in word.elementsEqual(keyword.description.utf8)
      }
    }
    return "=(,:[{;?&|!~".utf8.contains(last.byte)
  }

  /// `` `name` ``; in a raw identifier anything may stand, a quote too.
  private mutating func passBacktick() {
    cursor.advance()
    while !cursor.isAtEnd, !cursor.peek().isLineBreak {
      let byte = cursor.peek()
      cursor.advance()
      if byte == .backtick { return }
    }
  }

  private func countEqual(_ byte: UInt8, from distance: Int, atMost limit: Int) -> Int {
    var count = 0
    while count < limit, cursor.peek(distance + count) == byte { count += 1 }
    return count
  }
}
