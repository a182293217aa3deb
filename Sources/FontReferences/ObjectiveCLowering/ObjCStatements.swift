/// Statements.
extension ObjCExtractor {
  /// The block whose brace stands at a token.
  mutating func block(at open: Int) -> Node.ID {
    let range = open..<code.after(open)
    let statements = inside(code.inside(open) ?? open..<open) { $0.statements() }
    return add(.block(statements), range)
  }

  /// All statements up to the end; those of `#if` as clauses of one.
  mutating func statements() -> [Node.ID] {
    let outer = scope.platforms
    defer { scope.platforms = outer }
    var result: [Node.ID] = []
    var clauses: [Node.Clause] = []
    var clauseStart = index
    func close(_ self: inout ObjCExtractor) {
      guard !clauses.isEmpty else { return }
      result.append(self.add(.compiled(clauses), clauseStart..<self.index))
      clauses = []
    }
    while index < end {
      let start = index
      let platforms = code.platformSet(at: index)
      guard platforms != outer, platforms.isStrictSubset(of: outer) else {
        close(&self)
        result += statement()
        index = max(index, start + 1)
        continue
      }
      if clauses.isEmpty { clauseStart = index }
      scope.platforms = platforms
      let (body, names) = clause(platforms)
      // What is declared in a clause is seen behind it.
      for (name, type) in names where !result.isEmpty || clauses.isEmpty {
        let pattern = add(.bound(name), start..<start + 1)
        result.append(add(.binding(pattern, type, nil), start..<start + 1))
      }
      scope.platforms = outer
      clauses.append(Node.Clause(platforms: platforms, body: body))
      index = max(index, start + 1)
    }
    close(&self)
    return result
  }

  /// The statements of one branch of `#if`, and what they declare.
  private mutating func clause(_ platforms: PlatformSet) -> (Node.ID, [(String, TypeName?)]) {
    let start = index
    var body: [Node.ID] = []
    var names: [(String, TypeName?)] = []
    while index < end, code.platformSet(at: index) == platforms {
      let before = index
      for statement in statement() {
        guard case .binding(let pattern, let type, let value) = facts[statement].kind,
          case .bound(let name) = facts[pattern].kind
        else {
          body.append(statement)
          continue
        }
        names.append((name, type))
        guard let value else { continue }
        let range = facts[statement].range
        let target = facts.add(.name(name), range: facts[pattern].range)
        body.append(facts.add(.assignment(target, value, isAppended: false), range: range))
      }
      index = max(index, before + 1)
    }
    return (add(.block(body), start..<index), names)
  }

  /// One statement; several where it declares several variables.
  mutating func statement() -> [Node.ID] {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else {
      isTooDeep = true
      index = end
      return []
    }
    let outer = pending
    pending = []
    let found = read()
    let result = pending + found
    pending = outer
    return result
  }

  private mutating func read() -> [Node.ID] {
    let start = index
    switch kind() {
    case .semicolon:
      index += 1
      return []
    case .openBrace:
      index = code.after(start)
      return [block(at: start)]
    case .at:
      if let word = word(1), let found = keyword(word) { return found }
    case .identifier:
      if let word = word(), let found = control(word) { return found }
      if kind(1) == .colon, word() != "default" {
        // A label.
        index += 2
        return []
      }
      if let found = declarator(at: index, end), isDeclaration(found) {
        return variables(found)
      }
    default: break
    }
    let value = expression()
    finish(start)
    return [value]
  }

  /// Goes behind the semicolon; what has none (a macro) ends where the next statement begins.
  private mutating func finish(_ start: Int) {
    while index < end {
      switch kind() {
      case .semicolon:
        index += 1
        return
      case .identifier, .at, .openBracket, .closeBrace: if index > start { return }
      case .openBrace: return
      default: break
      }
      index = min(code.after(index), end)
    }
  }

  private func isDeclaration(_ found: Declarator) -> Bool {
    guard found.next < end else { return found.next == end }
    switch code.kind(found.next) {
    case .assign, .semicolon, .comma, .openBracket: return true
    case .openBrace: return structures[code.word(found.type.lowerBound) ?? ""] != nil
    case .openParenthesis: return false
    case .identifier: return code.word(found.next)?.hasPrefix("__") == true
    default: return false
    }
  }

