import Algorithms
import NameFlow
import SourceText

/// Statements.
extension JSExtractor {
  /// A statement as a block.
  mutating func block(_ id: JSNode.ID) -> Node.ID {
    if case .block(let body) = tree[id].kind, !tree.begins(id, with: "try") {
      return add(.block(statements(body)), tree[id].range)
    }
    return add(.block(statement(id)), tree[id].range)
  }

  mutating func statements(_ ids: [JSNode.ID]) -> [Node.ID] {
    let statements = ids.flatMap { statement($0) }
    facts.noteUnreached(of: statements)
    return statements
  }

  mutating func statement(_ id: JSNode.ID) -> [Node.ID] {
    let range = tree[id].range
    guard depth < Self.deepest else { return [add(.other([]), range)] }
    depth += 1
    defer { depth -= 1 }
    switch tree[id].kind {
    case .variables(let values): return variables(values, range)
    case .function(let index) where declaredFunctions[index] != nil:
      let function = self.function(index, named: declaredFunctions[index])
      let statement = add(.declared(function), range)
      facts[function].statement = statement
      return [statement]
    case .classType(let index) where declaredClasses[index] != nil:
      let pattern = add(.bound(declaredClasses[index] ?? ""), range)
      return [add(.binding(pattern, nil, maker(index, range)), range)]
    case .returns(let value):
      let value = value.map { expression($0) } ?? add(.absent, range)
      return [add(.result(value), range)]
    case .choice(let condition, let yes, let no):
      let conditions = [expression(condition)]
      let then = block(yes)
      return [add(.ifElse(conditions, then, no.map { block($0) }), range)]
    case .switches(let subject, let cases): return [switching(subject, cases, range)]
    case .loop(let loop): return [self.loop(loop, range)]
    case .block(let parts):
      if tree.begins(id, with: "try") { return attempt(parts, range) }
      return [block(id)]
    case .sequence(let parts): return statements(parts)
    case .other(let parts): return other(parts, id)
    default: return [expression(id)]
    }
  }

  private mutating func attempt(_ parts: [JSNode.ID], _ range: Range<Int>) -> [Node.ID] {
    guard let first = parts.first else { return [] }
    let body = block(first)
    var catches: [Node.ID] = []
    var rest = parts.dropFirst()
    if let second = rest.first {
      let between =
        tree[first].range
        .upperBound..<max(
          tree[first].range.upperBound, tree[second].range.lowerBound)
      let word = Array("catch".utf8)
      if tree.text.utf8.firstIndex(of: word, in: between) != nil {
        catches.append(block(second))
        rest = rest.dropFirst()
      }
    }
    return [add(.attempt(body, catches), range)] + rest.map { block($0) }
  }

  /// What is not read any closer: what is thrown, jumps, loops that count.
  private mutating func other(_ parts: [JSNode.ID], _ id: JSNode.ID) -> [Node.ID] {
    let range = tree[id].range
    if tree.begins(id, with: "throw") {
      let thrown = parts.first.map { expression($0) } ?? add(.absent, range)
      return [add(.thrown(thrown), range)]
    }
    if tree.begins(id, with: "break") || tree.begins(id, with: "continue") {
      return [add(.jump, range)]
    }
    let isLoop = ["for", "while", "do"].contains { (word: StaticString) in
      tree.begins(id, with: word)
    }
    let inner = statements(parts)
    guard isLoop else { return [add(.other(inner), range)] }
    let body = add(.block(inner), range)
    return [
      add(.loop(Node.Loop(pattern: nil, sequence: nil, conditions: [], body: body)), range)
    ]
  }

  private mutating func loop(_ loop: JSLoop, _ range: Range<Int>) -> Node.ID {
    var sequence = expression(loop.sequence)
    let sequenceRange = tree[loop.sequence].range
    if loop.isOverKeys {
      let object = add(.name("Object"), sequenceRange.lowerBound..<sequenceRange.lowerBound)
      let keys = add(.member(object, "keys"), sequenceRange.lowerBound..<sequenceRange.lowerBound)
      sequence = add(.call(keys, [Node.Argument(label: nil, value: sequence)]), sequenceRange)
    }
    var first: [Node.ID] = []
    let pattern: Node.ID
    if loop.bindings.count == 1, let only = loop.bindings.first, tree.bindings[only].path.isEmpty {
      pattern = add(.bound(tree.bindings[only].name), tree.bindings[only].range)
    } else {
      let whole = hiddenName()
      pattern = add(.bound(whole), range.lowerBound..<range.lowerBound)
      first = parts(loop.bindings, of: whole)
    }
    let inner = statement(loop.body)
    let body = add(.block(first + inner), tree[loop.body].range)
    return add(
      .loop(Node.Loop(pattern: pattern, sequence: sequence, conditions: [], body: body)), range)
  }

  // MARK: Choices

