/// Object literals and classes.
extension JSParser {
  mutating func object() -> JSNode.ID {
    let start = position
    let end = partner
    position += 1
    var properties: [JSProperty] = []
    while position < end {
      if take(.comma) { continue }
      let before = position
      if let property = deeperProperty() { properties.append(property) }
      if position <= before { position = before + 1 }
      if !isAt(.comma), position < end { passElement(before: end) }
    }
    position = min(end + 1, tokens.count - 1)
    return node(.object(properties), from: start)
  }

  /// Goes to the comma that ends what was not understood.
  private mutating func passElement(before end: Int) {
    while position < end, !isAt(.comma) {
      if token.partner > position { skipBrackets() } else { position += 1 }
    }
  }

  private mutating func deeperProperty() -> JSProperty? {
    let start = position
    if take(.ellipsis) {
      let value = assignmentExpression()
      return JSProperty(key: .spread, keyRange: range(from: start), value: value)
    }
    let modifier = passModifiers()
    let keyStart = position
    guard let key = key() else { return nil }
    let keyRange = range(from: keyStart)
    if take(.colon) {
      return JSProperty(key: key, keyRange: keyRange, value: assignmentExpression())
    }
    if isAt(.openParenthesis) || isAt(.less) {
      let function = method(named: key)
      return JSProperty(
        key: key, keyRange: keyRange, value: function, isGetter: modifier == .get)
    }
    guard case .name(let name) = key else { return nil }
    var value = node(.name(name), from: keyStart)
    // Only where an object is taken apart.
    if take(.assign) {
      let fallback = assignmentExpression()
      value = node(.assignment("=", value, fallback), from: keyStart)
    }
    return JSProperty(key: key, keyRange: keyRange, value: value)
  }

  /// `get`, `set`, `async`, `static`, `*` and the like, where they are no names themselves.
  private mutating func passModifiers() -> JSSymbol? {
    var last: JSSymbol?
    while true {
      if isAt(.star) {
        position += 1
        continue
      }
      let word = token.symbol
      guard word.isModifier else { return last }
      let next = token(at: position + 1)
      switch next.symbol {
      case .openSquare, .openBrace, .star, .hash: break
      // A name itself.
      default: if next.kind == .end || next.kind == .mark { return last }
      }
      position += 1
      last = last == .static && word != .get ? last : word == .get ? .get : last ?? word
    }
  }

  mutating func key() -> JSProperty.Key? {
    switch token.kind {
    case .word, .number:
      position += 1
      return .name(string(token(at: position - 1)))
    case .string:
      position += 1
      return .name(literal(token(at: position - 1)))
    case .mark where isAt(.openSquare):
      let end = partner
      position += 1
      let inner = expression()
      position = min(end + 1, tokens.count - 1)
      // `['ios']` is `ios`.
      if case .string(let name) = tree[inner].kind { return .name(name) }
      return .computed(inner)
    default: return nil
    }
  }
}

// MARK: Classes

extension JSParser {
  mutating func classDeclaration() -> JSNode.ID? {
    let start = position
    guard token(at: position + 1).kind == .word else { return nil }
    let nameRange = range(from: position + 1, count: 1)
    let name = string(token(at: position + 1))
    let node = classExpression()
    if case .classType(let index) = tree[node].kind {
      if !["extends", "implements"].contains(name) {
        declare(name, .classType(index), range: nameRange)
      }
    }
    _ = start
    return node
  }

  mutating func classExpression() -> JSNode.ID {
    let start = position
    position += 1
    if token.kind == .word, !isAt(.extends), !isAt(.implements) { position += 1 }
    if isAt(.less) { skipTypeArguments() }
    var superclass: JSNode.ID?
    if take(.extends) { superclass = superclassExpression() }
    while !isAt(.openBrace), token.kind != .end, !isAt(.semicolon) {
      if isAt(.less) { skipTypeArguments() } else { position += 1 }
    }
    guard isAt(.openBrace) else { return node(.other([]), from: start) }
    let (statics, members) = inNewScope { $0.classBody() }
    tree.classes.append(JSClass(statics: statics, members: members, superclass: superclass))
    return node(.classType(tree.classes.count - 1), from: start)
  }

  private mutating func superclassExpression() -> JSNode.ID {
    let start = position
    var result = node(.name(takeWord() ?? ""), from: start)
    while isAt(.period), token(at: position + 1).kind == .word {
      let name = range(from: position + 1, count: 1)
      let word = string(token(at: position + 1))
      position += 2
      result = node(.member(result, word, name: name), from: start)
    }
    return result
  }

  private mutating func classBody() -> (statics: JSNode.ID, members: JSNode.ID) {
    let start = position
    let end = partner
    position += 1
    var statics: [JSProperty] = []
    var members: [JSProperty] = []
    while position < end {
      if take(.semicolon) || take(.comma) { continue }
      let before = position
      while isAt(.at) { passDecorator() }
      let isStatic = isAt(.static) || isAtAccess && isAt(.static, ahead: 1)
      if isAt(.static), isAt(.openBrace, ahead: 1) {
        position += 1
        _ = inNewScope { $0.block() }
      } else if let member = member() {
        if isStatic { statics.append(member) } else { members.append(member) }
      }
      if position <= before { position = before + 1 }
    }
    position = min(end + 1, tokens.count - 1)
    return (node(.object(statics), from: start), node(.object(members), from: start))
  }

  /// Whether a word says who may use a member: `public static …`.
  var isAtAccess: Bool { isAt(.public) || isAt(.private) || isAt(.protected) }

  private mutating func member() -> JSProperty? {
    let modifier = passModifiers()
    let keyStart = position
    guard let key = key() else { return nil }
    let keyRange = range(from: keyStart)
    _ = take(.question) || take(.exclamation)
    if isAt(.openParenthesis) || isAt(.less) {
      return JSProperty(
        key: key, keyRange: keyRange, value: method(named: key), isGetter: modifier == .get)
    }
    if take(.colon) { skipType() }
    guard take(.assign) else { return nil }
    return JSProperty(key: key, keyRange: keyRange, value: assignmentExpression())
  }

  /// `@observer`, `@Inject('x')`
  mutating func passDecorator() {
    position += 1
    while token.kind == .word || isAt(.period) {
      let isName = token.kind == .word
      position += 1
      if isName, !isAt(.period) { break }
    }
    if isAt(.openParenthesis) { skipBrackets() }
  }
}

extension JSSymbol {
  /// Whether it may stand before the name of a member.
  fileprivate var isModifier: Bool {
    switch self {
    case .get, .set, .async, .static, .public, .private, .protected, .readonly, .override,
      .abstract, .declare, .accessor:
      true
    default: false
    }
  }
}
