import NameFlow

/// Variables and constants outside of functions: globals, structures, types, macros.
extension ObjCExtractor {
  /// A declaration that ends with a semicolon: `NSString *const name = @"…"`.
  mutating func declaration(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let outer = (index, end)
    defer { (index, end) = outer }
    if code.isWord(range.lowerBound, "typedef") { return typedef(range) }
    if let mark = range.first(where: {
      code.isWord($0, "NS_SWIFT_NAME") || code.isWord($0, "CF_SWIFT_NAME")
    }) {
      rename(range, mark)
    }
    guard
      !range.contains(where: {
        code.isWord($0, "extern") && code.kind($0 + 1) != .string
          && !range.contains { code.kind($0) == .assign }
      }), let found = declarator(at: range.lowerBound, range.upperBound)
    else { return }
    let head = range.lowerBound..<found.next
    let isConstant = head.contains { code.isWord($0, "const") }
    let isShared = head.contains {
      code.isWord($0, "extern") || code.word($0)?.contains("EXPORT") == true
        || code.word($0)?.contains("EXTERN") == true
    }
    let value = found.next < range.upperBound && isValue(at: found.next)
    if found.next < range.upperBound, !value { return }
    guard value || !isShared else { return }
    var type = typeName(found.type)
    if found.isFunction { type = .function([], type ?? .other) }
    if code.kind(found.next) == .openBracket { type = type.map { .array($0) } }
    let isStatic = head.contains { code.isWord($0, "static") }
    index = found.next
    end = range.upperBound
    var name = found.name
    while true {
      global(name, type, isConstant: isConstant, isPrivate: isStatic && isImplementation)
      guard take(.comma) else { break }
      while kind() == .star || word().map(Self.qualifiers.contains) == true { index += 1 }
      guard kind() == .identifier else { break }
      name = index
      index += 1
    }
  }

  private func isValue(at index: Int) -> Bool {
    switch code.kind(index) {
    case .assign, .openBracket, .comma: true
    case .identifier: code.word(index)?.isMacroName == true
    default: false
    }
  }

  private mutating func global(
    _ name: Int, _ type: TypeName?, isConstant: Bool, isPrivate: Bool
  ) {
    while kind() == .openBracket { index = code.after(index) }
    var declaration = member(.property, code.word(name) ?? "", at: name)
    declaration.container = []
    declaration.parent = nil
    declaration.isStatic = true
    declaration.isPrivate = isPrivate
    declaration.type = type
    declaration.isVariable = !isConstant
    let id = declare(declaration, at: name)
    guard take(.assign) else { return }
    let value = within({ scope in
      scope.container = []
      scope.parent = id
      scope.isInstance = false
    }) { inner in inner.kind() == .openBrace ? inner.initializer(type) : inner.expression() }
    facts.own(value, id)
    facts[id].value = value
  }

  /// `extern NSString *const GATitle NS_SWIFT_NAME(Fonts.title);`
  private mutating func rename(_ range: Range<Int>, _ mark: Int) {
    guard let inner = code.inside(mark + 1), let word = code.word(mark - 1) else { return }
    let path = code.string(inner).filter { !$0.isWhitespace }.split(separator: ".").map(String.init)
    guard let name = path.last else { return }
    var declaration = member(.property, name, at: mark - 1)
    declaration.container = Array(path.dropLast())
    declaration.parent = nil
    declaration.isStatic = true
    declaration.type = typeName(resultType(range.lowerBound, mark - 1))
    let id = declare(declaration, at: mark - 1)
    let value = add(.name(word), mark - 1..<mark)
    facts.own(value, id)
    facts[id].value = value
  }

  /// `typedef NSString *GAFontName NS_TYPED_ENUM;`
  private mutating func typedef(_ range: Range<Int>) {
    guard let found = declarator(at: range.lowerBound + 1, range.upperBound) else { return }
    var declaration = member(.alias, code.word(found.name) ?? "", at: found.name)
    declaration.container = []
    declaration.parent = nil
    declaration.type =
      found.isFunction
      ? .function([], typeName(found.type) ?? .other) : typeName(found.type)
    guard declaration.type != nil else { return }
    _ = declare(declaration, at: found.name)
  }

