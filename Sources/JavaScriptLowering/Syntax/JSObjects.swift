/// Object literals and classes.
extension JSParser {
  mutating func object() -> JSNode.ID {
    let start = position
    let end = partner
    position += 1
    var properties: [JSProperty] = []
    while position < end {
      if take(",") { continue }
      let before = position
      if let property = deeperProperty() { properties.append(property) }
      if position <= before { position = before + 1 }
      if !isAt(","), position < end { passElement(before: end) }
    }
    position = min(end + 1, tokens.count - 1)
    return node(.object(properties), from: start)
  }

  /// Goes to the comma that ends what was not understood.
  private mutating func passElement(before end: Int) {
    while position < end, !isAt(",") {
      if token.partner > position { skipBrackets() } else { position += 1 }
    }
  }

  private mutating func deeperProperty() -> JSProperty? {
    let start = position
    if take("...") {
      let value = assignmentExpression()
      return JSProperty(key: .spread, keyRange: range(from: start), value: value)
    }
    let modifier = passModifiers()
    let keyStart = position
    guard let key = key() else { return nil }
    let keyRange = range(from: keyStart)
    if take(":") {
      return JSProperty(key: key, keyRange: keyRange, value: assignmentExpression())
    }
    if isAt("(") || isAt("<") {
      let function = method(named: key)
      return JSProperty(
        key: key, keyRange: keyRange, value: function, isGetter: modifier == "get")
    }
    guard case .name(let name) = key else { return nil }
    var value = node(.name(name), from: keyStart)
    // Only where an object is taken apart.
    if take("=") {
      let fallback = assignmentExpression()
      value = node(.assignment("=", value, fallback), from: keyStart)
    }
    return JSProperty(key: key, keyRange: keyRange, value: value)
  }

  /// `get`, `set`, `async`, `static`, `*` and the like, where they are no names themselves.
  private mutating func passModifiers() -> String? {
    var last: String?
    while true {
      if isAt("*") {
        position += 1
        continue
      }
      guard let word = word(), Self.modifiers.contains(word) else { return last }
      let next = token(at: position + 1)
      let isName =
        next.kind == .end
        || (next.kind == .mark && !["[", "{", "*", "#"].contains(string(next)))
      if isName { return last }
      position += 1
      last = last == "static" && word != "get" ? last : word == "get" ? "get" : last ?? word
    }
  }

  private static let modifiers: Set<String> = [
    "get", "set", "async", "static", "public", "private", "protected", "readonly", "override",
    "abstract", "declare", "accessor",
  ]

  mutating func key() -> JSProperty.Key? {
    switch token.kind {
    case .word, .number:
      position += 1
      return .name(string(token(at: position - 1)))
    case .string:
      position += 1
      return .name(literal(token(at: position - 1)))
    case .mark where isAt("["):
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
    if token.kind == .word, !isAt("extends"), !isAt("implements") { position += 1 }
    if isAt("<") { skipTypeArguments() }
    var superclass: JSNode.ID?
    if take("extends") { superclass = superclassExpression() }
    while !isAt("{"), token.kind != .end, !isAt(";") {
      if isAt("<") { skipTypeArguments() } else { position += 1 }
    }
    guard isAt("{") else { return node(.other([]), from: start) }
    let (statics, members) = inNewScope { $0.classBody() }
    tree.classes.append(JSClass(statics: statics, members: members, superclass: superclass))
    return node(.classType(tree.classes.count - 1), from: start)
  }

  private mutating func superclassExpression() -> JSNode.ID {
    let start = position
    var result = node(.name(takeWord() ?? ""), from: start)
    while isAt("."), token(at: position + 1).kind == .word {
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
      if take(";") || take(",") { continue }
      let before = position
      while isAt("@") { passDecorator() }
      let isStatic = isAt("static") || isAtAccess && isAt("static", ahead: 1)
      if isAt("static"), isAt("{", ahead: 1) {
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
  private var isAtAccess: Bool { isAt("public") || isAt("private") || isAt("protected") }

  private mutating func member() -> JSProperty? {
    let modifier = passModifiers()
    let keyStart = position
    guard let key = key() else { return nil }
    let keyRange = range(from: keyStart)
    _ = take("?") || take("!")
    if isAt("(") || isAt("<") {
      return JSProperty(
        key: key, keyRange: keyRange, value: method(named: key), isGetter: modifier == "get")
    }
    if take(":") { skipType() }
    guard take("=") else { return nil }
    return JSProperty(key: key, keyRange: keyRange, value: assignmentExpression())
  }

  /// `@observer`, `@Inject('x')`
  mutating func passDecorator() {
    position += 1
    while token.kind == .word || isAt(".") {
      let isName = token.kind == .word
      position += 1
      if isName, !isAt(".") { break }
    }
    if isAt("(") { skipBrackets() }
  }
}
