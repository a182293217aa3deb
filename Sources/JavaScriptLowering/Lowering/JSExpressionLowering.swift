import NameFlow
import SourceText

/// Expressions.
extension JSExtractor {
  mutating func expression(_ id: JSNode.ID) -> Node.ID {
    if let known = nodes[id] { return known }
    let range = tree[id].range
    guard depth < Self.deepest else { return add(.other([]), range) }
    depth += 1
    defer { depth -= 1 }
    let result = lower(id, range)
    nodes[id] = result
    return result
  }

  /// The name of the variable whose value an expression is.
  private func variableName(_ id: JSNode.ID) -> String? {
    guard let bindings = variables[id], bindings.count == 1, let only = bindings.first,
      tree.bindings[only].path.isEmpty
    else { return nil }
    return tree.bindings[only].name
  }

  private mutating func expressions(_ ids: [JSNode.ID]) -> [Node.ID] {
    ids.map { expression($0) }
  }

  private mutating func lower(_ id: JSNode.ID, _ range: Range<Int>) -> Node.ID {
    switch tree[id].kind {
    case .string(let text): return style(id) ?? self.text(text, range)
    case .template(let texts, let parts): return style(id) ?? template(texts, parts, range)
    case .number(let number): return add(.number(Self.written(number)), range)
    case .boolean(let truth): return add(.truth(truth), range)
    case .nothing: return add(.absent, range)
    case .name(let name): return add(.name(name), range)
    case .member(let object, let name, _): return member(object, name, id, isCalled: false)
    case .element(let object, let index):
      let base = expression(object)
      return add(
        .subscripted(base, [Node.Argument(label: nil, value: expression(index))]), range)
    case .call(let callee, let arguments): return call(callee, arguments, range)
    case .object(let properties): return record(properties, range)
    case .array(let items): return add(.array(expressions(items)), range)
    case .spread(let inner): return add(.spread(expression(inner)), range)
    case .function(let index):
      let function = self.function(index, named: tree.functions[index].name ?? variableName(id))
      return functionNode(function, range)
    case .classType(let index): return maker(index, range)
    case .conditional(let condition, let yes, let no):
      return add(.ternary(expression(condition), expression(yes), expression(no)), range)
    case .binary(let mark, let left, let right): return binary(mark, left, right, id)
    case .unary(let mark, let operand): return unary(mark, operand, range)
    case .assignment(let mark, let target, let value):
      return assignment(mark, target, value, range)
    case .markup(let markup): return tag(markup, range, isGivenMore: slotted.contains(id))
    case .this:
      if let function = receivers.last ?? nil { facts[function].takesReceiver = true }
      return add(.name("self"), range)
    case .regex:
      let pattern = text(tree.string(id), range)
      return operation("regex", [pattern], range)
    case .tagged(let tag, let template) where tree.isStyled(tag):
      return operation(Node.styles, expressions([tag] + tree.parts(of: template)), range)
    case .tagged, .sequence, .variables, .returns, .choice, .switches, .loop, .block, .other:
      return add(.other(expressions(tree.parts(of: id))), range)
    }
  }

  mutating func text(_ text: String, _ range: Range<Int>) -> Node.ID {
    guard FollowedText.name(text) != nil else { return add(.other([]), range) }
    return add(.text([.literal(text)]), range)
  }

  private mutating func template(
    _ texts: [String], _ parts: [JSNode.ID], _ range: Range<Int>
  ) -> Node.ID {
    var pieces: [Node.Piece] = []
    for (index, text) in texts.enumerated() {
      guard FollowedText.name(text) != nil else {
        return add(.other(expressions(parts)), range)
      }
      if !text.isEmpty { pieces.append(.literal(text)) }
      if parts.indices.contains(index) { pieces.append(.value(spelled(parts[index]))) }
    }
    return add(.text(pieces), range)
  }

  /// What is put into a text: of what is not there only `null`, where it is written, is "null" and not "undefined".
  private mutating func spelled(_ id: JSNode.ID) -> Node.ID {
    guard case .nothing = tree[id].kind, tree.isWritten(id, as: "null"), nodes[id] == nil else {
      return expression(id)
    }
    let word = text("null", tree[id].range)
    nodes[id] = word
    return word
  }