  // MARK: Structures

  func isStructure(_ start: Int, _ open: Int) -> Bool {
    (start..<open).contains { code.isWord($0, "struct") || code.isWord($0, "union") }
      && !(start..<open).contains { code.kind($0) == .assign }
  }

  /// `typedef struct { NSString *name; CGFloat size; } FontSpec;`
  mutating func structure(_ start: Int, _ open: Int, _ close: Int) {
    guard let inner = code.inside(open) else { return }
    let isType = code.isWord(start, "typedef")
    let own =
      code.kind(open - 1) == .identifier && !code.isWord(open - 1, "struct")
      ? code.word(open - 1) : nil
    let behind = code.after(open)
    let name = isType ? code.word(behind) ?? own : own
    guard let name else { return }
    var declaration = member(.type(.structure), name, at: isType ? behind : open - 1)
    declaration.container = []
    declaration.parent = nil
    let id = declare(declaration, at: open)
    var fields: [String] = []
    within({
      $0.container = [name]
      $0.parent = id
    }) { reader in
      for part in reader.code.split(inner, at: .semicolon) {
        guard let found = reader.declarator(at: part.lowerBound, part.upperBound),
          let field = reader.code.word(found.name)
        else { continue }
        fields.append(field)
        var property = reader.member(.property, field, at: found.name)
        property.type = reader.typeName(found.type)
        property.isVariable = true
        _ = reader.declare(property, at: found.name)
      }
    }
    structures[name] = fields
    // `struct … { … } name = { … };`
    let isShared = (start..<open).contains { code.isWord($0, "extern") }
    if !isType, !isShared, behind < close, code.kind(behind) == .identifier {
      let outer = (index, end)
      (index, end) = (behind + 1, close)
      global(behind, .named([name], []), isConstant: false, isPrivate: isImplementation)
      (index, end) = outer
    }
  }

  // MARK: Macros

  /// A macro: a constant, or a function of its parameters.
  mutating func read(macro body: ObjCCode) {
    guard let macro = body.macro, !body.tokens.isEmpty else { return }
    let outer = code
    code = body
    scope = Scope()
    (index, end) = (0, body.tokens.count)
    defer { code = outer }
    var declaration = Declaration(
      kind: macro.parameters == nil ? .property : .function, name: macro.name,
      range: Int32(clamping: macro.range.lowerBound)..<Int32(clamping: macro.range.upperBound))
    declaration.isStatic = true
    declaration.isPublic = true
    declaration.isPrivate = isImplementation
    declaration.parameters = (macro.parameters ?? []).map {
      Declaration.Parameter(name: $0, isVariadic: $0 == "__VA_ARGS__")
    }
    let id = declare(declaration, at: 0)
    scope.parent = id
    for parameter in macro.parameters ?? [] { scope.locals[parameter] = false }
    let isStatement =
      code.word(0).map { Self.statementWords.contains($0) || Self.qualifiers.contains($0) } == true
      || code.kind(0) == .openBrace
    let value = isStatement ? add(.other([]), 0..<0) : expression()
    if index >= end || (kind() == .semicolon && index == end - 1) {
      facts[id].type = madeType(value)
      guard macro.parameters != nil else {
        facts.own(value, id)
        facts[id].value = value
        return
      }
      let result = add(.result(value), 0..<end)
      let body = add(.block([result]), 0..<end)
      facts.own(body, id)
      facts[id].body = body
    } else {
      // Statements, or what is no code by itself.
      var statements = [value]
      _ = take(.semicolon)
      statements += self.statements()
      let body = add(.block(statements), 0..<end)
      facts.own(body, id)
      facts[id].body = body
    }
    scope = Scope()
  }

  /// The class of the platform that an expression makes an instance of.
  private func madeType(_ value: Node.ID) -> TypeName? {
    guard case .call(let callee, _) = facts[value].kind, case .name(let name) = facts[callee].kind,
      ["UIFont", "NSFont", "UIFontDescriptor", "NSFontDescriptor"].contains(name)
    else { return nil }
    return .named([name], [])
  }
}
