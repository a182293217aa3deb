/// Takes a Ruby file apart into statements: comments and here-documents are left out, a statement goes
/// on over lines where a bracket is open or a comma, an operator or a dot says so.
struct RubyLexer {
  private let bytes: [UInt8]
  private var position = 0
  private var statement: [RubyToken] = []
  private var statements: [[RubyToken]] = []
  private var openBrackets = 0
  /// The ends of the here-documents that begin with the next line.
  private var hereDocuments: [[UInt8]] = []

  static func statements(of bytes: [UInt8]) -> [[RubyToken]] {
    var lexer = RubyLexer(bytes)
    lexer.read()
    return lexer.statements
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = Self.straightened(bytes)
  }

  /// The same with straight quotes for typographic ones, as CocoaPods reads what a word processor has saved. What follows
  /// stays where it is: spaces stand beside the quote, outside of the string.
  private static func straightened(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(0xE2) else { return bytes }
    var result = bytes
    var open: UInt8?
    var index = 0
    while index < result.count {
      var length = 1
      var quote: UInt8?
      switch result[index] {
      case UInt8(ascii: "\n"): open = nil
      case UInt8(ascii: "'"), UInt8(ascii: "\""): quote = result[index]
      case 0xE2 where index + 2 < result.count && result[index + 1] == 0x80:
        quote = quotes[result[index + 2]]
        if quote != nil { length = 3 }
      default: break
      }
      if let quote {
        if length == 3, open == nil || open == quote {
          let space = UInt8(ascii: " ")
          let new = open == quote ? [quote, space, space] : [space, space, quote]
          result.replaceSubrange(index..<(index + 3), with: new)
        }
        if open == nil { open = quote } else if open == quote { open = nil }
      }
      index += length
    }
    return result
  }

  /// U+2018 ‘ U+2019 ’ U+201B ‛, U+201C “ U+201D ”, by their last byte.
  private static let quotes: [UInt8: UInt8] = [
    0x98: UInt8(ascii: "'"), 0x99: UInt8(ascii: "'"), 0x9B: UInt8(ascii: "'"),
    0x9C: UInt8(ascii: "\""), 0x9D: UInt8(ascii: "\""),
  ]

  private mutating func read() {
    while position < bytes.count { readToken() }
    endStatement()
  }

  private mutating func readToken() {
    let start = position
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "\n"): readLineEnd()
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
    case UInt8(ascii: "\\"):
      // A line that goes on.
      position += byte == bytes[position...].dropFirst().first ? 1 : 2
    case UInt8(ascii: "#"): skipLine()
    case UInt8(ascii: ";"):
      position += 1
      endStatement()
    case UInt8(ascii: "'"), UInt8(ascii: "\""):
      add(.string(readQuoted(until: byte)), from: start)
      if peek(0) == UInt8(ascii: ":"), peek(1) != UInt8(ascii: ":"),
        let text = statement.last?.string
      {
        position += 1
        statement[statement.count - 1].kind = .symbol(text)
      }
    case UInt8(ascii: "%") where isWordList: readWordList()
    case UInt8(ascii: "<") where readHereDocument(): break
    case UInt8(ascii: "/") where isExpression: _ = readQuoted(until: byte)
    case UInt8(ascii: ":") where peek(1) == byte:
      position += 2
      add(.punctuation(byte), from: start)
    case UInt8(ascii: ":") where peek(1).map(Self.startsName) == true:
      position += 1
      add(.symbol(readName()), from: start)
    case _ where Self.startsName(byte) || Self.isDigit(byte): readWord()
    default:
      position += 1
      add(.punctuation(byte), from: start)
      if [UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{")].contains(byte) {
        openBrackets += 1
      } else if [UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "}")].contains(byte) {
        openBrackets = max(openBrackets - 1, 0)
      }
    }
  }
}

// MARK: Statements

extension RubyLexer {
  private mutating func add(_ kind: RubyToken.Kind, from start: Int) {
    statement.append(RubyToken(kind: kind, range: start..<position))
  }

  private mutating func endStatement() {
    openBrackets = 0
    if !statement.isEmpty { statements.append(statement) }
    statement = []
  }

  private mutating func readLineEnd() {
    position += 1
    for end in hereDocuments { skipHereDocument(until: end) }
    hereDocuments = []
    if bytes[position...].starts(with: "=begin".utf8) { skipComment() }
    guard openBrackets == 0, !goesOn else {
      // A block within brackets is statements of its own.
      if statement.last?.word == "do" { endStatement() }
      return
    }
    endStatement()
  }

