import NameFlow

/// Operands: literals, names, members, calls, blocks, casts.
extension ObjCExtractor {
  mutating func unary() -> Node.ID { oneLevelDeeper { $0.unaryHere() } }

  private mutating func unaryHere() -> Node.ID {
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
        // `(GateFont){ .name = @"Gate-Sans" }` makes what its type says.
        let inner = kind() == .openBrace ? initializer(name) : unary()
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
      return isType || (words == 1 && isNamedLikeOne && code.kind(next) != .openParenthesis)
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
        let isArrow = kind() == .arrow
        index += 2
        // `self->_title` is the variable that the property keeps.
        result = member(result, isArrow ? instanceVariable(name) ?? name : name, start)
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

  mutating func call(_ callee: Node.ID, _ start: Int) -> Node.ID {
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
  mutating func item() -> Node.ID {
    if kind() == .openBrace { return initializer(nil) }
    return expression()
  }

  /// Goes on to a token that stands in no bracket of its own.
  mutating func skip(to wanted: ObjCToken.Kind) {
    while let kind = kind(), kind != wanted { index = min(code.after(index), end) }
  }
}
