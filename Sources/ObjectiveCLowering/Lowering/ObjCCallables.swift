import NameFlow

/// Methods and functions.
extension ObjCExtractor {
  /// The head of a method: `- (UIFont *)fontNamed:(NSString *)name size:(CGFloat)size`.
  struct MethodHead {
    var selector = ""
    var parameters: [Parameter] = []
    var name: Int
    var result: Range<Int>
    /// The index of the `{` or `;` that ends it.
    var end: Int
    /// `NS_SWIFT_NAME(font(named:size:))`
    var swiftName: String?
  }

  struct Parameter {
    var name: String
    var type: Range<Int>
    var isVariadic = false
  }

  /// The head of the method that a `-` or `+` begins; `nil` where it is an operator.
  func head(at sign: Int) -> MethodHead? {
    let hasType = code.kind(sign + 1) == .openParenthesis
    var index = hasType ? code.after(sign + 1) : sign + 1
    guard code.kind(index) == .identifier || code.kind(index) == .colon else { return nil }
    var head = MethodHead(
      name: index, result: hasType ? code.inside(sign + 1) ?? index..<index : index..<index,
      end: index)
    while let kind = code.kind(index), kind == .identifier || kind == .colon {
      guard kind == .colon || code.kind(index + 1) == .colon else {
        if head.parameters.isEmpty, head.selector.isEmpty { head.selector = code.word(index) ?? "" }
        break
      }
      head.selector += (code.word(index) ?? "") + ":"
      index += kind == .colon ? 1 : 2
      head.parameters.append(parameter(at: &index))
    }
    if head.parameters.isEmpty { index += 1 }
    while let kind = code.kind(index), kind != .openBrace, kind != .semicolon {
      guard !kind.isClosing, kind != .at, kind != .minus, kind != .plus else { return nil }
      if kind == .comma, !head.parameters.isEmpty {
        head.parameters[head.parameters.count - 1].isVariadic = true
      }
      if code.isWord(index, "NS_SWIFT_NAME"), let inner = code.inside(index + 1) {
        head.swiftName = code.string(inner).filter { !$0.isWhitespace }
      }
      index = code.after(index)
    }
    // A semicolon may stand before the body of a method.
    if code.kind(index) == .semicolon, code.kind(index + 1) == .openBrace { index += 1 }
    head.end = index
    return head
  }

  /// A method's parameter: `(NSString *)name`, with whatever macros beside it.
  private func parameter(at index: inout Int) -> Parameter {
    var type = index..<index
    if code.kind(index) == .openParenthesis {
      type = code.inside(index) ?? type
      index = code.after(index)
    }
    var name = ""
    while let word = code.word(index), code.kind(index + 1) != .colon || name.isEmpty {
      name = word
      index += 1
      // `__unused id name`: a compiler's word may stand before the name.
      if !word.hasPrefix("__"), word != "id" { break }
    }
    return Parameter(name: name, type: type)
  }

  /// Reads the method that a sign begins.
  mutating func method() {
    let sign = index
    guard let head = head(at: sign) else {
      index += 1
      return
    }
    index = max(head.end, sign + 1)
    let isStatic = code.kind(sign) == .plus
    let hasBody = code.kind(head.end) == .openBrace && !scope.isContract
    if let name = head.swiftName { rename(head, name, isStatic: isStatic) }
    guard hasBody || scope.isContract else {
      index += 1
      return
    }
    let id = declared(head, isStatic: isStatic)
    index = hasBody ? code.after(head.end) : head.end + 1
    guard hasBody else { return }
    read(body: head.end, of: id, head.parameters, isInstance: !isStatic)
  }

  private mutating func declared(_ head: MethodHead, isStatic: Bool) -> Declaration.ID {
    let selector = head.selector
    var declaration = member(.function, selector, at: head.name)
    declaration.isStatic = isStatic
    declaration.isOverride = true
    declaration.type = typeName(head.result)
    declaration.parameters = head.parameters.map {
      Declaration.Parameter(
        label: Declaration.anyLabel, name: $0.name, type: typeName($0.type),
        isVariadic: $0.isVariadic)
    }
    if !isStatic, Self.isInitializer(selector), !givesNothing(head) {
      declaration.kind = .initializer
      declaration.name = "init"
      declaration.objectiveCName = selector
      declaration.type = nil
      relabel(&declaration, Self.labels(ofInitializer: selector))
    } else if head.parameters.isEmpty {
      declaration.kind = .property
      declaration.name = ObjCLibrary.members[selector] ?? selector
      declareStorage(behind: selector, isStatic, declaration.type, head.name)
    } else if head.parameters.count == 1, let property = Self.property(setBy: selector) {
      // A setter: what is assigned comes in.
      if !scope.isContract {
        declareProperty(
          property, declaration.parameters[0].type, at: head.name, isStatic: isStatic)
      }
      declaration.kind = .code
      declaration.name = property
      declaration.type = nil
    } else if let spelling = ObjCLibrary.methods[selector] {
      declaration.name = spelling.name
      relabel(&declaration, spelling.labels)
    }
    return declare(declaration, at: head.name)
  }

  /// Whether a method gives nothing: `- (void)initViews`.
  func givesNothing(_ head: MethodHead) -> Bool {
    head.result.count == 1 && code.isWord(head.result.lowerBound, "void")
  }

  private func relabel(_ declaration: inout Declaration, _ labels: [String?]) {
    for (index, label) in labels.enumerated() where declaration.parameters.indices.contains(index) {
      declaration.parameters[index].label = label
    }
  }