  /// The terms of a sum, of which a text makes texts of the others.
  private mutating func terms(_ ids: [JSNode.ID]) -> [Node.ID] {
    let isText = ids.contains { id in
      switch tree[id].kind {
      case .string, .template: true
      default: false
      }
    }
    return ids.map { isText ? spelled($0) : expression($0) }
  }

  private static func written(_ number: Double) -> String {
    if number.isNaN { return "NaN" }
    return number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }

  /// An operation that is written as a call of a word.
  mutating func operation(
    _ name: String, _ operands: [Node.ID], _ range: Range<Int>
  ) -> Node.ID {
    let callee = add(.name(name), range.lowerBound..<range.lowerBound)
    return add(.call(callee, operands.map { Node.Argument(label: nil, value: $0) }), range)
  }

  // MARK: Members and calls

  private mutating func member(
    _ object: JSNode.ID, _ name: String, _ id: JSNode.ID, isCalled: Bool
  ) -> Node.ID {
    var base = expression(object)
    guard case .member(_, _, let nameRange) = tree[id].kind else { return base }
    let between =
      tree[object].range.upperBound..<max(tree[object].range.upperBound, nameRange.lowerBound)
    if tree.text.utf8[between].contains(UInt8(ascii: "?")) {
      base = add(.unwrapped(base, isForced: false), tree[object].range)
    }
    let spelling = isCalled || name == "length" ? Spelling.javaScript[name] : nil
    return add(.member(base, spelling ?? name), tree[id].range)
  }

  private mutating func call(
    _ callee: JSNode.ID, _ arguments: [JSNode.ID], _ range: Range<Int>
  ) -> Node.ID {
    if case .name("require") = tree[callee].kind, let first = arguments.first,
      case .string(let module) = tree[first].kind
    {
      _ = expression(first)
      return add(.linked(module, nil), range)
    }
    guard case .member(let object, let method, _) = tree[callee].kind else {
      return add(.call(expression(callee), list(arguments)), range)
    }
    if method == "set", arguments.count == 2 {
      // The engine knows the value first.
      let target = add(.member(expression(object), "updateValue"), tree[callee].range)
      nodes[callee] = target
      return add(.call(target, list(arguments.reversed())), range)
    }
    let target = member(object, method, callee, isCalled: true)
    nodes[callee] = target
    guard method == "push" else { return add(.call(target, list(arguments)), range) }
    if arguments.count == 1, let only = arguments.first {
      if case .spread(let inner) = tree[only].kind {
        let added = Node.Argument(label: "contentsOf", value: expression(inner))
        return add(.call(target, [added]), range)
      }
      return add(.call(target, list(arguments)), range)
    }
    let all = add(.array(expressions(arguments)), range)
    return add(.call(target, [Node.Argument(label: "contentsOf", value: all)]), range)
  }

  private mutating func list(_ arguments: [JSNode.ID]) -> [Node.Argument] {
    expressions(arguments).map { Node.Argument(label: nil, value: $0) }
  }

  // MARK: Operators

  /// Operators of one kind in a row are read one after another: a row may be as long as its file.
  private func row(_ mark: String, _ left: JSNode.ID, _ right: JSNode.ID) -> [JSNode.ID] {
    var items = [right]
    var current = left
    while case .binary(mark, let inner, let last) = tree[current].kind {
      items.append(last)
      current = inner
    }
    items.append(current)
    return items.reversed()
  }

  private mutating func binary(
    _ mark: String, _ left: JSNode.ID, _ right: JSNode.ID, _ id: JSNode.ID
  ) -> Node.ID {
    let range = tree[id].range
    switch mark {
    case "+": return add(.sum(terms(row(mark, left, right))), range)
    case "??": return add(.coalesced(expressions(row(mark, left, right))), range)
    case "||": return add(.either(expressions(row(mark, left, right))), range)
    case "&&": return add(.all(expressions(row(mark, left, right))), range)
    case "===", "==", "!==", "!=":
      let isEqual = mark.hasPrefix("=")
      return add(.compared(expression(left), expression(right), isEqual: isEqual), range)
    case "in": return operation(mark, [expression(left), expression(right)], range)
    case "<", ">", "<=", ">=":
      guard let order = Node.Order(rawValue: mark) else { return add(.other([]), range) }
      return add(.ordered(expression(left), expression(right), order), range)
    default: return add(.other(expressions(row(mark, left, right))), range)
    }
  }

