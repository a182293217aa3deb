import NameFlow

/// What stands outside of functions: classes and their members, functions, variables, constants.
extension ObjCExtractor {
  mutating func outline(_ range: Range<Int>) {
    collectMembers(range)
    var start = range.lowerBound
    index = range.lowerBound
    end = range.upperBound
    while index < range.upperBound {
      let before = index
      pass(&start, range.upperBound)
      end = range.upperBound
      index = max(index, before + 1)
    }
  }

  /// Reads what stands at an index; `start` is where the declaration begins that it belongs to.
  private mutating func pass(_ start: inout Int, _ limit: Int) {
    switch code.kind(index) {
    case .at:
      if start == index, code.kind(index + 1) == .identifier {
        keyword()
        start = index
      } else {
        index = code.after(index + 1)
      }
    case .minus, .plus:
      guard start == index else {
        index += 1
        return
      }
      method()
      start = index
    case .openBracket where start == index: script(&start)
    case .identifier where start == index && isStatement(index): script(&start)
    case .openBrace: brace(&start)
    case .semicolon:
      declaration(start..<index)
      index += 1
      start = index
    case .closeBrace:
      index += 1
      start = index
    case .openParenthesis, .openBracket: index = code.after(index)
    case .identifier where code.isWord(index, "NS_SWIFT_NAME") && start == index:
      if let inside = code.inside(index + 1) {
        swiftName = code.string(inside).filter { !$0.isWhitespace }
      }
      index = code.after(index + 1)
      start = index
    default:
      // A macro that stands alone: `NS_ASSUME_NONNULL_BEGIN`.
      if start == index, code.word(index)?.isMacroName == true,
        code.kind(index + 1) != .openParenthesis
      {
        start = index + 1
      }
      index += 1
    }
  }

  // MARK: Classes

  /// The members that decide what a name means in a class, gathered before any is read.
  private mutating func collectMembers(_ range: Range<Int>) {
    var type: String?
    var isImplemented = false
    var index = range.lowerBound
    while index < range.upperBound {
      switch code.kind(index) {
      case .at:
        switch code.word(index + 1) {
        case "interface", "implementation":
          type = code.word(index + 2)
          isImplemented = code.isWord(index + 1, "implementation")
          let open = variables(after: index + 2)
          if let type, let open, let inner = code.inside(open) {
            for part in code.split(inner, at: .semicolon) {
              for name in names(declaredIn: part) {
                instanceVariables[type, default: []].insert(name)
              }
            }
          }
          index = open.map { code.after($0) } ?? index + 3
        case "end":
          type = nil
          index += 2
        default: index += 2
        }
      case .minus where type != nil && isImplemented:
        if let type, let head = head(at: index), code.kind(head.end) == .openBrace {
          if head.parameters.isEmpty { getters[type, default: []].insert(head.selector) }
          if Self.isInitializer(head.selector) { initializers[head.selector] = givesNothing(head) }
        }
        index += 1
      case .openBrace, .openParenthesis, .openBracket: index = code.after(index)
      default: index += 1
      }
    }
  }

  /// The names of `NSString *a, *b`.
  private func names(declaredIn part: Range<Int>) -> [String] {
    var start = part.lowerBound
    while code.kind(start) == .at { start += 2 }
    return code.split(start..<max(start, part.upperBound), at: .comma).compactMap { item in
      item.last(where: { code.kind($0) == .identifier }).flatMap { code.word($0) }
    }
  }

  /// The brace of the instance variables behind a class's name.
  private func variables(after name: Int) -> Int? {
    var index = name + 1
    while index < name + 64 {
      switch code.kind(index) {
      case .openBrace: return index
      case .colon, .identifier, .comma, .star: index += 1
      case .less: index = closingAngle(index, code.tokens.count).map { $0 + 1 } ?? index + 1
      case .greater: index += 1
      case .openParenthesis: index = code.after(index)
      default: return nil
      }
    }
    return nil
  }

