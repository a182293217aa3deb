/// Operands: literals, names, members, calls, blocks, casts.
extension ObjCExtractor {
  mutating func unary() -> Node.ID {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else {
      isTooDeep = true
      index = end
      return add(.other([]), index..<index)
    }
    let start = index
    switch symbol {
    case "!":
      index += 1
      return negated(truth(unary()), start..<index)
    case "-":
      index += 1
      let inner = unary()
      guard case .number(let number) = facts[inner].kind else {
        return add(.other([inner]), start..<index)
      }
      return add(.number("-" + number), start..<index)
    case "&":
      index += 1
      return add(.passed(unary()), start..<index)
    case "+", "*":
      index += 1
      return unary()
    case "~":
      index += 1
      return add(.other([unary()]), start..<index)
    case "++", "--":
      index += 1
      return changed(unary(), start)
    case "(":
      if let type = castType() {
        let name = typeName(type)
        index = code.after(start)
        let inner = unary()
        return add(.cast(inner, name), start..<index)
      }
      return postfix()
    default: return postfix()
    }
  }

  /// A number that is counted up or down: what it is then, is not known.
  private mutating func changed(_ target: Node.ID, _ start: Int) -> Node.ID {
    add(.assignment(target, add(.other([]), start..<index), isAppended: false), start..<index)
  }

  /// The type in the parenthesis that comes next, where it is that of a cast.
  private func castType() -> Range<Int>? {
    guard let inner = code.inside(index), !inner.isEmpty, inner.upperBound < end else { return nil }
    let next = code.after(index)
    guard next < end else { return nil }
    var words = 0
    var hasMark = false
    var token = inner.lowerBound
    while token < inner.upperBound {
      switch code.kind(token) {
      case .identifier:
        words += 1
        if code.word(token)?.hasPrefix("__bridge") == true { hasMark = true }
      case .star where words > 0: hasMark = true
      case .less where words > 0:
        guard let close = closingAngle(token, inner.upperBound) else { return nil }
        token = close
      // A block's type.
      case .openParenthesis where words > 0 && code.kind(token + 1) == .caret:
        hasMark = true
        token = code.after(token) - 1
      case .openParenthesis where hasMark: token = code.after(token) - 1
      case .doubleColon: break
      default: return nil
      }
      token += 1
    }
    guard words > 0 else { return nil }
    let isType =
      words > 1 || hasMark
      || code.word(inner.lowerBound).map { Self.plainTypes.contains($0) } == true
    // `[UIFont fontWithName:(name) size:…]`: a selector goes on.
    if !isType, code.kind(next) == .identifier, code.kind(next + 1) == .colon { return nil }
    switch code.kind(next) {
    case .identifier, .number, .string, .rawString, .at, .character, .caret: return inner
    case .openParenthesis, .openBracket, .openBrace:
      let isNamedLikeOne = code.word(inner.lowerBound)?.first?.isUppercase == true
      return isType || (words == 1 && isNamedLikeOne && code.kind(next) == .openBracket)
        ? inner : nil
    case .ampersand, .minus, .star: return isType ? inner : nil
    default: return code.string(next..<next + 1) == "!" && isType ? inner : nil
    }
  }

  private static let plainTypes: Set<String> = [
    "id", "int", "float", "double", "long", "short", "char", "unsigned", "BOOL", "CGFloat", "void",
    "NSInteger", "NSUInteger", "Class", "CFStringRef", "CFURLRef", "CFTypeRef", "CTFontRef",
    "CGFontRef", "CFDictionaryRef", "CFArrayRef",
  ]

  private mutating func postfix() -> Node.ID {
    let start = index
    var result = primary()
    while true {
      switch kind() {
      case .dot, .arrow:
        guard let name = word(1) else {
          index += 1
          return result
        }
        index += 2
        result = member(result, name, start)
      case .openBracket where index > start:
        let inner = code.inside(index) ?? index..<index
        let keys = list(inner)
        index = code.after(index)
        result = add(
          .subscripted(result, keys.prefix(1).map { Node.Argument(label: nil, value: $0) }),
          start..<index)
      case .openParenthesis where index > start: result = call(result, start)
      case .other where symbol == "++" || symbol == "--":
        index += 1
        result = changed(result, start)
      default: return juxtaposed(result, start)
      }
    }
  }

  /// `x.name`, with the names of Foundation as all languages have them.
  mutating func member(_ base: Node.ID, _ name: String, _ start: Int) -> Node.ID {
    if let same = same(base, name) { return same }
    let name = ObjCLibrary.members[name] ?? name
    return add(.member(base, name), start..<index)
  }

  /// `[name copy]`: the same value again.
  func same(_ base: Node.ID, _ name: String) -> Node.ID? {
    ObjCLibrary.identities.contains(name) ? base : nil
  }

  private mutating func call(_ callee: Node.ID, _ start: Int) -> Node.ID {
    let inner = code.inside(index) ?? index..<index
    var name: String?
    if case .name(let word) = facts[callee].kind { name = word }
    if let name, let known = known(name, inner, start) { return known }
    let values = list(inner)
    index = code.after(index)
    if let name, let known = known(function: name, callee, values, start) { return known }
    return add(
      .call(callee, values.map { Node.Argument(label: nil, value: $0) }), start..<index)
  }

  /// Expressions with commas between them.
  mutating func list(_ range: Range<Int>) -> [Node.ID] {
    inside(range) { inner in
      var items: [Node.ID] = []
      while inner.index < inner.end {
        let start = inner.index
        items.append(inner.item())
        inner.skip(to: .comma)
        inner.index = max(inner.index + 1, start + 1)
      }
      return items
    }
  }

  /// An item of a list of values: `.field = value` and `[index] = value` are the value.
  private mutating func item() -> Node.ID {
    if kind() == .openBrace { return initializer(nil) }
    return expression()
  }

  /// Goes on to a token that stands in no bracket of its own.
  mutating func skip(to wanted: ObjCToken.Kind) {
    while let kind = kind(), kind != wanted { index = min(code.after(index), end) }
  }

  // MARK: Primaries

  private mutating func primary() -> Node.ID {
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

  private static func number(_ text: String) -> String {
    guard !text.lowercased().hasPrefix("0x") else { return text }
    return String(text.reversed().drop { "fFlLuU".contains($0) }.reversed())
  }

  /// Literals and macros side by side, which the compiler reads as one text: `PREFIX @"-Bold"`.
  private mutating func juxtaposed(_ first: Node.ID, _ start: Int) -> Node.ID {
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
      default: return add(.other([]), start..<index)
      }
    default: return unary()
    }
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
    if let name = type?.path?.last, let fields {
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
