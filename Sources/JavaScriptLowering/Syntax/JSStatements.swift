/// Statements and declarations.
extension JSParser {
  /// The statements up to a token, which is left.
  mutating func statements(until end: Int) -> [JSNode.ID] {
    var result: [JSNode.ID] = []
    while position < end {
      let before = position
      if let statement = statement() { result.append(statement) }
      // What nothing understands is passed over.
      if position <= before { position = before + 1 }
    }
    position = max(position, end)
    return result
  }

  /// `{ … }`; the bracket stands here.
  mutating func block() -> JSNode.ID {
    let start = position
    let end = partner
    position += 1
    let body = statements(until: end)
    position = min(end + 1, tokens.count - 1)
    return node(.block(body), from: start)
  }

  mutating func statement() -> JSNode.ID? {
    oneLevelDeeper { $0.statementHere() } ?? nil
  }

  private mutating func statementHere() -> JSNode.ID? {
    if isAt(.openBrace) { return inNewScope { $0.block() } }
    if isAt(.semicolon) || isAt(.closeBrace) || isAt(.closeParenthesis) || isAt(.closeSquare) {
      position += 1
      return nil
    }
    while isAt(.at) { passDecorator() }
    guard token.kind == .word else { return expressionStatement() }
    return keyword() ?? expressionStatement()
  }

  private mutating func expressionStatement() -> JSNode.ID? {
    let expression = expression()
    _ = take(.semicolon)
    return expression
  }

  /// `nil` where the word begins no statement.
  private mutating func keyword() -> JSNode.ID? {
    switch token.symbol {
    case .const, .let, .var, .using:
      guard
        token(at: position + 1).kind == .word || isAt(.openBrace, ahead: 1)
          || isAt(.openSquare, ahead: 1)
      else { return nil }
      if isAt(.enum, ahead: 1) {
        position += 1
        return enumeration()
      }
      return variables()
    case .function: return functionDeclaration()
    case .async where isAt(.function, ahead: 1): return functionDeclaration()
    case .class: return classDeclaration()
    case .abstract where isAt(.class, ahead: 1):
      position += 1
      return classDeclaration()
    case .enum where token(at: position + 1).kind == .word: return enumeration()
    case .import where !isAt(.openParenthesis, ahead: 1) && !isAt(.period, ahead: 1):
      return importDeclaration()
    case .export: return exportDeclaration()
    case .return, .throw: return returning()
    case .if: return choice()
    case .switch where isAt(.openParenthesis, ahead: 1): return switching()
    case .for, .while, .with: return loop()
    case .do where isAt(.openBrace, ahead: 1): return doLoop()
    case .try: return attempt()
    case .interface where token(at: position + 1).kind == .word: return interface()
    case .type, .opaque: return typeAlias()
    case .declare where token(at: position + 1).kind == .word: return ambient()
    case .namespace, .module:
      guard token(at: position + 1).kind == .word || token(at: position + 1).kind == .string,
        isAt(.openBrace, ahead: 2)
      else { return nil }
      position += 2
      return inNewScope { $0.block() }
    case .break, .continue, .debugger:
      let start = position
      position += 1
      return node(.other([]), from: start)
    default:
      guard isAt(.colon, ahead: 1) else { return nil }
      position += 2
      return statement()
    }
  }
}

// MARK: Variables

extension JSParser {
  mutating func variables() -> JSNode.ID {
    let start = position
    position += 1
    var values: [JSNode.ID] = []
    repeat {
      let patternStart = position
      // The pattern is read when its value is known.
      skipPattern()
      let patternEnd = position
      _ = take(.exclamation)
      let type = take(.colon) ? typeName() : nil
      var value: JSNode.ID?
      if take(.assign) { value = assignmentExpression() }
      if let type, let value { tree.types.values.append((type, value)) }
      let after = position
      position = patternStart
      bind(.variable(value), [], until: patternEnd)
      position = after
      if let value { values.append(value) }
    } while take(.comma)
    if isAt(.of) || isAt(.in) { return node(.variables(values), from: start) }
    _ = take(.semicolon)
    return node(.variables(values), from: start)
  }