  /// Reads what begins with `@`.
  private mutating func keyword() {
    switch code.word(index + 1) {
    case "interface", "implementation": type(.reference)
    case "protocol":
      // `@protocol A, B;` declares nothing.
      if code.kind(index + 3) == .semicolon || code.kind(index + 3) == .comma {
        index += 3
        skip(to: .semicolon)
        index += 1
      } else {
        type(.contract)
      }
    case "end":
      scope = Scope()
      index += 2
    case "property": property()
    case "synthesize": synthesized()
    case "optional", "required", "public", "private", "protected", "package": index += 2
    default:
      index += 2
      skip(to: .semicolon)
      index += 1
    }
  }

  /// Whether a statement begins at a word, which stands in no function.
  private func isStatement(_ token: Int) -> Bool {
    if let word = code.word(token), ["if", "for", "while", "switch", "return"].contains(word) {
      return true
    }
    switch code.kind(token + 1) {
    case .assign, .dot, .arrow, .openBracket: return true
    // A call; the head of a function is followed by its body, a macro by no semicolon.
    case .openParenthesis: return code.kind(code.after(token + 1)) == .semicolon
    default: return false
    }
  }

  /// A statement outside of all functions: in a fragment of code.
  private mutating func script(_ start: inout Int) {
    var declaration = member(.code, "main", at: index)
    declaration.container = []
    declaration.isStatic = true
    let id = declare(declaration, at: index)
    let first = index
    let body = within({ scope in
      scope = Scope()
      scope.parent = id
    }) { reader in
      let statements = reader.statement()
      return reader.add(.block(statements), first..<max(first, reader.index))
    }
    facts[id].body = body
    facts.own(body, id)
    start = index
  }

  private mutating func type(_ shape: Declaration.Shape) {
    let start = index
    guard let name = code.word(index + 2) else {
      index += 2
      return
    }
    let isImplementation = code.isWord(start + 1, "implementation")
    scope = Scope()
    var shape = shape
    var inherited: [TypeName] = []
    index = start + 3
    if kind() == .less, isGeneric(index), let close = closingAngle(index, end) { index = close + 1 }
    if kind() == .openParenthesis {
      shape = .addition
      index = code.after(index)
    } else if kind() == .colon, let parent = word(1) {
      inherited.append(.named([parent], []))
      index += 2
      if kind() == .less, let close = closingAngle(index, end), code.kind(close + 1) == .less {
        index = close + 1
      }
    }
    if kind() == .less, let close = closingAngle(index, end) {
      for token in index..<close {
        if let word = code.word(token) { inherited.append(.named([word], [])) }
      }
      index = close + 1
    }
    var declaration = member(.type(shape), name, at: start + 2)
    declaration.inherited = inherited
    let id = declare(declaration, at: start)
    if let swiftName, !isImplementation { alias(swiftName, of: name, at: start + 2) }
    swiftName = nil
    scope.parent = id
    scope.container = [name]
    scope.isContract = shape == .contract
    if kind() == .openBrace {
      for part in code.split(code.inside(index) ?? index..<index, at: .semicolon) {
        instanceVariable(part)
      }
      index = code.after(index)
    }
  }

  /// Whether `<` behind a class's name begins its parameters: `@interface Box<T> : NSObject`.
  private func isGeneric(_ open: Int) -> Bool {
    guard let close = closingAngle(open, end) else { return false }
    return code.kind(close + 1) == .colon
  }

  private mutating func alias(_ name: String, of type: String, at token: Int) {
    var alias = member(.alias, name, at: token)
    alias.type = .named([type], [])
    _ = declare(alias, at: token)
  }

  private mutating func instanceVariable(_ part: Range<Int>) {
    var start = part.lowerBound
    while code.kind(start) == .at { start += 2 }
    guard let found = declarator(at: start, part.upperBound) else { return }
    for name in names(declaredIn: start..<part.upperBound) {
      let property = name.hasPrefix("_") ? String(name.dropFirst()) : name
      declareProperty(property, typeName(found.type), at: found.name)
    }
  }

