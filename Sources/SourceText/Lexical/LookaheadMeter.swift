/// Measures what makes the parser of Swift look far ahead, again and again: full lines, many words in a row
/// that may begin a declaration, and declarations that are never made, for which it looks for the next one.
struct LookaheadMeter {
  /// The first limit that was passed.
  private(set) var violation: String?

  private let bytes: [UInt8]

  // The line: its words and marks, and the keywords among them.
  private var tokens = 0
  private var keywords = 0
  /// Whether a line has begun since the token before.
  private var isOnNewLine = true

  // The words in a row that a declaration may begin with, an attribute counting as one.
  private var heads = 0
  /// The same before each round or square bracket that is open: `unowned(safe)` is one word.
  private var outerHeads: [Int] = []

  // Statements.
  /// For each brace that is open, whether it holds the members of a type.
  private var areTypes = [false]
  /// Whether the statement at hand declares a type.
  private var declaresType = false
  private var previous = Token.start
  /// Whether the statement has attributes, and nothing yet that they could belong to.
  private var isAttributed = false
  /// Whether the statement needs a block that has not come yet.
  private var awaitsBlock = false
  /// The declarations that were begun, but not made, since a keyword that the parser can go on from.
  private var unfinished = 0
  /// The statements without the block they need, since a brace was closed.
  private var unblocked = 0
  /// The tokens that the parser looks at for both, less those that it reads.
  private var lookahead = 0

  private enum Token {
    /// Nothing of the statement.
    case start
    /// What an expression may end with.
    case operand
    /// A word that a declaration may begin with, or an attribute.
    case head
    /// `actor` where a declaration may begin, and the name of one.
    case actor, actorName
    case dot, at, other
  }

  /// How many words `actor` counts for: the parser tries what is behind it twice.
  private static let actorWeight = 8

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads code.
  mutating func pass(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound, violation == nil {
      let byte = bytes[index]
      var end = index + 1
      if byte.isIdentifier {
        while end < range.upperBound, bytes[end].isIdentifier { end += 1 }
        passWord(bytes[index..<end])
      } else if byte == .hash {
        while end < range.upperBound, bytes[end] == .hash { end += 1 }
        passHashes(end - index)
      } else if byte.isLineBreak {
        tokens = 0
        keywords = 0
        isOnNewLine = true
      } else if !byte.isBlank {
        passMark(byte, behind: index == 0 ? .newline : bytes[index - 1])
      }
      index = end
    }
  }

  /// A string, or the part of one beside an interpolation.
  mutating func passText() {
    passOperand()
  }
}

// MARK: - Tokens

extension LookaheadMeter {
  private mutating func passWord(_ word: ArraySlice<UInt8>) {
    if word.first?.isDigit == true { return passOperand() }
    countToken()
    switch previous {
    case .at:
      previous = .head
      isOnNewLine = false
    case .dot:
      previous = heads > 0 ? .head : .operand
      isOnNewLine = false
    default:
      if SwiftWords.declaring.contains(word) { passHead(word) } else { passName(word) }
    }
  }

  /// A word that a declaration may begin with.
  private mutating func passHead(_ word: ArraySlice<UInt8>) {
    let isActor = word.elementsEqual("actor".utf8)
    // Any word may be the name of a case.
    if word.elementsEqual("case".utf8) {
      heads = 0
    } else {
      countHead(isActor ? Self.actorWeight : 1)
    }
    countKeyword()
    if isActor, beginsStatement || previous == .head {
      begin()
      previous = .actor
      return
    }
    if beginsStatement {
      begin()
      if areTypes.last == true, !SwiftWords.modifiers.contains(word),
        !SwiftWords.declarators.contains(word)
      {
        leave()
      }
    }
    if outerHeads.isEmpty, SwiftWords.declarators.contains(word) {
      declaresType = SwiftWords.types.contains(word)
      awaitsBlock = declaresType
      isAttributed = false
      unfinished = 0
    }
    previous = .head
    isOnNewLine = false
  }

  private mutating func passName(_ word: ArraySlice<UInt8>) {
    heads = 0
    if previous == .actor {
      previous = .actorName
      isOnNewLine = false
      return
    }
    // Behind these the statement goes on.
    guard !SwiftWords.joining.contains(word), !word.elementsEqual("else".utf8) else {
      previous = .other
      isOnNewLine = false
      return
    }
    let needsBlock = (beginsStatement || previous == .head) && SwiftWords.blocks.contains(word)
    passOperand()
    if needsBlock {
      awaitsBlock = true
      previous = .other
    }
  }