  /// Declares the names of a pattern.
  mutating func bind(_ kind: JSBinding.Kind, _ path: [JSBinding.Step], until end: Int) {
    guard path.count < 16 else { return position = end }
    let isRead: Void? = oneLevelDeeper { parser in
      if parser.isAt(.openBrace) {
        parser.bindObject(kind, path)
      } else if parser.isAt(.openSquare) {
        parser.bindList(kind, path)
      } else if let name = parser.word() {
        let range = parser.range(from: parser.position, count: 1)
        parser.declare(name, kind, path: path, range: range)
        parser.position += 1
      }
    }
    if isRead == nil { position = end }
  }

  private mutating func bindList(_ kind: JSBinding.Kind, _ path: [JSBinding.Step]) {
    let close = partner
    position += 1
    var index = 0
    while position < close {
      if take(.comma) {
        index += 1
        continue
      }
      let isRest = take(.ellipsis)
      let before = position
      let element = endOfElement(before: close)
      bindElement(kind, path + [isRest ? .unknown : .index(index)], until: element)
      position = max(element, before + (isAt(.comma) ? 0 : 1))
    }
    position = close + 1
  }

  private mutating func bindObject(_ kind: JSBinding.Kind, _ path: [JSBinding.Step]) {
    let close = partner
    position += 1
    var keys: [String] = []
    while position < close {
      if take(.comma) { continue }
      let before = position
      let end = endOfElement(before: close)
      if take(.ellipsis) {
        bindElement(kind, path + [.rest(without: keys)], until: end)
      } else if let key = plainKey() {
        keys.append(key)
        if isAt(.colon, ahead: 1) {
          position += 2
        }
        bindElement(kind, path + [.key(key)], until: end)
      } else if isAt(.openSquare) {
        skipBrackets()
        if take(.colon) { bindElement(kind, path + [.unknown], until: end) }
      }
      position = max(end, before + 1)
    }
    position = close + 1
  }

  /// A pattern with the value it has where none is given.
  private mutating func bindElement(
    _ kind: JSBinding.Kind, _ path: [JSBinding.Step], until end: Int
  ) {
    let start = position
    skipPattern()
    let after = position
    var path = path
    if position < end, take(.assign) { path.append(.fallback(assignmentExpression())) }
    position = start
    bind(kind, path, until: after)
  }

  private func plainKey() -> String? {
    switch token.kind {
    case .word: string(token)
    case .string: JSStringLiteral.value(of: bytes[Int(token.start)..<Int(token.end)])
    default: nil
    }
  }

  private mutating func endOfElement(before close: Int) -> Int {
    var index = position
    while index < close {
      let token = token(at: index)
      if token.kind == .mark {
        if bytes[Int(token.start)] == UInt8(ascii: ",") { return index }
        if Int(token.partner) > index { index = min(Int(token.partner), close) }
      } else if token.kind == .templateHead, Int(token.partner) > index {
        index = Int(token.partner)
      }
      index += 1
    }
    return close
  }

  mutating func skipPattern() {
    if isAt(.openBrace) || isAt(.openSquare) { skipBrackets() } else { position += 1 }
  }

  func range(from start: Int, count: Int) -> Range<Int> {
    let lower = Int(token(at: start).start)
    return lower..<max(lower, Int(token(at: start + count - 1).end))
  }
}

// MARK: Control

extension JSParser {
  private mutating func returning() -> JSNode.ID {
    let start = position
    let isReturn = isAt(.return)
    position += 1
    var value: JSNode.ID?
    if !token.isAfterBreak, !isAt(.semicolon), !isAt(.closeBrace), token.kind != .end {
      value = expression()
    }
    _ = take(.semicolon)
    return node(isReturn ? .returns(value) : .other(value.map { [$0] } ?? []), from: start)
  }

  private mutating func choice() -> JSNode.ID? {
    let start = position
    position += 1
    guard isAt(.openParenthesis) else { return nil }
    let condition = parenthesized()
    let yes = statement() ?? node(.block([]), from: position)
    var no: JSNode.ID?
    if take(.else) { no = statement() }
    return node(.choice(condition, yes, no), from: start)
  }