  /// A property, or what keeps its value.
  mutating func declareProperty(
    _ name: String, _ type: TypeName?, at token: Int, isStatic: Bool = false
  ) {
    var declaration = member(.property, name, at: token)
    declaration.type = type
    declaration.isVariable = true
    declaration.isStatic = isStatic
    _ = declare(declaration, at: token)
  }

  /// `@property (nonatomic, copy, getter=isBold) NSString *name;`
  private mutating func property() {
    let start = index
    index += 2
    var isStatic = false
    var getter: String?
    if kind() == .openParenthesis, let inner = code.inside(index) {
      for token in inner {
        if code.isWord(token, "class") { isStatic = true }
        if code.isWord(token, "getter") { getter = code.word(token + 2) }
      }
      index = code.after(index)
    }
    while kind() == .identifier, word()?.isMacroName == true || word() == "IBInspectable" {
      if word() == "IBInspectable" { getter = getter ?? nil }
      index += 1
    }
    let first = index
    skip(to: .semicolon)
    let range = first..<index
    index += 1
    guard let found = declarator(at: first, range.upperBound) else { return }
    var type = typeName(found.type)
    if found.isFunction { type = .function([], type ?? .other) }
    let isInspectable = (start..<first).contains { code.isWord($0, "IBInspectable") }
    for name in found.isFunction ? [code.word(found.name) ?? ""] : properties(range) {
      declareProperty(name, type, at: found.name, isStatic: isStatic)
      if isInspectable {
        facts.declarations[facts.declarations.count - 1].attributes = ["IBInspectable"]
      }
      if let getter, getter != name {
        // `x.isBold` is `x.bold`.
        redirect(getter, to: name, type, at: found.name, isStatic: isStatic)
      }
    }
  }

  private func properties(_ range: Range<Int>) -> [String] {
    code.split(range, at: .comma).compactMap { item -> String? in
      // Attributes behind the name do not count.
      var last: String?
      for token in item {
        if code.kind(token) == .openParenthesis { break }
        if let word = code.word(token), !word.isMacroName { last = word }
      }
      return last
    }
  }

  private mutating func redirect(
    _ name: String, to other: String, _ type: TypeName?, at token: Int, isStatic: Bool
  ) {
    var declaration = member(.property, name, at: token)
    declaration.type = type
    declaration.isStatic = isStatic
    let id = declare(declaration, at: token)
    let range = token..<token + 1
    let value = add(.member(add(.name("self"), range), other), range)
    let body = add(.block([add(.result(value), range)]), range)
    facts[id].body = body
    facts.own(body, id)
  }

  /// `@synthesize name, title = _title;`
  private mutating func synthesized() {
    index += 2
    let start = index
    skip(to: .semicolon)
    for part in code.split(start..<index, at: .comma) {
      guard let name = code.word(part.lowerBound), let type = scope.container.last else { continue }
      let variable = part.count > 2 ? code.word(part.upperBound - 1) ?? name : name
      instanceVariables[type, default: []].insert(variable)
    }
    index += 1
  }

  // MARK: Braces

  private mutating func brace(_ start: inout Int) {
    let open = index
    if let head = functionHead(start, open) {
      index = code.after(open)
      function(head, open)
      start = index
      return
    }
    if let enumeration = enumeration(start, open) {
      index = code.after(open)
      skip(to: .semicolon)
      read(enumeration, open, index)
      index += 1
      start = index
      return
    }
    if isStructure(start, open) {
      index = code.after(open)
      skip(to: .semicolon)
      structure(start, open, index)
      index += 1
      start = index
      return
    }
    if code.kind(open - 1) == .assign || code.kind(open - 1) == .closeBracket
      || (open > start && code.word(open - 1) != nil && code.kind(start) == .identifier
        && (start..<open).contains { code.kind($0) == .assign })
    {
      // A list of values belongs to the declaration that goes on.
      index = code.after(open)
      return
    }
    // A namespace, `extern "C"` or a class is looked into.
    index += 1
    start = index
  }
}
