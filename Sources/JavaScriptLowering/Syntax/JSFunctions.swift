/// Functions of all kinds.
extension JSParser {
  mutating func functionDeclaration() -> JSNode.ID? {
    let start = position
    _ = take(.async)
    position += 1
    _ = take(.star)
    guard token.kind == .word else {
      position = start
      return functionExpression()
    }
    let nameRange = range(from: position, count: 1)
    let name = takeWord() ?? ""
    let index = newFunction(named: name)
    declare(name, .function(index), range: nameRange)
    return finishFunction(index, from: start)
  }

  mutating func functionExpression() -> JSNode.ID {
    let start = position
    _ = take(.async)
    position += 1
    _ = take(.star)
    let name = takeWord()
    return finishFunction(newFunction(named: name), from: start)
  }

  /// The parameters and body of a method; its key has been read.
  mutating func method(named key: JSProperty.Key) -> JSNode.ID {
    let start = position
    var name: String?
    if case .name(let word) = key { name = word }
    return finishFunction(newFunction(named: name), from: start)
  }

  private mutating func newFunction(named name: String?) -> Int {
    tree.functions.append(JSFunction(name: name))
    return tree.functions.count - 1
  }

  private mutating func finishFunction(_ index: Int, from start: Int) -> JSNode.ID {
    inNewScope(function: index) { parser in
      if parser.isAt(.less) { parser.skipTypeArguments() }
      if parser.isAt(.openParenthesis) { parser.parameters(of: index) }
      if parser.take(.colon) { parser.skipType() }
      if parser.isAt(.openBrace) { parser.tree.functions[index].body = parser.block() }
    }
    let result = node(.function(index), from: start)
    tree.functions[index].node = result
    return result
  }

  private mutating func parameters(of function: Int) {
    let end = partner
    position += 1
    var index = 0
    while position < end {
      if take(.comma) { continue }
      let before = position
      while isAt(.at) { passDecorator() }
      // `constructor(private name: string)`
      while isAtAccess || isAt(.readonly), token(at: position + 1).kind == .word {
        position += 1
      }
      let isRest = take(.ellipsis)
      let known = tree.bindings.count
      parameter(function, index, isRest: isRest)
      tree.functions[function].parameters.append(Array(known..<tree.bindings.count))
      index += 1
      if position <= before { position = before + 1 }
      while position < end, !isAt(.comma) {
        if token.partner > position { skipBrackets() } else { position += 1 }
      }
    }
    position = min(end + 1, tokens.count - 1)
  }

  private mutating func parameter(_ function: Int, _ index: Int, isRest: Bool) {
    let start = position
    skipPattern()
    let patternEnd = position
    _ = take(.question)
    if take(.colon), let type = typeName(), !isRest {
      tree.types.parameters[.init(function: function, index: index)] = type
    }
    var path: [JSBinding.Step] = isRest ? [.unknown] : []
    if take(.assign) { path.append(.fallback(assignmentExpression())) }
    let after = position
    position = start
    bind(.parameter(function: function, index: index), path, until: patternEnd)
    position = after
  }

  // MARK: Arrows

  /// `x => …`, `(a, b): T => …`, `async <T>(a) => …`; `nil`, with nothing passed, where none stands here.
  mutating func arrowFunction() -> JSNode.ID? {
    let start = position
    if isAt(.async), !token(at: position + 1).isAfterBreak,
      token(at: position + 1).kind == .word || isAt(.openParenthesis, ahead: 1)
        || isAt(.less, ahead: 1),
      !isAt(.function, ahead: 1)
    {
      position += 1
      if let arrow = plainArrow(from: start) { return arrow }
      position = start
    }
    return plainArrow(from: start)
  }

  private mutating func plainArrow(from start: Int) -> JSNode.ID? {
    let first = position
    if token.kind == .word, isAt(.arrow, ahead: 1) {
      return arrow(newFunction(named: nil), from: start) { parser, index in
        let known = parser.tree.bindings.count
        parser.bind(
          .parameter(function: index, index: 0), [], until: parser.position + 1)
        parser.tree.functions[index].parameters = [Array(known..<parser.tree.bindings.count)]
      }
    }
    if isAt(.less), !token.isTag {
      skipTypeArguments()
      guard isAt(.openParenthesis), isArrowParameters else {
        position = first
        return nil
      }
    }
    guard isAt(.openParenthesis), isArrowParameters else { return nil }
    return arrow(newFunction(named: nil), from: start) { parser, index in
      parser.parameters(of: index)
      if parser.take(.colon) { parser.skipType() }
    }
  }

