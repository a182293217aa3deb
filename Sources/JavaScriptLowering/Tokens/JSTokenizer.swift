package import SourceText

/// Cuts JavaScript, TypeScript and JSX into tokens, in time that grows with the text and without
/// recursion.
///
/// Whether `/` begins a regular expression and `<` a tag is told by the token before. Where a tag that
/// was begun is never closed, it was none (`<T>` of a type), and the text is read again without it.
package struct JSTokenizer {
  /// The most brackets and tags that may be open at once; the deepest of public apps is 45.
  static let deepest = 200

  let bytes: [UInt8]
  let mayHoldMarkup: Bool
  package var tokens: [JSToken] = []
  private var isTooDeep = false

  var offset = 0
  var open: [Open] = []
  /// Offsets of `<` that begin no tag.
  var noTags: Set<Int> = []
  private var isAfterBreak = false
  /// Up to where on a line no regular expression closes, so that a line is searched once.
  private var endOfUnclosedRegex = -1
  private static let readings = 4

  /// What is open.
  package struct Open {
    package enum Kind {
      case brace, parenthesis, square, insertion, tag, closingTag, children, tagBrace
    }
    var kind: Kind
    var token: Int
    /// Where the tag began, for tags and what is between them.
    var offset: Int
  }

  init(_ bytes: [UInt8], mayHoldMarkup: Bool) {
    self.bytes = bytes
    self.mayHoldMarkup = mayHoldMarkup
  }

  /// The tokens, the last of them `end`.
  /// - Throws: where brackets or tags are nested too deep.
  package static func tokens(of text: SourceText) throws(JSViolation) -> [JSToken] {
    let pathExtension = text.path.split(separator: ".").last?.lowercased() ?? ""
    var tokenizer = JSTokenizer(
      text.utf8, mayHoldMarkup: !["ts", "mts", "cts"].contains(pathExtension))
    for _ in 0..<readings {
      tokenizer.readAll()
      guard let tag = tokenizer.unclosedTag else { break }
      tokenizer.noTags.insert(tag)
    }
    if tokenizer.isTooDeep { throw .deep("brackets and tags", deepest) }
    tokenizer.closeAll()
    return tokenizer.tokens
  }
}

extension JSTokenizer {
  private var unclosedTag: Int? {
    open.first { $0.kind == .tag || $0.kind == .children || $0.kind == .closingTag }?.offset
  }

  private mutating func readAll() {
    offset = 0
    tokens = []
    tokens.reserveCapacity(bytes.count / 4)
    open = []
    endOfUnclosedRegex = -1
    isTooDeep = false
    if bytes.starts(with: "#!".utf8) { passLine() }
    while offset < bytes.count, !isTooDeep {
      switch open.last?.kind {
      case .tag, .closingTag: readTag()
      case .children: readChildren()
      default: readCode()
      }
    }
  }

  private mutating func closeAll() {
    append(.end, from: bytes.count)
    let end = Int32(tokens.count - 1)
    for entry in open where tokens.indices.contains(entry.token) {
      tokens[entry.token].partner = end
    }
  }

  func byte(_ distance: Int = 0) -> UInt8 {
    let index = offset + distance
    return index < bytes.count ? bytes[index] : 0
  }

  /// Adds what stands between an offset and the position.
  mutating func append(_ kind: JSToken.Kind, from start: Int) {
    let limit = Int(Int32.max)
    var token = JSToken(
      kind: kind, isAfterBreak: isAfterBreak, start: Int32(min(start, limit)),
      end: Int32(min(max(offset, start), limit)))
    if kind == .word || kind == .mark {
      token.symbol = .spelled(bytes[Int(token.start)..<Int(token.end)])
    }
    tokens.append(token)
    isAfterBreak = false
  }

  mutating func push(_ kind: Open.Kind, at offset: Int) {
    open.append(Open(kind: kind, token: tokens.count - 1, offset: offset))
    if open.count > Self.deepest { isTooDeep = true }
  }

