import NameFlow

/// Operands that hold no other before them: literals, names, lists, blocks.
extension ObjCExtractor {
  mutating func primary() -> Node.ID {
    let start = index
    switch kind() {
    case .string, .rawString: return text()
    case .number:
      index += 1
      return add(.number(Self.number(code.string(start..<index))), start..<index)
    case .character:
      index += 1
      return add(.other([]), start..<index)
    case .identifier: return name()
    case .at: return boxed()
    case .openBracket: return kind(1) == .closeBracket ? lambda() : message()
    case .openParenthesis:
      let inner = code.inside(start) ?? start..<start
      let value = inside(inner) { inner -> Node.ID in
        // `({ …; value; })` and `(a, b)`
        if inner.kind() == .openBrace { return inner.statementExpression() }
        var value = inner.expression()
        while inner.take(.comma) { value = inner.expression() }
        return value
      }
      index = code.after(start)
      return value
    case .openBrace: return initializer(nil)
    case .caret: return block()
    case .hash where word(1) != nil:
      index += 1
      return spelled(start)
    default:
      index = min(code.after(index), end)
      return add(.other([]), start..<index)
    }
  }

  static func number(_ text: String) -> String {
    guard !text.lowercased().hasPrefix("0x") else { return text }
    return String(text.reversed().drop { "fFlLuU".contains($0) }.reversed())
  }

  /// Literals and macros side by side, which the compiler reads as one text: `PREFIX @"-Bold"`.
  mutating func juxtaposed(_ first: Node.ID, _ start: Int) -> Node.ID {
    var parts = [first]
    while let next = neighbour(of: parts[parts.count - 1]) { parts.append(next) }
    return parts.count == 1 ? first : add(.sum(parts), start..<index)
  }

  private mutating func neighbour(of node: Node.ID) -> Node.ID? {
    var isText = false
    switch facts[node].kind {
    case .text: isText = true
    case .name, .call: break
    default: return nil
    }
    let start = index
    switch kind() {
    case .string, .rawString: return text()
    case .at where kind(1)?.isString == true: return text()
    case .hash where word(1) != nil, .at where kind(1) == .hash && word(2) != nil:
      index += kind() == .at ? 2 : 1
      return spelled(start)
    case .identifier where !readsReceiver && (isText || code.macro != nil) && kind(1) != .colon:
      let name = name()
      return kind() == .openParenthesis ? call(name, start) : name
    default: return nil
    }
  }

  /// `#name`: the argument as it is written.
  private mutating func spelled(_ start: Int) -> Node.ID {
    let name = name()
    let range = start..<index
    return add(
      .call(add(.name("#"), range), [Node.Argument(label: nil, value: name)]), range)
  }

  /// Adjacent literals are one, as the compiler reads them.
  private mutating func text() -> Node.ID {
    let start = index
    while kind()?.isString == true || (kind() == .at && kind(1)?.isString == true) { index += 1 }
    let value = code.stringLiteral(start..<index)?.value ?? ""
    return add(.text(value.isEmpty ? [] : [.literal(value)]), start..<index)
  }

  private mutating func name() -> Node.ID {
    let start = index
    guard let word = word() else { return add(.other([]), start..<start) }
    index += 1
    // `Name::member`
    while kind() == .doubleColon, self.word(1) != nil { index += 2 }
    let last = code.word(index - 1) ?? word
    switch last {
    case "nil", "NULL", "Nil", "nullptr": return add(.absent, start..<index)
    case "YES", "true", "TRUE": return add(.truth(true), start..<index)
    case "NO", "false", "FALSE": return add(.truth(false), start..<index)
    case "sizeof", "typeof", "_Generic", "alignof":
      if kind() == .openParenthesis { index = code.after(index) }
      return add(.other([]), start..<index)
    default: break
    }
    let range = start..<index
    if scope.locals[last] == nil {
      if let constant = ObjCLibrary.constants[last] {
        return constant.path.dropFirst().reduce(add(.name(constant.path[0]), range)) {
          add(.member($0, $1), range)
        }
      }
      if let variable = instanceVariable(last) {
        return add(.member(add(.name("self"), range), variable), range)
      }
      if let weight = weight(last, range) { return weight }
    }
    return add(.name(last), range)
  }

  /// The property that an instance variable keeps; `nil` for any other name.
  func instanceVariable(_ name: String) -> String? {
    guard scope.isInstance, let type = scope.container.last else { return nil }
    if name.hasPrefix("_"), name.utf8.count > 1 {
      let property = String(name.dropFirst())
      return getters[type]?.contains(property) == true ? name : property
    }
    guard instanceVariables[type]?.contains(name) == true else { return nil }
    return getters[type]?.contains(name) == true ? "_" + name : name
  }

  /// `UIFontWeightBold` is `UIFont.Weight.bold`.
  private mutating func weight(_ name: String, _ range: Range<Int>) -> Node.ID? {
    for (prefix, type) in [("UIFontWeight", "UIFont"), ("NSFontWeight", "NSFont")]
    where name.hasPrefix(prefix) && name.utf8.count > prefix.utf8.count && !name.hasSuffix("Trait")
    {
      let weights = add(.member(add(.name(type), range), "Weight"), range)
      return add(.member(weights, String(name.dropFirst(prefix.count)).loweredFirst), range)
    }
    return nil
  }