  /// Whether the statement is not at its end although its line is.
  private var goesOn: Bool {
    let next = bytes[position...].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    if next == UInt8(ascii: ".") { return !statement.isEmpty }
    guard case .punctuation(let last)? = statement.last?.kind else { return false }
    return [",", "=", "+", ".", "&", ">"].contains { last == UInt8(ascii: $0) }
  }

  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func skipComment() {
    while position < bytes.count {
      let isEnd = bytes[position...].starts(with: "=end".utf8)
      skipLine()
      if isEnd { return }
      position += 1
    }
  }
}

// MARK: Tokens

extension RubyLexer {
  private func peek(_ distance: Int) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  private static func startsName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private mutating func readName() -> String {
    let start = position
    while let byte = peek(0), Self.startsName(byte) || Self.isDigit(byte) { position += 1 }
    if peek(0) == UInt8(ascii: "!") || peek(0) == UInt8(ascii: "?"), peek(1) != UInt8(ascii: "=") {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func readWord() {
    let start = position
    let name = readName()
    guard peek(0) == UInt8(ascii: ":"), peek(1) != UInt8(ascii: ":"), !name.isEmpty else {
      if position == start { position += 1 }
      return add(.word(name), from: start)
    }
    position += 1
    add(.symbol(name), from: start)
  }

  /// The text between two quotes; the closing one may be missing.
  private mutating func readQuoted(until close: UInt8) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = peek(0), byte != close {
      position += 1
      guard byte == UInt8(ascii: "\\"), let escaped = peek(0) else {
        // No path spans lines: an odd quote is something else.
        if byte == UInt8(ascii: "\n"), close == UInt8(ascii: "/") { break }
        text.append(byte)
        continue
      }
      position += 1
      text.append(escaped)
    }
    position = min(position + 1, bytes.count)
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether a slash begins a regular expression: it stands where a value is due.
  private var isExpression: Bool {
    guard case .punctuation(let last)? = statement.last?.kind else { return statement.isEmpty }
    return [UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: "~")].contains(last)
  }

  private static let pairs: [UInt8: UInt8] = [
    UInt8(ascii: "["): UInt8(ascii: "]"), UInt8(ascii: "("): UInt8(ascii: ")"),
    UInt8(ascii: "{"): UInt8(ascii: "}"), UInt8(ascii: "<"): UInt8(ascii: ">"),
    UInt8(ascii: "|"): UInt8(ascii: "|"),
  ]

  /// Whether `%w[…]` or `%q(…)` begins here.
  private var isWordList: Bool {
    guard let kind = peek(1), let open = peek(2), Self.pairs[open] != nil else { return false }
    return ["w", "W", "i", "q", "Q"].contains { kind == UInt8(ascii: $0) }
  }

  /// `%w[a b]` is `['a', 'b']`.
  private mutating func readWordList() {
    let start = position
    let isText = [UInt8(ascii: "q"), UInt8(ascii: "Q")].contains(peek(1))
    let close = peek(2).flatMap { Self.pairs[$0] } ?? 0
    position += 2
    let text = readQuoted(until: close)
    if isText { return add(.string(text), from: start) }
    add(.punctuation(UInt8(ascii: "[")), from: start)
    for name in text.split(whereSeparator: \.isWhitespace) {
      add(.string(String(name)), from: start)
    }
    add(.punctuation(UInt8(ascii: "]")), from: start)
  }

  /// Reads `<<-END`, whose text begins with the next line.
  private mutating func readHereDocument() -> Bool {
    guard peek(1) == UInt8(ascii: "<"), let mark = peek(2) else { return false }
    var start = position + 2
    if mark == UInt8(ascii: "-") || mark == UInt8(ascii: "~") { start += 1 }
    guard start < bytes.count else { return false }
    var name = bytes[start...]
    let isQuoted = name.first == UInt8(ascii: "'") || name.first == UInt8(ascii: "\"")
    if isQuoted { name = name.dropFirst() }
    let end = Array(name.prefix { Self.startsName($0) || Self.isDigit($0) })
    // `list << value` has a space, or a name in small letters.
    guard let first = end.first, first < UInt8(ascii: "a") else { return false }
    position = start + end.count + (isQuoted ? 2 : 0)
    hereDocuments.append(end)
    add(.punctuation(UInt8(ascii: "<")), from: start)
    return true
  }

  private mutating func skipHereDocument(until end: [UInt8]) {
    while position < bytes.count {
      let start = position
      skipLine()
      let line = bytes[start..<position].drop {
        $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
      }
      if position < bytes.count { position += 1 }
      if line.starts(with: end), line.count <= end.count + 1 { return }
    }
  }
}
