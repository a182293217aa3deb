import NameFlow

/// Operators: what stands between operands, folded in one pass by how tightly each binds.
extension ObjCExtractor {
  /// An expression, as far as it goes: up to a comma, a semicolon, or whatever cannot be part of it.
  mutating func expression() -> Node.ID { oneLevelDeeper { $0.expressionHere() } }

  private mutating func expressionHere() -> Node.ID {
    let start = index
    let first = conditional()
    switch symbol {
    case "=": return assigning(first, start, isAppended: false)
    case "+=": return assigning(first, start, isAppended: true)
    case "-=", "*=", "/=", "%=", "|=", "&=", "^=":
      index += 1
      let value = expression()
      return add(
        .assignment(first, add(.other([value]), start..<index), isAppended: false), start..<index)
    default: return first
    }
  }

  private mutating func assigning(_ target: Node.ID, _ start: Int, isAppended: Bool) -> Node.ID {
    index += 1
    let value = expression()
    // `self = [super init]`: who makes the instance.
    if case .name("self") = facts[target].kind { return value }
    return add(.assignment(target, value, isAppended: isAppended), start..<index)
  }

  private mutating func conditional() -> Node.ID {
    let start = index
    let condition = binary()
    guard kind() == .question else { return condition }
    let written = start..<index
    index += 1
    if take(.colon) {
      let other = alternative()
      var items = [condition]
      if case .coalesced(let more) = facts[other].kind {
        items += more
      } else {
        items.append(other)
      }
      return add(.coalesced(items), start..<index)
    }
    let thenStart = index
    let first = expression()
    let thenEnd = index
    _ = take(.colon)
    let second = alternative()
    // `name ? name : other`
    if code.string(written) == code.string(thenStart..<thenEnd) {
      return add(.coalesced([first, second]), start..<index)
    }
    return add(.ternary(truth(condition), first, second), start..<index)
  }

  /// What stands behind the colon: the next condition, or the last value.
  private mutating func alternative() -> Node.ID { oneLevelDeeper { $0.conditional() } }

  private struct Operand {
    var node: Node.ID
    var range: Range<Int>
  }

  private mutating func binary() -> Node.ID {
    var operands: [Operand] = []
    var operators: [(symbol: String, rank: Int)] = []
    func reduce(_ self: inout ObjCExtractor) {
      guard let last = operators.popLast(), let right = operands.popLast(),
        let left = operands.popLast()
      else { return }
      let range = left.range.lowerBound..<right.range.upperBound
      operands.append(
        Operand(node: self.joined(left.node, last.symbol, right.node, range), range: range))
    }
    while true {
      let start = index
      let node = unary()
      operands.append(Operand(node: node, range: start..<max(start, index)))
      guard let rank = Self.ranks[symbol], index > start else { break }
      while let last = operators.last, last.rank >= rank { reduce(&self) }
      operators.append((symbol, rank))
      index += 1
    }
    while !operators.isEmpty { reduce(&self) }
    return operands.first?.node ?? add(.other([]), index..<index)
  }

  private static let ranks: [String: Int] = [
    "||": 1, "&&": 2, "|": 3, "^": 3, "&": 4, "==": 5, "!=": 5, "<": 6, ">": 6, "<=": 6, ">=": 6,
    "+": 8, "-": 8, "*": 9, "/": 9, "%": 9,
  ]

