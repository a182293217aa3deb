import NameFlow

/// Branches, loops, and what leaves a function.
extension ObjCExtractor {
  mutating func keyword(_ word: String) -> [Node.ID]? {
    let start = index
    switch word {
    case "autoreleasepool", "try", "finally":
      index += 2
      guard kind() == .openBrace else { return [] }
      let open = index
      index = code.after(open)
      let body = block(at: open)
      guard word == "try" else { return [body] }
      var catches: [Node.ID] = []
      while kind() == .at, self.word(1) == "catch" {
        index += 2
        if kind() == .openParenthesis { index = code.after(index) }
        guard kind() == .openBrace else { break }
        let open = index
        index = code.after(open)
        catches.append(block(at: open))
      }
      return [add(.attempt(body, catches), start..<index)]
    case "synchronized":
      index += 2
      if kind() == .openParenthesis { index = code.after(index) }
      return statement()
    case "throw":
      index += 2
      let value = expression()
      finish(start)
      return [add(.thrown(value), start..<index)]
    default: return nil
    }
  }

  mutating func control(_ word: String) -> [Node.ID]? {
    let start = index
    switch word {
    case "return": return returning()
    case "break", "continue", "goto":
      index += 1
      finish(start)
      return [add(.jump, start..<start + 1)]
    case "if": return branch()
    case "while":
      index += 1
      let conditions = self.conditions()
      let body = body()
      return [
        add(
          .loop(Node.Loop(pattern: nil, sequence: nil, conditions: conditions, body: body)),
          start..<index)
      ]
    case "do":
      index += 1
      let body = body()
      var conditions: [Node.ID] = []
      if self.word() == "while" {
        index += 1
        conditions = self.conditions()
      }
      _ = take(.semicolon)
      return [
        add(
          .loop(Node.Loop(pattern: nil, sequence: nil, conditions: conditions, body: body)),
          start..<index)
      ]
    case "for": return loop()
    case "switch": return [switching()]
    case "else", "case", "default":
      index += 1
      skip(to: .colon)
      _ = take(.colon)
      return []
    default: return nil
    }
  }

  private mutating func returning() -> [Node.ID] {
    let start = index
    index += 1
    if kind() == .semicolon || index >= end {
      finish(start)
      return [add(.result(nil), start..<start + 1)]
    }
    let value = kind() == .openBrace ? initializer(nil) : expression()
    let last = index
    finish(start)
    if scope.isInitializer {
      switch facts[value].kind {
      case .name("self"), .absent: return []
      case .call: return [value]
      default: break
      }
    }
    if case .assignment(let target, _, _) = facts[value].kind, let again = copy(target) {
      return [value, add(.result(again), start..<last)]
    }
    return [add(.result(value), start..<last)]
  }

  /// The parenthesis behind a keyword, as conditions that must all hold.
  private mutating func conditions() -> [Node.ID] {
    guard kind() == .openParenthesis else { return [] }
    let open = index
    index = code.after(open)
    let value = inside(code.inside(open) ?? open..<open) { $0.truth($0.expression()) }
    if case .all(let items) = facts[value].kind { return items }
    return [value]
  }

  /// The statement behind a condition, as a block.
  private mutating func body() -> Node.ID {
    let start = index
    if kind() == .openBrace {
      index = code.after(start)
      return block(at: start)
    }
    let statements = index < end ? statement() : []
    return add(.block(statements), start..<max(start, index))
  }

  private mutating func branch() -> [Node.ID] {
    let start = index
    index += 1
    if word() == "constexpr" { index += 1 }
    let conditions = self.conditions()
    let isMade = scope.isInitializer && conditions.count == 1 && isSelf(conditions[0])
    let then = body()
    var other: Node.ID?
    if word() == "else" {
      index += 1
      other = body()
    }
    if isMade, other == nil {
      // `if (self = [super init]) { … }`: an initialiser without its instance makes nothing.
      if case .not = facts[conditions[0]].kind { return delegation(conditions[0]) }
      return delegation(conditions[0]) + [then]
    }
    return [add(.ifElse(conditions, then, other), start..<index)]
  }