  /// What begins with `@`.
  private mutating func boxed() -> Node.ID {
    let start = index
    index += 1
    switch kind() {
    case .openBracket:
      let items = list(code.inside(index) ?? index..<index)
      index = code.after(index)
      return add(.array(items), start..<index)
    case .hash where word(1) != nil:
      index += 1
      return spelled(start)
    case .openBrace:
      let entries = dictionary(code.inside(index) ?? index..<index)
      index = code.after(index)
      return add(.dictionary(entries), start..<index)
    case .identifier:
      let word = word() ?? ""
      if word == "YES" || word == "NO" || word == "true" || word == "false" { return name() }
      index += 1
      guard kind() == .openParenthesis else { return add(.other([]), start..<index) }
      let inner = code.inside(index) ?? index..<index
      index = code.after(index)
      switch word {
      case "selector":
        return add(.name(code.string(inner).filter { !$0.isWhitespace }), start..<index)
      case "available": return availability(inner, start)
      default: return add(.other([]), start..<index)
      }
    default: return unary()
    }
  }

  /// `@available(iOS 13, *)`: the same question to the system as Swift's `#available`.
  private mutating func availability(_ inner: Range<Int>, _ start: Int) -> Node.ID {
    let arguments = code.split(inner, at: .comma).map { part -> Node.Argument in
      guard part.count > 1, let platform = code.word(part.lowerBound) else {
        return Node.Argument(value: add(.text([]), part))
      }
      let version = code.string(part.dropFirst())
      return Node.Argument(label: platform, value: add(.text([.literal(version)]), part))
    }
    let question = add(.name(Availability.question), start..<start + 2)
    return add(.call(question, arguments), start..<index)
  }

  private mutating func dictionary(_ range: Range<Int>) -> [Node.Entry] {
    inside(range) { inner in
      var entries: [Node.Entry] = []
      while inner.index < inner.end {
        let start = inner.index
        let key = inner.expression()
        if inner.take(.colon) {
          entries.append(Node.Entry(key: key, value: inner.expression()))
        }
        inner.skip(to: .comma)
        inner.index = max(inner.index + 1, start + 1)
      }
      return entries
    }
  }

  /// `{ a, b }`, `{ .name = a }`: a list, or a structure where the type is one.
  mutating func initializer(_ type: TypeName?) -> Node.ID {
    let start = index
    let inner = code.inside(index) ?? index..<index
    var labels: [String?] = []
    let values = inside(inner) { inner -> [Node.ID] in
      var items: [Node.ID] = []
      while inner.index < inner.end {
        let start = inner.index
        var label: String?
        if inner.kind() == .dot, let word = inner.word(1), inner.kind(2) == .assign {
          label = word
          inner.index += 3
        } else if inner.kind() == .openBracket, let close = inner.code.partner(inner.index),
          inner.code.kind(close + 1) == .assign
        {
          inner.index = close + 2
        }
        labels.append(label)
        items.append(inner.item())
        inner.skip(to: .comma)
        inner.index = max(inner.index + 1, start + 1)
      }
      return items
    }
    index = code.after(start)
    let fields = type?.path?.last.flatMap { structures[$0] }
    // A structure that another file declares names its fields.
    let isNamed = !labels.isEmpty && !labels.contains(nil)
    if let name = type?.path?.last, fields != nil || isNamed {
      let fields = fields ?? []
      let callee = add(.name(name), start..<start + 1)
      let arguments = zip(labels, values).enumerated().map { position, item in
        Node.Argument(
          label: item.0 ?? (fields.indices.contains(position) ? fields[position] : nil),
          value: item.1)
      }
      return add(.call(callee, arguments), start..<index)
    }
    return add(.array(values), start..<index)
  }

  // MARK: Blocks

  /// `^(NSString *name) { … }`, with or without a result type.
  private mutating func block() -> Node.ID {
    let start = index
    index += 1
    // The type of the result.
    while let kind = kind(), kind == .identifier || kind == .star || kind == .less {
      index = kind == .less ? (closingAngle(index, end).map { $0 + 1 } ?? index + 1) : index + 1
    }
    var parameters: [(String, Bool)] = []
    if kind() == .openParenthesis {
      parameters = blockParameters(code.inside(index) ?? index..<index)
      index = code.after(index)
    }
    return closure(parameters, start)
  }

  private func blockParameters(_ range: Range<Int>) -> [(String, Bool)] {
    code.split(range, at: .comma).compactMap { part in
      guard let found = declarator(at: part.lowerBound, part.upperBound),
        let name = code.word(found.name)
      else { return nil }
      return (name, found.isPointer)
    }
  }

  /// `[=](int a) { … }`
  private mutating func lambda() -> Node.ID {
    let start = index
    index = code.after(index)
    var parameters: [(String, Bool)] = []
    if kind() == .openParenthesis {
      parameters = blockParameters(code.inside(index) ?? index..<index)
      index = code.after(index)
    }
    return closure(parameters, start)
  }

  private mutating func closure(_ parameters: [(String, Bool)], _ start: Int) -> Node.ID {
    guard kind() == .openBrace else { return add(.other([]), start..<max(index, start)) }
    let open = index
    index = code.after(open)
    let body = within({ scope in
      scope.isInitializer = false
      for (name, isPointer) in parameters { scope.locals[name] = isPointer }
    }) { $0.block(at: open) }
    let closure = Node.Closure(parameters: parameters.map(\.0), captures: [], body: body)
    return add(.closure(closure), start..<index)
  }

  /// `({ …; value; })`
  private mutating func statementExpression() -> Node.ID {
    let open = index
    index = code.after(open)
    let body = block(at: open)
    let closure = add(
      .closure(Node.Closure(parameters: [], captures: [], body: body)), open..<index)
    return add(.call(closure, []), open..<index)
  }
}