  /// Whether `=>` follows the brackets here, at once or after a type.
  private var isArrowParameters: Bool {
    var ahead = self
    ahead.position = min(partner + 1, tokens.count - 1)
    if ahead.isAt(.arrow) { return true }
    let isSure = looksLikeParameters
    guard ahead.isAt(.colon), isSure || isNameInBrackets || isPatternInBrackets else {
      return false
    }
    ahead.position += 1
    ahead.skipType()
    guard ahead.isAt(.arrow) else { return false }
    let open = isSure ? 0 : openConsequents
    return open == 0 || ahead.endsConsequents(open)
  }

  /// How many conditionals have their first values here, within the same brackets.
  private var openConsequents: Int {
    var count = 0
    for start in consequents.reversed() {
      var index = start
      while index < position {
        let partner = Int(token(at: index).partner)
        guard partner < position else { return count }
        index = max(partner, index) + 1
      }
      count += 1
    }
    return count
  }

  /// No function that a person wrote into a conditional is longer, what is in brackets aside.
  private static let mostAhead = 2_000

  /// Whether what follows still has a `:` for each of some conditionals: then one before it says what a function gives.
  private func endsConsequents(_ count: Int) -> Bool {
    var left = count
    // Those of conditionals that begin behind this.
    var others = 0
    var templates = 0
    var index = position
    for _ in 0..<Self.mostAhead {
      let token = token(at: index)
      switch token.kind {
      case .end: return false
      case .templateHead: templates += 1
      case .templateTail: templates -= 1
      case .mark where token.partner < 0:
        switch token.symbol {
        case .comma, .semicolon: if templates == 0 { return false }
        case .question: others += 1
        case .colon where isBeforeResult(index): break
        case .colon:
          if others == 0 { left -= 1 } else { others -= 1 }
          if left == 0 { return true }
        default: break
        }
      case .mark where Int(token.partner) < index: return false
      default: break
      }
      if templates < 0 { return false }
      index = max(index, Int(token.partner)) + 1
    }
    return false
  }

  /// Whether a `:` stands between the parameters of an arrow function and what it gives: `=> (a): T =>`.
  private func isBeforeResult(_ colon: Int) -> Bool {
    var ahead = self
    ahead.position = Int(token(at: colon - 1).partner) - 1
    guard ahead.isAt(.arrow) || ahead.isAt(.async) else { return false }
    ahead.position = colon + 1
    ahead.skipType()
    return ahead.isAt(.arrow)
  }

  /// `(name)`: a parameter, or an operand as in `a ? (b) : c => d`.
  private var isNameInBrackets: Bool {
    token(at: position + 1).kind == .word && position + 2 == partner
  }

  /// `({ item })`, `([first])`, `(...items)`.
  private var isPatternInBrackets: Bool {
    let next = token(at: position + 1)
    switch next.symbol {
    case .openBrace, .openSquare: return Int(next.partner) + 1 == partner
    case .ellipsis: return position + 3 == partner
    default: return false
    }
  }

  /// Whether what stands in the brackets is certainly a list of parameters.
  var looksLikeParameters: Bool {
    let next = token(at: position + 1)
    if position + 1 == partner { return true }
    switch next.symbol {
    case .openBrace, .openSquare, .ellipsis: break
    default: guard next.kind == .word else { return false }
    }
    var index = position + 1
    if Int(next.partner) > index { index = Int(next.partner) }
    switch token(at: index + 1).symbol {
    case .colon, .comma, .question, .assign: return true
    default: return false
    }
  }

  private mutating func arrow(
    _ index: Int, from start: Int, _ parameters: (inout JSParser, Int) -> Void
  ) -> JSNode.ID {
    tree.functions[index].isArrow = true
    inNewScope(function: index) { parser in
      parameters(&parser, index)
      _ = parser.take(.arrow)
      if parser.isAt(.openBrace) {
        parser.tree.functions[index].body = parser.block()
      } else {
        parser.tree.functions[index].isExpression = true
        parser.tree.functions[index].body = parser.assignmentExpression()
      }
    }
    let result = node(.function(index), from: start)
    tree.functions[index].node = result
    return result
  }
}