  /// Whether a condition asks whether there is an instance.
  private func isSelf(_ condition: Node.ID) -> Bool {
    switch facts[condition].kind {
    case .name("self"): true
    case .call(let callee, _):
      if case .member(let base?, "init") = facts[callee].kind,
        case .name(let word) = facts[base].kind
      {
        word == "self" || word == "super"
      } else {
        false
      }
    case .not(let inner): isSelf(inner)
    case .compared(let left, let right, _): isSelf(left) && isNothing(right)
    default: false
    }
  }

  private func isNothing(_ node: Node.ID) -> Bool {
    if case .absent = facts[node].kind { true } else { false }
  }

  /// The call of another initialiser in a condition.
  private func delegation(_ condition: Node.ID) -> [Node.ID] {
    switch facts[condition].kind {
    case .call: [condition]
    case .not(let inner), .compared(let inner, _, _): delegation(inner)
    default: []
    }
  }

  private mutating func loop() -> [Node.ID] {
    let start = index
    index += 1
    guard kind() == .openParenthesis, let header = code.inside(index) else { return [] }
    index = code.after(index)
    let parts = code.split(header, at: .semicolon)
    if parts.count <= 1, let sign = header.first(where: { isIn($0) }) {
      return [iteration(header, sign, start)]
    }
    var result: [Node.ID] = []
    var conditions: [Node.ID] = []
    let semicolons = header.filter {
      code.kind($0) == .semicolon && code.parent($0) == header.lowerBound - 1
    }
    if let first = semicolons.first, let loop = arguments(header, first, start) { return [loop] }
    if semicolons.count == 2,
      let loop = counting(header, semicolons[0], semicolons[1], start)
    {
      return [loop]
    }
    if let first = semicolons.first {
      result += inside(header.lowerBound..<first + 1) { $0.statement() }
      let second = semicolons.dropFirst().first ?? header.upperBound
      if first + 1 < second {
        conditions = inside(first + 1..<second) { [$0.truth($0.expression())] }
      }
      let open = index
      let body = self.body()
      var statements = [body]
      if second + 1 < header.upperBound {
        statements += inside(second + 1..<header.upperBound) { inner -> [Node.ID] in
          var items: [Node.ID] = []
          repeat { items.append(inner.expression()) } while inner.take(.comma)
          return items
        }
      }
      // What the body assigns is seen by what counts on.
      if case .block(let own) = facts[body].kind {
        statements = own + statements.dropFirst()
        let whole = add(.block(statements), open..<max(open, index))
        result.append(
          add(
            .loop(Node.Loop(pattern: nil, sequence: nil, conditions: conditions, body: whole)),
            start..<index))
      }
      return [add(.block(result), start..<index)]
    }
    return [body()]
  }

  /// `for (NSString *name = first; name; name = va_arg(list, NSString *))`: over all arguments.
  private mutating func arguments(_ header: Range<Int>, _ semicolon: Int, _ start: Int) -> Node.ID?
  {
    guard let list = scope.variadic, code.word(semicolon - 1) == list,
      code.kind(semicolon - 2) == .assign, let name = code.word(semicolon - 3),
      header.contains(where: { $0 > semicolon && code.isWord($0, "va_arg") })
    else { return nil }
    let sequence = add(.name(list), semicolon - 1..<semicolon)
    scope.locals[name] = true
    let pattern = add(.bound(name), semicolon - 3..<semicolon - 2)
    // `nil` ends the arguments.
    let item = add(.name(name), semicolon - 3..<semicolon - 2)
    let isThere = truth(item)
    let body = self.body()
    let loop = Node.Loop(pattern: pattern, sequence: sequence, conditions: [isThere], body: body)
    return add(.loop(loop), start..<index)
  }

  /// `for (NSUInteger i = 0; i < names.count; i++)`: over numbers.
  private mutating func counting(
    _ header: Range<Int>, _ first: Int, _ second: Int, _ start: Int
  ) -> Node.ID? {
    guard let sign = (header.lowerBound..<first).first(where: { code.kind($0) == .assign }),
      sign - 1 > header.lowerBound, let name = code.word(sign - 1), sign + 1 < first,
      !(sign..<first).contains(where: { code.kind($0) == .comma }),
      code.word(first + 1) == name, code.kind(first + 2) == .less, first + 3 < second,
      countsUp(name, second + 1..<header.upperBound)
    else { return nil }
    let lower = inside(sign + 1..<first) { $0.expression() }
    let upper = inside(first + 3..<second) { $0.expression() }
    let callee = add(.name("..<"), first + 2..<first + 3)
    let range = add(
      .call(callee, [Node.Argument(value: lower), Node.Argument(value: upper)]), sign..<second)
    scope.locals[name] = true
    let pattern = add(.bound(name), sign - 1..<sign)
    let body = self.body()
    let loop = Node.Loop(pattern: pattern, sequence: range, conditions: [], body: body)
    return add(.loop(loop), start..<index)
  }