  private mutating func switching() -> JSNode.ID {
    let start = position
    position += 1
    let subject = parenthesized()
    guard isAt(.openBrace) else { return subject }
    let end = partner
    position += 1
    var cases: [JSCase] = []
    inNewScope { parser in
      while parser.position < end {
        var test: JSNode.ID?
        if parser.take(.case) {
          test = parser.expression()
        } else if !parser.take(.default) {
          parser.position += 1
          continue
        }
        _ = parser.take(.colon)
        cases.append(JSCase(test: test, body: parser.caseBody(until: end)))
      }
    }
    position = min(end + 1, tokens.count - 1)
    return node(.switches(subject, cases), from: start)
  }

  private mutating func caseBody(until end: Int) -> [JSNode.ID] {
    var body: [JSNode.ID] = []
    while position < end, !isAt(.case), !(isAt(.default) && isAt(.colon, ahead: 1)) {
      let before = position
      if let statement = statement() { body.append(statement) }
      if position <= before { position = before + 1 }
    }
    return body
  }

  private mutating func loop() -> JSNode.ID? {
    let start = position
    position += 1
    _ = take(.await)
    guard isAt(.openParenthesis) else { return nil }
    let end = partner
    position += 1
    return inNewScope { parser in
      var parts: [JSNode.ID] = []
      if parser.isAt(.const) || parser.isAt(.let) || parser.isAt(.var) {
        if let loop = parser.loop(over: end, from: start) { return loop }
        parts.append(parser.variables())
      }
      while parser.position < end {
        let before = parser.position
        if !parser.take(.semicolon) { parts.append(parser.expression()) }
        if parser.position <= before { parser.position = before + 1 }
      }
      parser.position = min(end + 1, parser.tokens.count - 1)
      if let body = parser.statement() { parts.append(body) }
      return parser.node(.other(parts), from: start)
    }
  }

  /// `const item of list) …`; `nil`, with nothing passed, where none stands here.
  private mutating func loop(over end: Int, from start: Int) -> JSNode.ID? {
    let first = position
    position += 1
    let pattern = position
    skipPattern()
    guard isAt(.of) || isAt(.in) else {
      position = first
      return nil
    }
    let isOverKeys = isAt(.in)
    let after = position
    position = pattern
    let known = tree.bindings.count
    bind(.unknown, [], until: after)
    let bindings = Array(known..<tree.bindings.count)
    position = after + 1
    let sequence = expression()
    position = min(max(position, end + 1), tokens.count - 1)
    let body = statement() ?? node(.block([]), from: position)
    return node(
      .loop(
        JSLoop(bindings: bindings, isOverKeys: isOverKeys, sequence: sequence, body: body)),
      from: start)
  }

  private mutating func doLoop() -> JSNode.ID? {
    let start = position
    position += 1
    var parts = [statement()].compactMap { $0 }
    if take(.while), isAt(.openParenthesis) { parts.append(parenthesized()) }
    return node(.other(parts), from: start)
  }

  private mutating func attempt() -> JSNode.ID? {
    let start = position
    position += 1
    var parts: [JSNode.ID] = []
    guard isAt(.openBrace) else { return nil }
    if let body = statement() { parts.append(body) }
    if take(.catch) {
      parts.append(
        inNewScope { parser in
          if parser.isAt(.openParenthesis) {
            let end = parser.partner
            parser.position += 1
            parser.bind(.unknown, [], until: end)
            parser.position = min(end + 1, parser.tokens.count - 1)
          }
          return parser.statement() ?? parser.node(.other([]), from: parser.position)
        })
    }
    if take(.finally), let last = statement() { parts.append(last) }
    return node(.block(parts), from: start)
  }

  /// `( … )`; the bracket stands here.
  mutating func parenthesized() -> JSNode.ID {
    let end = partner
    position += 1
    let inner = expression()
    position = min(end + 1, tokens.count - 1)
    return inner
  }
}