  /// `NSString *a = …, *b;`
  private mutating func variables(_ first: Declarator) -> [Node.ID] {
    let start = index
    var type = typeName(first.type)
    if first.isFunction { type = .function([], type ?? .other) }
    var result: [Node.ID] = []
    var next: Declarator? = first
    while let found = next {
      next = nil
      let isList = code.kind(found.next) == .openBracket
      result.append(variable(found, isList ? type.map { .array($0) } : type, start))
      guard take(.comma) else { break }
      var token = index
      var isPointer = false
      while code.kind(token) == .star || code.word(token).map(Self.qualifiers.contains) == true {
        isPointer = isPointer || code.kind(token) == .star
        token += 1
      }
      guard token < end, code.kind(token) == .identifier else { break }
      next = Declarator(
        type: first.type, name: token, next: token + 1, isPointer: isPointer)
    }
    finish(start)
    return result
  }

  private mutating func variable(
    _ found: Declarator, _ type: TypeName?, _ start: Int
  ) -> Node.ID {
    let name = code.word(found.name) ?? ""
    index = found.next
    while kind() == .openBracket { index = code.after(index) }
    if word()?.hasPrefix("__") == true {
      index += 1
      if kind() == .openParenthesis { index = code.after(index) }
    }
    var value: Node.ID?
    if take(.assign) {
      value = kind() == .openBrace ? initializer(type) : expression()
    } else if kind() == .openBrace {
      value = initializer(type)
    }
    scope.locals[name] = found.isPointer
    let pattern = add(.bound(name), found.name..<found.name + 1)
    return add(.binding(pattern, type, value), start..<index)
  }

  // MARK: Control

  private mutating func keyword(_ word: String) -> [Node.ID]? {
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

  private mutating func control(_ word: String) -> [Node.ID]? {
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
      return pass([
        add(
          .loop(Node.Loop(pattern: nil, sequence: nil, conditions: conditions, body: body)),
          start..<index)
      ])
    case "do":
      index += 1
      let body = body()
      var conditions: [Node.ID] = []
      if self.word() == "while" {
        index += 1
        conditions = self.conditions()
      }
      _ = take(.semicolon)
      return pass([
        add(
          .loop(Node.Loop(pattern: nil, sequence: nil, conditions: conditions, body: body)),
          start..<index)
      ])
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

  private func pass(_ nodes: [Node.ID]) -> [Node.ID] { nodes }

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

  private func isIn(_ token: Int) -> Bool {
    code.isWord(token, "in") || (code.kind(token) == .colon && code.kind(token - 1) == .identifier)
  }

  /// `for (NSString *name in names)`
  private mutating func iteration(_ header: Range<Int>, _ sign: Int, _ start: Int) -> Node.ID {
    let sequence = inside(sign + 1..<header.upperBound) { $0.expression() }
    let name = code.word(sign - 1) ?? ""
    scope.locals[name] = true
    let pattern = add(.bound(name), max(header.lowerBound, sign - 1)..<sign)
    let body = self.body()
    return add(
      .loop(Node.Loop(pattern: pattern, sequence: sequence, conditions: [], body: body)),
      start..<index)
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
      let body = caseBody()
      result.append(
        Node.Case(
          patterns: patterns, condition: nil, isDefault: isDefault, body: body,
          platforms: platforms.intersection(scope.platforms)))
      index = max(index, start + 1)
    }
    // Whatever stands last catches the rest.
    return result.filter { !$0.isDefault } + result.filter(\.isDefault)
  }

  /// The statements of a case up to its `break`, or to the next one.
  private mutating func caseBody() -> Node.ID {
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
    if let last = statements.last, case .jump = facts[last].kind { statements.removeLast() }
    return add(.block(statements), start..<max(start, index))
  }

  private var isCase: Bool {
    word() == "case" || (word() == "default" && kind(1) == .colon)
  }
}