  /// `i++`, `++i`, `i += 1`
  private func countsUp(_ name: String, _ tokens: Range<Int>) -> Bool {
    guard !tokens.isEmpty else { return false }
    let text = code.string(tokens).filter { !$0.isWhitespace }
    return [name + "++", "++" + name, name + "+=1"].contains(text)
  }

  private func isIn(_ token: Int) -> Bool {
    code.isWord(token, "in") || (code.kind(token) == .colon && code.kind(token - 1) == .identifier)
  }

  /// `for (NSString *name in names)`
  private mutating func iteration(_ header: Range<Int>, _ sign: Int, _ start: Int) -> Node.ID {
    let sequence = inside(sign + 1..<header.upperBound) { $0.expression() }
    let name = code.word(sign - 1) ?? ""
    let type = declarator(at: header.lowerBound, sign).flatMap { typeName($0.type) }
    scope.locals[name] = true
    let pattern = add(.bound(name), max(header.lowerBound, sign - 1)..<sign)
    let body = self.body()
    let loop = Node.Loop(
      pattern: pattern, sequence: sequence, type: type, conditions: [], body: body)
    return add(.loop(loop), start..<index)
  }

  // MARK: Switch

  private mutating func switching() -> Node.ID {
    let start = index
    index += 1
    guard kind() == .openParenthesis else { return add(.other([]), start..<index) }
    let open = index
    index = code.after(open)
    let subject = inside(code.inside(open) ?? open..<open) { $0.expression() }
    guard kind() == .openBrace else { return add(.other([subject]), start..<index) }
    let brace = index
    index = code.after(brace)
    let cases = inside(code.inside(brace) ?? brace..<brace) { $0.cases() }
    return add(.switching(subject, cases), start..<index)
  }

  private mutating func cases() -> [Node.Case] {
    var result: [Node.Case] = []
    var falling: Set<Int> = []
    while index < end {
      let start = index
      var patterns: [Node.ID] = []
      var isDefault = false
      while let word = word(), word == "case" || word == "default" {
        index += 1
        if word == "default" {
          isDefault = true
        } else {
          patterns.append(expression())
        }
        skip(to: .colon)
        _ = take(.colon)
      }
      guard !patterns.isEmpty || isDefault else {
        index = min(code.after(index), end)
        continue
      }
      let platforms = code.platformSet(at: start)
      let (body, isLeft) = caseBody()
      if !isLeft { falling.insert(result.count) }
      result.append(
        Node.Case(
          patterns: patterns, condition: nil, isDefault: isDefault, body: body,
          platforms: platforms.intersection(scope.platforms)))
      index = max(index, start + 1)
    }
    facts.fall(&result, from: falling)
    // Whatever stands last catches the rest.
    return result.filter { !$0.isDefault } + result.filter(\.isDefault)
  }

  /// The statements of a case up to the next one, without its `break`; and whether nothing goes from them
  /// into the next one.
  private mutating func caseBody() -> (body: Node.ID, isLeft: Bool) {
    let start = index
    var statements: [Node.ID] = []
    while index < end, !isCase {
      let before = index
      statements += statement()
      index = max(index, before + 1)
    }
    // `case A: { …; break; }`
    if statements.count == 1, case .block(let inner) = facts[statements[0]].kind {
      statements = inner
    }
    let isLeft = statements.last.map { ends($0) } ?? false
    if let last = statements.last, case .jump = facts[last].kind { statements.removeLast() }
    return (add(.block(statements), start..<max(start, index)), isLeft)
  }

  /// Whether nothing follows a statement where it stands.
  private func ends(_ statement: Node.ID) -> Bool {
    switch facts[statement].kind {
    case .jump: true
    case .block(let statements): statements.last.map { ends($0) } ?? false
    case .ifElse(_, let then, let other?): ends(then) && ends(other)
    default: facts.leaves(statement)
    }
  }

  private var isCase: Bool {
    word() == "case" || (word() == "default" && kind(1) == .colon)
  }
}