  /// Passes white space and a comment; `false` where neither stands here.
  mutating func passBlank() -> Bool {
    let next = byte()
    if next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r") {
      isAfterBreak = true
      offset += 1
    } else if next == 0x20 || (next >= 0x09 && next <= 0x0D) {
      offset += 1
    } else if next == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") {
      passLine()
    } else if next == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
      offset += 2
      while offset < bytes.count, !(byte() == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) {
        if byte() == UInt8(ascii: "\n") { isAfterBreak = true }
        offset += 1
      }
      offset = min(offset + 2, bytes.count)
    } else if let space = widerSpace {
      isAfterBreak = isAfterBreak || space.isBreak
      offset += space.length
    } else {
      return false
    }
    return true
  }

  private mutating func passLine() {
    while offset < bytes.count, byte() != UInt8(ascii: "\n"), byte() != UInt8(ascii: "\r"),
      widerSpace?.isBreak != true
    {
      offset += 1
    }
  }
}

// MARK: Code

extension JSTokenizer {
  private mutating func readCode() {
    if passBlank() { return }
    let start = offset
    let next = byte()
    if next.isJSDigit || next == UInt8(ascii: ".") && byte(1).isJSDigit {
      passNumber()
      append(.number, from: start)
    } else if next.isJSWord {
      while isAtWord { offset += 1 }
      append(.word, from: start)
    } else if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") {
      passString(next)
      append(.string, from: start)
    } else if next == UInt8(ascii: "`") {
      offset += 1
      readTemplate(from: start, isHead: true)
    } else if next == UInt8(ascii: "/"), operandMayFollow, passRegex() {
      append(.regex, from: start)
    } else if next == UInt8(ascii: "<"), beginsTag {
      offset += 1
      append(.mark, from: start)
      tokens[tokens.count - 1].isTag = true
      push(.tag, at: start)
    } else {
      readMark(next)
    }
  }

  /// A number with its point and its exponent: `1.25`, `.5`, `2.`, `1e-3`, `0x1F`, `10n`.
  private mutating func passNumber() {
    let isDecimal = byte() != UInt8(ascii: "0") || !"xob".utf8.contains(byte(1) | 0x20)
    var mayHavePoint = isDecimal
    while offset < bytes.count {
      if byte().isJSWord {
        let isExponent = isDecimal && byte() | 0x20 == UInt8(ascii: "e")
        offset += 1
        guard isExponent else { continue }
        mayHavePoint = false
        if byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-") { offset += 1 }
      } else if mayHavePoint, byte() == UInt8(ascii: "."), byte(1) != UInt8(ascii: ".") {
        mayHavePoint = false
        offset += 1
      } else {
        return
      }
    }
  }

  /// A string ends with its quote, or with the line.
  private mutating func passString(_ quote: UInt8) {
    offset += 1
    while offset < bytes.count, byte() != quote, byte() != UInt8(ascii: "\n") {
      let isEscape = byte() == UInt8(ascii: "\\")
      // Both of CR and LF are the line's break.
      let isBreak = isEscape && byte(1) == UInt8(ascii: "\r") && byte(2) == UInt8(ascii: "\n")
      offset += isBreak ? 3 : isEscape ? 2 : 1
    }
    offset = min(byte() == quote ? offset + 1 : offset, bytes.count)
  }

  /// Reads a template up to its end or the next insertion.
  private mutating func readTemplate(from start: Int, isHead: Bool) {
    while offset < bytes.count {
      switch byte() {
      case UInt8(ascii: "\\"): offset += 2
      case UInt8(ascii: "`"):
        offset += 1
        append(isHead ? .template : .templateTail, from: start)
        return
      case UInt8(ascii: "$") where byte(1) == UInt8(ascii: "{"):
        offset += 2
        append(isHead ? .templateHead : .templateMiddle, from: start)
        push(.insertion, at: start)
        return
      default: offset += 1
      }
    }
    offset = bytes.count
    append(isHead ? .template : .templateTail, from: start)
  }

  private mutating func passRegex() -> Bool {
    guard offset > endOfUnclosedRegex else { return false }
    var index = offset + 1
    var isInClass = false
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        offset = index + 1
        while byte().isJSWord { offset += 1 }
        return true
      default: break
      }
      index += 1
    }
    endOfUnclosedRegex = index
    return false
  }

  private mutating func readMark(_ next: UInt8) {
    let start = offset
    switch next {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      offset += 1
      append(.mark, from: start)
      let kind: Open.Kind =
        next == UInt8(ascii: "(") ? .parenthesis : next == UInt8(ascii: "[") ? .square : .brace
      push(kind, at: start)
    case UInt8(ascii: ")"): close([.parenthesis])
    case UInt8(ascii: "]"): close([.square])
    case UInt8(ascii: "}"): close([.brace, .insertion, .tagBrace])
    default:
      offset += Self.markLength(next, byte(1), byte(2))
      append(.mark, from: start)
    }
  }

  /// Closes what a bracket closes; brackets within that are still open end here, too.
  private mutating func close(_ kinds: [Open.Kind]) {
    let start = offset
    offset += 1
    var depth = open.count - 1
    while depth >= 0, !kinds.contains(open[depth].kind) {
      // What is outside of an insertion, or of a tag, is not closed from within.
      if [.insertion, .tagBrace, .tag, .children].contains(open[depth].kind) { depth = 0 }
      depth -= 1
    }
    guard depth >= 0 else { return append(.mark, from: start) }
    let entry = open[depth]
    if entry.kind == .insertion {
      open.removeSubrange(depth...)
      readTemplate(from: start, isHead: false)
      return
    }
    append(.mark, from: start)
    for inner in open[depth...] { tokens[inner.token].partner = Int32(tokens.count - 1) }
    tokens[tokens.count - 1].partner = Int32(entry.token)
    open.removeSubrange(depth...)
  }

  private static func markLength(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    let equals = UInt8(ascii: "=")
    switch (first, second) {
    case (equals, UInt8(ascii: ">")): return 2
    case (equals, equals), (UInt8(ascii: "!"), equals): return third == equals ? 3 : 2
    case (UInt8(ascii: "?"), UInt8(ascii: ".")): return third.isJSDigit ? 1 : 2
    case (UInt8(ascii: "?"), UInt8(ascii: "?")), (UInt8(ascii: "&"), UInt8(ascii: "&")),
      (UInt8(ascii: "|"), UInt8(ascii: "|")), (UInt8(ascii: "*"), UInt8(ascii: "*")):
      return third == equals ? 3 : 2
    case (UInt8(ascii: "."), UInt8(ascii: ".")): return third == UInt8(ascii: ".") ? 3 : 1
    case (UInt8(ascii: "+"), UInt8(ascii: "+")), (UInt8(ascii: "-"), UInt8(ascii: "-")): return 2
    case (UInt8(ascii: "+"), equals), (UInt8(ascii: "-"), equals), (UInt8(ascii: "*"), equals),
      (UInt8(ascii: "/"), equals), (UInt8(ascii: "%"), equals), (UInt8(ascii: "<"), equals),
      (UInt8(ascii: "|"), equals), (UInt8(ascii: "&"), equals):
      return 2
    default: return 1
    }
  }

  /// Whether the token before is such that an operand stands here.
  var operandMayFollow: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .word: return last.symbol.isBeforeOperands
    case .mark:
      switch last.symbol {
      case .increment, .decrement, .closeParenthesis, .closeSquare, .closeBrace, .greater:
        return false
      default: return true
      }
    case .templateHead, .templateMiddle: return true
    default: return false
    }
  }
}