  private mutating func switching(
    _ subject: JSNode.ID, _ cases: [JSCase], _ range: Range<Int>
  ) -> Node.ID {
    let value = expression(subject)
    var result: [Node.Case] = []
    var falling: Set<Int> = []
    var tests: [Node.ID] = []
    var isDefault = false
    for (index, entry) in cases.enumerated() {
      if let test = entry.test { tests.append(expression(test)) } else { isDefault = true }
      // A case without statements shares those of the next.
      if entry.body.isEmpty, index < cases.count - 1 { continue }
      if !entry.body.contains(where: ends) { falling.insert(result.count) }
      let start = entry.body.first.map { tree[$0].range.lowerBound } ?? range.lowerBound
      let body = add(
        .block(statements(entry.body)), start..<max(start, range.upperBound))
      result.append(
        Node.Case(
          patterns: tests, condition: nil, isDefault: isDefault, body: body, platforms: .every))
      tests = []
      isDefault = false
    }
    facts.fall(&result, from: falling)
    // What is taken where nothing else is stands last.
    result = result.filter { !$0.isDefault } + result.filter(\.isDefault)
    if result.last?.isDefault != true {
      let nothing = add(.block([]), range.upperBound..<range.upperBound)
      result.append(
        Node.Case(
          patterns: [], condition: nil, isDefault: true, body: nothing, platforms: .every))
    }
    return add(.switching(value, result), range)
  }

  private func ends(_ id: JSNode.ID) -> Bool {
    switch tree[id].kind {
    case .returns: true
    case .other:
      tree.begins(id, with: "break") || tree.begins(id, with: "throw")
        || tree.begins(id, with: "continue")
    case .block(let body): body.contains(where: ends)
    case .choice(_, let yes, let no?): ends(yes) && ends(no)
    default: false
    }
  }
}

// MARK: - Variables

extension JSExtractor {
  private mutating func variables(_ values: [JSNode.ID], _ range: Range<Int>) -> [Node.ID] {
    var result: [(start: Int, statements: [Node.ID])] = []
    for value in values {
      let bindings = variables[value] ?? []
      guard let first = bindings.first else {
        result.append((tree[value].range.lowerBound, [expression(value)]))
        continue
      }
      let start = tree.bindings[first].range.lowerBound
      result.append((start, variables(bindings, value)))
    }
    for index in bareVariables(in: range) {
      let binding = tree.bindings[index]
      guard !values.contains(where: { tree[$0].range.contains(binding.range.lowerBound) }) else {
        continue
      }
      let pattern = add(.bound(binding.name), binding.range)
      result.append((binding.range.lowerBound, [add(.binding(pattern, nil, nil), binding.range)]))
    }
    return result.sorted { $0.start < $1.start }.flatMap(\.statements)
  }

  private func bareVariables(in range: Range<Int>) -> ArraySlice<Int> {
    func position(_ offset: Int) -> Int {
      bareVariables.partitioningIndex { tree.bindings[$0].range.lowerBound >= offset }
    }
    return bareVariables[position(range.lowerBound)..<position(range.upperBound)]
  }

  /// The names that are given a value, or the parts of one.
  private mutating func variables(_ bindings: [Int], _ value: JSNode.ID) -> [Node.ID] {
    if bindings.count == 1, let only = bindings.first, tree.bindings[only].path.isEmpty {
      let binding = tree.bindings[only]
      let pattern = add(.bound(binding.name), binding.range)
      let range = binding.range.lowerBound..<tree[value].range.upperBound
      return [add(.binding(pattern, nil, expression(value)), range)]
    }
    let whole = hiddenName()
    var node = expression(value)
    if let setter = setter(bindings, value),
      case .call(let callee, let arguments) = facts[node].kind
    {
      let name = add(.name(setter.name), setter.range)
      node = add(
        .call(callee, arguments + [Node.Argument(label: "setter", value: name)]),
        tree[value].range)
      nodes[value] = node
    }
    let pattern = add(.bound(whole), tree[value].range)
    return [add(.binding(pattern, nil, node), tree[value].range)] + parts(bindings, of: whole)
  }

  /// The name of what sets a state: `const [name, setName] = useState(…)`.
  private func setter(_ bindings: [Int], _ value: JSNode.ID) -> JSBinding? {
    guard case .call(let callee, _) = tree[value].kind, tree.lastName(of: callee) == "useState"
    else { return nil }
    return bindings.map { tree.bindings[$0] }.first { binding in
      if case .index(1)? = binding.path.first { true } else { false }
    }
  }

  /// The names that stand for parts of something that has a name.
  mutating func parts(_ bindings: [Int], of whole: String) -> [Node.ID] {
    bindings.map { index in
      let binding = tree.bindings[index]
      let pattern = add(.bound(binding.name), binding.range)
      let value = part(binding, of: whole)
      return add(.binding(pattern, nil, value), binding.range)
    }
  }

  /// A part of something that has a name: `theme.fonts.bold` for `{ fonts: { bold } }`.
  mutating func part(
    _ binding: JSBinding, of whole: String, from start: Int = 0
  ) -> Node.ID {
    let range = binding.range
    var result = add(.name(whole), range)
    for step in binding.path.dropFirst(start) {
      switch step {
      case .key(let key):
        result = add(.member(result, key == "length" ? "count" : key), range)
      case .index(let index):
        let number = add(.number(String(index)), range)
        result = add(.subscripted(result, [Node.Argument(label: nil, value: number)]), range)
      case .rest(let keys):
        let names = keys.map { add(.text([.literal($0)]), range) }
        result = operation("rest", [result] + names, range)
      case .fallback(let node): result = add(.coalesced([result, expression(node)]), range)
      case .unknown: result = add(.other([result]), range)
      }
    }
    return result
  }
}
