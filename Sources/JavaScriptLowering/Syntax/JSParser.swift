package import SourceText

/// Reads tokens as a tree. What it does not understand it passes over, so that it always comes to the
/// end; types are passed over, too.
package struct JSParser {
  /// How deep expressions and statements may lie in each other.
  static let deepest = 400

  var tree: JSTree
  let tokens: [JSToken]
  let bytes: [UInt8]
  /// The token that is read next; the last one as soon as the text is given up.
  var position: Int {
    get { isGivenUp ? tokens.count - 1 : reached }
    set { reached = newValue }
  }
  private var reached = 0
  private let steps: JSParserSteps
  private var isTooDeep = false
  private var isGivenUp: Bool { isTooDeep || steps.areUsedUp }
  var scope = 0
  var depth = 0
  /// Where the first values of conditionals begin that are being read, each of which `:` ends.
  var consequents: [Int] = []

  init(_ text: SourceText, _ tokens: [JSToken]) {
    tree = JSTree(text: text, tokens: tokens)
    self.tokens = tokens
    bytes = text.utf8
    steps = JSParserSteps(tokens: tokens.count)
  }

  /// The tree of a text; what begins with an expression is JSON.
  /// - Throws: where the text is nested too deep, or takes too many steps.
  package static func parse(
    _ text: SourceText, _ tokens: [JSToken], asExpression: Bool = false
  ) throws(JSViolation) -> JSTree {
    var parser = JSParser(text, tokens)
    if asExpression {
      let whole = parser.expression()
      parser.tree.body = [whole]
      parser.tree.document = whole
    } else {
      parser.tree.body = parser.statements(until: parser.tokens.count - 1)
    }
    if parser.isTooDeep { throw .deep("expressions and statements", deepest) }
    if parser.steps.areUsedUp { throw JSViolation(reason: "is too complex to be read") }
    parser.tree.leaveTypeImports()
    parser.tree.importRequired()
    parser.tree.passOnImports()
    return parser.tree
  }
}

/// Why a text is not read.
package struct JSViolation: Error {
  package var reason: String

  static func deep(_ what: String, _ limit: Int) -> JSViolation {
    JSViolation(reason: "\(what) nested more than \(limit) deep")
  }
}

// MARK: Tokens

extension JSParser {
  var token: JSToken { token(at: position) }

  func token(at index: Int) -> JSToken {
    steps.take()
    return tokens.indices.contains(index)
      ? tokens[index]
      : JSToken(
        kind: .end, isAfterBreak: true, start: Int32(clamping: bytes.count),
        end: Int32(clamping: bytes.count))
  }

  func isAt(_ symbol: JSSymbol, ahead: Int = 0) -> Bool {
    token(at: position + ahead).symbol == symbol
  }

  func word(ahead: Int = 0) -> String? {
    let token = token(at: position + ahead)
    return token.kind == .word ? string(token) : nil
  }

  func string(_ token: JSToken) -> String {
    String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }

  mutating func take(_ symbol: JSSymbol) -> Bool {
    guard isAt(symbol) else { return false }
    position += 1
    return true
  }

  mutating func takeWord() -> String? {
    guard let word = word() else { return nil }
    position += 1
    return word
  }

  /// The token that closes the bracket here.
  var partner: Int {
    let partner = Int(token.partner)
    return partner > position ? partner : tokens.count - 1
  }

  /// Goes behind what the bracket here encloses.
  mutating func skipBrackets() { position = min(partner + 1, tokens.count - 1) }

  func range(from start: Int) -> Range<Int> {
    let lower = Int(token(at: start).start)
    let upper = position > start ? Int(token(at: position - 1).end) : Int(token(at: start).end)
    return lower..<max(lower, upper)
  }

  mutating func node(_ kind: JSNode.Kind, from start: Int) -> JSNode.ID {
    tree.add(JSNode(kind: kind, range: range(from: start), scope: scope))
  }
}

// MARK: Scopes

extension JSParser {
  mutating func inNewScope<Result>(
    function: Int? = nil, _ body: (inout JSParser) -> Result
  ) -> Result {
    let outer = scope
    tree.scopes.append(JSScope(parent: outer, function: function))
    scope = tree.scopes.count - 1
    let result = body(&self)
    scope = outer
    return result
  }

  @discardableResult
  mutating func declare(
    _ name: String, _ kind: JSBinding.Kind, path: [JSBinding.Step] = [], range: Range<Int>
  ) -> Int {
    tree.bindings.append(JSBinding(name: name, kind: kind, path: path, range: range))
    tree.scopes[scope].names[name] = tree.bindings.count - 1
    return tree.bindings.count - 1
  }

  /// Runs a part of the grammar one level deeper.
  mutating func deeper(_ body: (inout JSParser) -> JSNode.ID) -> JSNode.ID {
    oneLevelDeeper(body) ?? node(.other([]), from: position)
  }

  /// The same for any part; where it is too deep, the text is given up.
  @discardableResult
  mutating func oneLevelDeeper<Result>(_ body: (inout JSParser) -> Result) -> Result? {
    guard depth < Self.deepest else {
      isTooDeep = true
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }
}