  /// A name, a literal, or something in brackets.
  private mutating func passOperand() {
    heads = 0
    passBeginning()
    previous = .operand
    isOnNewLine = false
  }

  private mutating func passHashes(_ count: Int) {
    countToken()
    countKeyword()
    check(count, NestingLimits.hashes, "'#' in a row")
    // A directive or a macro may stand anywhere.
    previous = .dot
    isOnNewLine = false
  }

  private mutating func passMark(_ byte: UInt8, behind last: UInt8) {
    // Tables of numbers and texts may be long.
    if !",:-()[].".utf8.contains(byte) { countToken() }
    switch byte {
    case UInt8(ascii: "@"):
      countHead(1)
      countKeyword()
      if beginsStatement { begin() }
      if outerHeads.isEmpty, previous != .other { isAttributed = true }
      previous = .at
    case UInt8(ascii: "."): previous = .dot
    case UInt8(ascii: "("), UInt8(ascii: "["):
      // On the same line they belong to what is before them.
      if previous == .start || isOnNewLine { passBeginning() }
      outerHeads.append(heads)
      heads = 0
      previous = .other
    case UInt8(ascii: ")"), UInt8(ascii: "]"):
      heads = outerHeads.popLast() ?? 0
      previous = heads > 0 ? .head : .operand
    case UInt8(ascii: "{"): openBrace()
    case UInt8(ascii: "}"): closeBrace()
    case UInt8(ascii: ";"):
      heads = 0
      begin()
      previous = .start
    case UInt8(ascii: "!"), UInt8(ascii: "?"):
      if last.isBlank { previous = .other }
    case .backtick: break
    case UInt8(ascii: ">") where last.isIdentifier || ">])?!".utf8.contains(last):
      previous = heads > 0 ? .head : .operand
    default:
      heads = 0
      if outerHeads.isEmpty { isAttributed = false }
      previous = .other
    }
    isOnNewLine = false
  }

  private mutating func openBrace() {
    heads = 0
    outerHeads = []
    areTypes.append(declaresType && previous != .start)
    declaresType = false
    awaitsBlock = false
    isAttributed = false
    previous = .start
  }

  private mutating func closeBrace() {
    heads = 0
    outerHeads = []
    if areTypes.count > 1 { areTypes.removeLast() }
    declaresType = false
    awaitsBlock = false
    isAttributed = false
    unfinished = 0
    unblocked = 0
    previous = .operand
  }
}

// MARK: - Statements

extension LookaheadMeter {
  /// Whether a token that can begin a statement does so here; on the same line it is at least a mistake.
  private var beginsStatement: Bool {
    guard outerHeads.isEmpty else { return false }
    switch previous {
    case .start, .operand, .actorName: return true
    case .head, .actor, .dot, .at, .other: return false
    }
  }

  private mutating func begin() {
    // `actor name` without a body.
    if previous == .actorName { leave() }
    if isAttributed { leave() }
    if awaitsBlock { unblocked += 1 }
    isAttributed = false
    declaresType = false
    awaitsBlock = false
  }

  /// What is no declaration: it must not stand where only those may, nor behind attributes.
  private mutating func passBeginning() {
    if beginsStatement {
      begin()
      if areTypes.last == true, previous == .start || isOnNewLine { leave() }
    } else if isAttributed, previous == .head {
      isAttributed = false
      leave()
    }
  }

  /// A declaration was begun, but not made.
  private mutating func leave() { unfinished += 1 }

  private mutating func countToken() {
    tokens += 1
    check(tokens, NestingLimits.line, "words and marks on one line")
    lookahead += unfinished + unblocked - 1
    check(lookahead, NestingLimits.lookahead, "words behind half-written declarations")
  }

  private mutating func countHead(_ weight: Int) {
    heads += weight
    check(heads, NestingLimits.declarationWords, "words in a row that begin a declaration")
  }

  private mutating func countKeyword() {
    keywords += 1
    check(keywords, NestingLimits.keywords, "keywords on one line")
  }

  private mutating func check(_ count: Int, _ limit: Int, _ what: String) {
    if count > limit { violation = violation ?? "more than \(limit) \(what)" }
  }
}