  private mutating func unary(
    _ mark: String, _ operand: JSNode.ID, _ range: Range<Int>
  ) -> Node.ID {
    if mark == "++" || mark == "--" { return assignment(mark, operand, operand, range) }
    if mark == "delete" {
      return add(.assignment(expression(operand), add(.absent, range), isAppended: false), range)
    }
    let inner = expression(operand)
    switch mark {
    case "!": return add(.not(inner), range)
    case "typeof": return operation("typeof", [inner], range)
    case "-":
      guard case .number(let number) = facts[inner].kind else { return add(.other([inner]), range) }
      return add(.number("-" + number), range)
    default: return add(.other([inner]), range)
    }
  }

  private mutating func assignment(
    _ mark: String, _ target: JSNode.ID, _ value: JSNode.ID, _ range: Range<Int>
  ) -> Node.ID {
    switch tree[target].kind {
    case .name, .member, .element: break
    case .object, .array: return takingApart(target, value, range)
    default: return add(.other([expression(target), expression(value)]), range)
    }
    let goal = expression(target)
    switch mark {
    case "=": return add(.assignment(goal, expression(value), isAppended: false), range)
    case "+=": return add(.assignment(goal, expression(value), isAppended: true), range)
    case "??=", "||=":
      nodes[target] = nil
      let before = expression(target)
      let items = [before, expression(value)]
      let chosen = add(mark == "??=" ? .coalesced(items) : .either(items), range)
      return add(.assignment(goal, chosen, isAppended: false), range)
    // What it is then is not worked out.
    case "++", "--": return add(.assignment(goal, add(.other([]), range), isAppended: false), range)
    default:
      let other = add(.other([expression(value)]), range)
      return add(.assignment(goal, other, isAppended: false), range)
    }
  }
}

// MARK: - Objects and tags

extension JSExtractor {
  mutating func record(_ properties: [JSProperty], _ range: Range<Int>) -> Node.ID {
    let fields = Self.inOrder(properties).map { property -> Node.Field in
      let key: Node.Field.Key
      switch property.key {
      case .name(let name): key = .name(name)
      case .computed(let inner): key = .computed(expression(inner))
      case .spread: key = .spread
      }
      return Node.Field(
        key: key, value: expression(property.value), isGetter: property.isGetter,
        isUnlisted: property.isUnlisted)
    }
    return add(.record(Node.Record(fields: fields)), range)
  }

  /// Properties in the order in which an object has them: first those whose keys are whole numbers, by these.
  private static func inOrder(_ properties: [JSProperty]) -> [JSProperty] {
    var numbered: [(number: UInt32, property: JSProperty)] = []
    var others: [JSProperty] = []
    for property in properties {
      // What is put in here may have any keys.
      guard case .name(let key) = property.key else { return properties }
      if let number = UInt32(key), String(number) == key {
        numbered.append((number, property))
      } else {
        others.append(property)
      }
    }
    // Of one key the last counts.
    return numbered.enumerated().sorted {
      ($0.element.number, $0.offset) < ($1.element.number, $1.offset)
    }.map(\.element.property) + others
  }

  /// A tag calls its component with one object: its attributes, and what stands between it and its end.
  ///
  /// - Parameter isGivenMore: whether the tag around it hands on what it is given itself.
  private mutating func tag(
    _ markup: JSMarkup, _ range: Range<Int>, isGivenMore: Bool
  ) -> Node.ID {
    // `<TabTrigger asChild><Button /></TabTrigger>`
    if markup.attributes.contains(where: { $0.name == "asChild" }) {
      slotted.formUnion(markup.children)
    }
    var fields = markup.attributes.map { attribute -> Node.Field in
      let value = attribute.value.map { expression($0) } ?? add(.truth(true), attribute.nameRange)
      return Node.Field(key: attribute.name.map { .name($0) } ?? .spread, value: value)
    }
    let children = markup.children.map { expression($0) }
    guard let component = markup.component else {
      return add(.other(fields.map(\.value) + children), range)
    }
    let inner: Node.ID
    if children.count == 1, let only = children.first {
      inner = only
    } else {
      inner = children.isEmpty ? add(.other([]), range) : add(.array(children), range)
    }
    fields.append(Node.Field(key: .name("children"), value: inner))
    let callee = expression(component)
    var given = Node.Record(fields: fields, isArguments: true)
    given.isGivenStates = isGivenMore
    let record = add(.record(given), range)
    return add(.call(callee, [Node.Argument(label: nil, value: record)]), range)
  }
}