  private mutating func joined(
    _ left: Node.ID, _ symbol: String, _ right: Node.ID, _ range: Range<Int>
  ) -> Node.ID {
    switch symbol {
    case "||": return add(.either([truth(left), truth(right)]), range)
    case "&&": return add(.all([truth(left), truth(right)]), range)
    case "==", "!=":
      let isEqual = symbol == "=="
      if let empty = emptiness(left, right, range) {
        return isEqual ? empty : add(.not(empty), range)
      }
      return add(.compared(left, right, isEqual: isEqual), range)
    case ">", "<", ">=", "<=":
      // `name.length > 0`, `0 < name.length`
      let (big, small) = symbol.hasPrefix(">") ? (left, right) : (right, left)
      let isStrict = symbol.count == 1
      if let empty = emptiness(of: big, isStrict ? "0" : "1", small, range) {
        return add(.not(empty), range)
      }
      if let empty = emptiness(of: small, isStrict ? "1" : "0", big, range) { return empty }
      return add(
        Node.Order(rawValue: symbol).map { .ordered(left, right, $0) } ?? .other([left, right]),
        range)
    // A set of options.
    case "|": return add(.array(options(left) + options(right)), range)
    case "+": return add(.sum([left, right]), range)
    case "*": return add(.arithmetic([left, right], by: []), range)
    case "-", "/": return add(.arithmetic([left], by: [right]), range)
    default: return add(.other([left, right]), range)
    }
  }

  private func options(_ node: Node.ID) -> [Node.ID] {
    if case .array(let items) = facts[node].kind { items } else { [node] }
  }

  // MARK: Truth

  /// `x.length == 0`, as `x.isEmpty`; `nil` for any other comparison.
  private mutating func emptiness(
    _ left: Node.ID, _ right: Node.ID, _ range: Range<Int>
  ) -> Node.ID? {
    emptiness(of: left, "0", right, range) ?? emptiness(of: right, "0", left, range)
  }

  private mutating func emptiness(
    of counted: Node.ID, _ number: String, _ other: Node.ID, _ range: Range<Int>
  ) -> Node.ID? {
    guard case .number(number) = facts[other].kind, let base = base(ofCount: counted) else {
      return nil
    }
    return add(.member(base, "isEmpty"), range)
  }

  /// What `length` or `count` is asked of.
  private func base(ofCount node: Node.ID) -> Node.ID? {
    guard case .member(let base?, let name) = facts[node].kind, name == "length" || name == "count"
    else { return nil }
    return base
  }

  /// A condition: whether something is true, is there, has characters.
  mutating func truth(_ node: Node.ID) -> Node.ID {
    let range = facts[node].range
    switch facts[node].kind {
    case .member(let base?, let name) where name == "length" || name == "count":
      return facts.add(.not(facts.add(.member(base, "isEmpty"), range: range)), range: range)
    case .number(let number): return facts.add(.truth(number != "0"), range: range)
    case .absent: return facts.add(.truth(false), range: range)
    case .name(let name) where scope.locals[name] == true:
      return facts.add(
        .compared(node, facts.add(.absent, range: range), isEqual: false), range: range)
    case .call(let callee, _) where isMaker(callee):
      return facts.add(
        .compared(node, facts.add(.absent, range: range), isEqual: false), range: range)
    case .assignment(let target, _, _):
      guard let again = copy(target) else { return node }
      pending.append(node)
      return truth(again)
    default: return node
    }
  }

  /// The opposite of a condition, without a `not` where it has none.
  mutating func negated(_ condition: Node.ID, _ range: Range<Int>) -> Node.ID {
    switch facts[condition].kind {
    case .compared(let left, let right, let isEqual):
      return add(.compared(left, right, isEqual: !isEqual), range)
    case .not(let inner): return inner
    default: return add(.not(condition), range)
    }
  }

  /// Whether what is called makes an object.
  private func isMaker(_ callee: Node.ID) -> Bool {
    if case .name(let name) = facts[callee].kind { name.first?.isUppercase == true } else { false }
  }

  /// The target of an assignment, to be looked at after it.
  mutating func copy(_ node: Node.ID) -> Node.ID? {
    let range = facts[node].range
    switch facts[node].kind {
    case .name(let name): return facts.add(.name(name), range: range)
    case .member(let base?, let name):
      return copy(base).map { facts.add(.member($0, name), range: range) }
    default: return nil
    }
  }
}
