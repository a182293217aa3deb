/// The elements of a list or dictionary, as far as they are known.
struct ObjCElements {
  var values: [Element] = []
  var unknown: String?

  struct Element {
    var key: ObjCExpression?
    var expression: ObjCExpression
  }

  static func unknown(_ reason: String) -> ObjCElements { ObjCElements(unknown: reason) }

  /// The most elements that are followed.
  private static let limit = 1_024

  mutating func add(_ other: ObjCElements) {
    unknown = unknown ?? other.unknown
    let room = Self.limit - values.count
    if other.values.count > room {
      unknown = unknown ?? "it has more than \(Self.limit) elements"
    }
    values += other.values.prefix(max(0, room))
  }
}

// The elements of lists and dictionaries.
extension ObjCEvaluator {
  /// The elements that an expression can have under a key, or all of them.
  func elements(of whole: ObjCExpression, key: ObjCExpression? = nil) -> ObjCElements {
    guard let key else { return elements(whole) }
    let all = elements(whole)
    let wanted = spelling(key)
    guard let wanted else { return all }
    let matching = all.values.filter { $0.key.map(spelling) == wanted }
    let undecided = all.values.filter { $0.key.map(spelling) == .some(nil) }
    guard matching.isEmpty else { return ObjCElements(values: matching) }
    return ObjCElements(
      values: undecided + all.values.filter { $0.key == nil }, unknown: all.unknown)
  }

  /// What a key is, where it is a string or is written out: two keys are one if these are equal.
  private func spelling(_ key: ObjCExpression) -> String? {
    let code = program.code(key)
    let range = code.unwrapped(key.range)
    if let number = range.first, range.count == 1, code.kind(number) == .number {
      return "#" + code.string(range)
    }
    let names = names(key)
    guard names.undetermined == nil, names.candidates.count == 1 else { return nil }
    return names.candidates.first?.name
  }

  private func elements(_ whole: ObjCExpression) -> ObjCElements {
    guard takeStep(1 + whole.range.count / 64) else {
      return ObjCElements(unknown: ObjCNames.tooMuch.undetermined)
    }
    let code = program.code(whole)
    let expression = ObjCExpression(code: whole.code, range: code.unwrapped(whole.range))
    let range = expression.range
    if let listed = listedElements(expression, in: code) { return listed }
    if let values = code.conditionalValues(range) {
      return values.reduce(into: ObjCElements()) {
        $0.add(elements(ObjCExpression(code: expression.code, range: $1)))
      }
    }
    guard code.isOneOperand(range), enter(expression) else {
      return .unknown("the value of '\(code.excerpt(range))' is not known")
    }
    defer { leave(expression) }
    let bindings = bindings(of: expression, in: code)
    var all = ObjCElements(unknown: bindings.unknown)
    for binding in bindings.values {
      if binding.isElement {
        for element in elements(binding.expression).values { all.add(elements(element.expression)) }
      } else {
        all.add(elements(binding.expression))
      }
    }
    all.add(laterElements(expression, in: code))
    if !all.values.isEmpty, bindings.values.isEmpty { all.unknown = nil }
    return all
  }

  /// The elements that stand in an expression: `@[…]`, `@{…}`, `{…}`, `arrayWithObjects:…`.
  private func listedElements(_ expression: ObjCExpression, in code: ObjCCode) -> ObjCElements? {
    let range = expression.range
    guard var open = range.first else { return nil }
    if let send = code.send(range) { return listedElements(send, in: expression.code) }
    if code.kind(open) == .at { open += 1 }
    guard code.kind(open) == .openBracket || code.kind(open) == .openBrace,
      code.after(open) == range.upperBound, let inside = code.inside(open)
    else { return nil }
    let values = code.split(inside, at: .comma).map { item -> ObjCElements.Element in
      if let colon = code.firstIndex(of: .colon, in: item), code.conditionalValues(item) == nil {
        return element(key: item.lowerBound..<colon, (colon + 1)..<item.upperBound, expression.code)
      }
      // [index] = value, of a C array
      if let sign = code.firstIndex(of: .assign, in: item),
        code.kind(item.lowerBound) == .openBracket, let key = code.inside(item.lowerBound)
      {
        return element(key: key, (sign + 1)..<item.upperBound, expression.code)
      }
      return element(key: nil, item, expression.code)
    }
    return ObjCElements(values: values)
  }

  private func listedElements(_ send: ObjCSend, in code: Int) -> ObjCElements? {
    guard let argument = send.arguments.first else {
      switch send.selector {
      case "new", "init", "array", "dictionary": return ObjCElements()
      case "allValues", "copy", "mutableCopy", "reverseObjectEnumerator", "objectEnumerator":
        return elements(ObjCExpression(code: code, range: send.receiver))
      default: return nil
      }
    }
    let items = program.codes[code].split(argument, at: .comma)
    switch send.selector {
    case "arrayWithObjects:", "initWithObjects:", "setWithObjects:", "arrayWithObject:",
      "orderedSetWithObjects:":
      return ObjCElements(values: items.map { element(key: nil, $0, code) })
    case "dictionaryWithObjectsAndKeys:", "initWithObjectsAndKeys:":
      let pairs = stride(from: 0, to: items.count - 1, by: 2)
      return ObjCElements(values: pairs.map { element(key: items[$0 + 1], items[$0], code) })
    case "dictionaryWithObject:forKey:":
      return ObjCElements(values: [element(key: send.arguments.last, argument, code)])
    case "dictionaryWithObjects:forKeys:", "arrayWithArray:", "initWithArray:",
      "dictionaryWithDictionary:", "initWithDictionary:":
      return elements(ObjCExpression(code: code, range: argument))
    case "initWithCapacity:", "arrayWithCapacity:", "dictionaryWithCapacity:":
      return ObjCElements()
    default: return nil
    }
  }

  /// The elements that a variable is given by `name[key] = value`.
  private func laterElements(_ expression: ObjCExpression, in code: ObjCCode) -> ObjCElements {
    let range = expression.range
    guard let last = range.last, let name = code.word(last) else { return ObjCElements() }
    let values = program.outlines[expression.code]
      .assignments(named: name, in: 0..<code.tokens.count)
      .filter { $0.kind == .element }
      .map { assignment -> ObjCElements.Element in
        let key = code.inside(assignment.token + 1)
        return element(key: key, assignment.value, expression.code)
      }
    return ObjCElements(values: values)
  }

  private func element(
    key: Range<Int>?, _ value: Range<Int>, _ code: Int
  ) -> ObjCElements.Element {
    ObjCElements.Element(
      key: key.map { ObjCExpression(code: code, range: $0) },
      expression: ObjCExpression(code: code, range: value))
  }
}