extension JSSymbol {
  /// Whether an operand stands behind the word.
  fileprivate var isBeforeOperands: Bool {
    switch self {
    case .return, .typeof, .case, .in, .of, .void, .delete, .default, .else, .yield, .await, .do,
      .new:
      true
    default: false
    }
  }
}

// MARK: - Spaces

extension JSTokenizer {
  /// Whether a byte of a name stands here.
  var isAtWord: Bool {
    let next = byte()
    return next.isJSWord && widerSpace == nil
  }

  /// The white space beyond ASCII that begins here, as it comes with text that is copied from elsewhere, and whether it ends
  /// the line.
  var widerSpace: (length: Int, isBreak: Bool)? {
    guard byte() >= 0x80 else { return nil }
    return switch (byte(), byte(1), byte(2)) {
    // No-break space.
    case (0xC2, 0xA0, _): (2, false)
    // Zero width no-break space: the byte order mark.
    case (0xEF, 0xBB, 0xBF): (3, false)
    // The separators of lines and of paragraphs.
    case (0xE2, 0x80, 0xA8...0xA9): (3, true)
    // The other spaces of Unicode.
    case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F),
      (0xE3, 0x80, 0x80):
      (3, false)
    default: nil
    }
  }
}

extension UInt8 {
  /// A byte of a name or a number; every byte beyond ASCII is.
  var isJSWord: Bool {
    let letter = self | 0x20
    return (letter >= 0x61 && letter <= 0x7A) || isJSDigit || self >= 0x80
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self == UInt8(ascii: "#")
  }

  var isJSDigit: Bool { self >= 0x30 && self <= 0x39 }
}