  /// The variable that a getter of the class's own keeps its value in.
  private mutating func declareStorage(
    behind getter: String, _ isStatic: Bool, _ type: TypeName?, _ token: Int
  ) {
    guard !isStatic, !scope.isContract, let owner = scope.container.last,
      getters[owner]?.contains(getter) == true
    else { return }
    declareProperty("_" + getter, type, at: token)
  }

  /// The name that a header gives a method for Swift: a method that calls this one.
  private mutating func rename(_ head: MethodHead, _ name: String, isStatic: Bool) {
    guard let open = name.firstIndex(of: "("), !scope.container.isEmpty else { return }
    let labels = name[name.index(after: open)...].dropLast().split(separator: ":").map(String.init)
    var declaration = member(.function, String(name[..<open]), at: head.name)
    declaration.isStatic = isStatic
    declaration.type = typeName(head.result)
    declaration.parameters = zip(labels, head.parameters).map { label, parameter in
      Declaration.Parameter(
        label: label == "_" ? nil : label, name: parameter.name, type: typeName(parameter.type))
    }
    guard declaration.parameters.count == head.parameters.count else { return }
    let id = declare(declaration, at: head.name)
    let range = head.name..<head.name + 1
    let callee = add(.member(add(.name("self"), range), head.selector), range)
    let arguments = head.parameters.map { parameter in
      Node.Argument(label: Declaration.anyLabel, value: add(.name(parameter.name), range))
    }
    let call = arguments.isEmpty ? callee : add(.call(callee, arguments), range)
    let body = add(.block([add(.result(call), range)]), range)
    facts[id].body = body
    facts.own(body, id)
  }

  /// Reads the statements of a function or method.
  mutating func read(
    body open: Int, of id: Declaration.ID, _ parameters: [Parameter], isInstance: Bool
  ) {
    let isInitializer = facts[id].kind == .initializer
    let next = index
    let platforms = code.platformSet(at: open)
    var locals: [String: Bool] = [:]
    for parameter in parameters {
      locals[parameter.name] = parameter.type.contains {
        code.kind($0) == .star || code.isWord($0, "id")
      }
    }
    let body = within({ scope in
      scope.parent = id
      scope.isInstance = isInstance
      scope.isInitializer = isInitializer
      scope.locals = locals
      scope.variadic = parameters.last.flatMap { $0.isVariadic ? $0.name : nil }
      scope.platforms = platforms
    }) { $0.block(at: open) }
    index = next
    facts[id].body = body
    facts.own(body, id)
  }

  // MARK: Functions

  /// The head of a C function.
  struct FunctionHead {
    var name: Int
    var parameters: [Parameter]
    var type: Range<Int>
    var isStatic: Bool
    /// Whether it runs before `main`: `__attribute__((constructor))`.
    var isConstructor: Bool
  }

  /// The head of the function whose body begins with a brace; `nil` where it is no function's.
  func functionHead(_ start: Int, _ brace: Int) -> FunctionHead? {
    var index = brace - 1
    while let word = code.word(index), ["const", "noexcept", "override", "final"].contains(word) {
      index -= 1
    }
    guard code.kind(index) == .closeParenthesis, let open = code.partner(index), open > start,
      let name = code.word(open - 1), !Self.statementWords.contains(name),
      !["while", "catch", "synchronized"].contains(name), !Self.enumerations.contains(name),
      let list = code.inside(open)
    else { return nil }
    return FunctionHead(
      name: open - 1, parameters: parameters(list), type: resultType(start, open - 1),
      isStatic: (start..<open).contains { code.isWord($0, "static") },
      isConstructor: (start..<open).contains {
        code.isWord($0, "constructor") || code.isWord($0, "__constructor__")
      })
  }

  private func parameters(_ list: Range<Int>) -> [Parameter] {
    var result: [Parameter] = []
    for part in code.split(list, at: .comma) {
      if code.kind(part.lowerBound) == .dot {
        if !result.isEmpty { result[result.count - 1].isVariadic = true }
        continue
      }
      if part.count == 1, code.isWord(part.lowerBound, "void") { continue }
      if let found = declarator(at: part.lowerBound, part.upperBound) {
        result.append(Parameter(name: code.word(found.name) ?? "", type: found.type))
      } else {
        let name = part.last { code.kind($0) == .identifier }.flatMap { code.word($0) }
        result.append(Parameter(name: name ?? "", type: part))
      }
    }
    return result
  }

  /// What stands right before a function's or variable's name.
  func resultType(_ start: Int, _ name: Int) -> Range<Int> {
    var index = name - 1
    while index >= start,
      code.kind(index) == .star || code.word(index).map(Self.qualifiers.contains) == true
    {
      index -= 1
    }
    if code.kind(index) == .greater {
      while index > start, code.kind(index) != .less { index -= 1 }
      index -= 1
    }
    return max(start, index)..<name
  }

  mutating func function(_ head: FunctionHead, _ open: Int) {
    let next = index
    var declaration = member(.function, code.word(head.name) ?? "", at: head.name)
    declaration.container = []
    declaration.isPrivate = head.isStatic && isImplementation
    if head.isConstructor { declaration.attributes = [Declaration.constructor] }
    declaration.type = typeName(head.type)
    declaration.parameters = head.parameters.map {
      Declaration.Parameter(name: $0.name, type: typeName($0.type), isVariadic: $0.isVariadic)
    }
    declaration.parent = nil
    let id = declare(declaration, at: head.name)
    within({ $0.container = [] }) { inner in
      inner.read(body: open, of: id, head.parameters, isInstance: false)
    }
    index = next
  }
}
