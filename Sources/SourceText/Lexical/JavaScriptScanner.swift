/// Cuts JavaScript and TypeScript into code, comments and strings.
struct JavaScriptScanner {
  private var cursor: RegionCursor
  /// The template literals and `${…}` that are open, innermost last.
  private var open: [Frame] = []
  private var unclosedRegex = UnclosedLine()
  private var unclosedQuote = UnclosedLine()
  private var unclosedApostrophe = UnclosedLine()

  private enum Frame {
    case template
    case expression(braces: Int)
  }

  init(_ bytes: [UInt8]) {
    cursor = RegionCursor(bytes)
  }

  mutating func scan() -> [TextRegion] {
    while !cursor.isAtEnd {
      if case .template = open.last { passTemplate() } else { passCode() }
    }
    return cursor.finish()
  }
}

extension JavaScriptScanner {
  private mutating func passCode() {
    let bytes = cursor.bytes
    let next = cursor.offset + 1
    switch cursor.peek() {
    case .slash where cursor.peek(1) == .slash: cursor.passLineComment()
    case .slash where cursor.peek(1) == .asterisk: cursor.passBlockComment(nested: false)
    case .slash: passSlash()
    case .quote:
      pass(through: unclosedQuote.closing(in: bytes, from: next) { bytes[$0] == .quote })
    case .apostrophe:
      pass(through: unclosedApostrophe.closing(in: bytes, from: next) { bytes[$0] == .apostrophe })
    case .backtick:
      cursor.begin(.string)
      cursor.advance()
      open.append(.template)
    case UInt8(ascii: "{"): moveBraces(by: 1)
    case UInt8(ascii: "}"): moveBraces(by: -1)
    default: cursor.advance()
    }
  }

  /// Passes a string up to its closing mark; where nothing closes it (the text of a JSX element)
  /// the mark is code.
  private mutating func pass(through end: Int?) {
    guard let end else { return cursor.advance() }
    cursor.begin(.string)
    cursor.advance(end + 1 - cursor.offset)
    cursor.begin(.code)
  }

  private mutating func moveBraces(by step: Int) {
    cursor.advance()
    guard case .expression(let count) = open.last else { return }
    open.removeLast()
    if count + step > 0 {
      open.append(.expression(braces: count + step))
    } else {
      cursor.begin(.string)
    }
  }

  private mutating func passTemplate() {
    switch cursor.peek() {
    case .backslash: cursor.advance(2)
    case .backtick:
      cursor.advance()
      cursor.begin(.code)
      open.removeLast()
    case UInt8(ascii: "$") where cursor.peek(1) == UInt8(ascii: "{"):
      cursor.begin(.code)
      cursor.advance(2)
      open.append(.expression(braces: 1))
    default: cursor.advance()
    }
  }

  /// `/regex/` where an operand may stand, else the operator.
  private mutating func passSlash() {
    let bytes = cursor.bytes
    guard operandMayFollow else { return cursor.advance() }
    var isInClass = false
    let end = unclosedRegex.closing(in: bytes, from: cursor.offset + 1) { index in
      switch bytes[index] {
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case .slash: return !isInClass
      default: break
      }
      return false
    }
    pass(through: end)
  }

  private var operandMayFollow: Bool {
    guard let last = cursor.lastCode else { return true }
    let word = cursor.lastWord
    if !word.isEmpty {
      return ["return", "typeof", "case", "in", "of", "void", "delete"].contains {
        (keyword: StaticString) in word.elementsEqual(keyword.description.utf8)
      }
    }
    return "=(,:[{;?&|!~+-*%^".utf8.contains(last.byte)
  }
}
