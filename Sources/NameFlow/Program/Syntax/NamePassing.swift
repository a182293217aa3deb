/// Under which names functions may be called that are given away under others: a parameter, a member, a
/// variable that is given what has the name.
///
/// Names stand for whatever goes by them anywhere; what a call by one of them really means, the values say.
package struct NamePassing {
  /// By a name, those that are given what it stands for, sorted.
  private var next: [String: [String]] = [:]
  /// The names of the parameters of functions, by the functions' names and the parameters' places.
  private var parameters: [String: [Int: Set<String>]] = [:]
  private let program: Program
  private let imported: [Int32: [String: Set<String>]]

  /// Methods that give back what they are called on, or a list of its elements.
  private static let givingBack: Set<String> = [
    "bind", "filter", "slice", "concat", "flat", "reverse",
  ]

  /// Functions and methods that call what they are given, and keep it to themselves.
  private static let calling: Set<String> = Evaluator.iterations.union([
    "useEffect", "useLayoutEffect", "useMemo", "useState", "useReducer", "setTimeout",
    "setInterval", Node.styles,
    "requestAnimationFrame", "then", "catch", "finally", "addEventListener", "addListener",
  ])

  /// Members of so many things that what is given as one of them is not followed.
  private static let manyThings: Set<String> = [
    "children", "data", "default", "id", "item", "key", "name", "props", "ref", "state", "style",
    "styles", "text", "title", "type", "value",
  ]

  /// The most names that a function is followed through: of what has more, such as `onPress`, no one can
  /// tell who calls it.
  private static let mostNames = 30

  package init(_ program: Program, imported: [Int32: [String: Set<String>]]) {
    self.program = program
    self.imported = imported
    for file in program.texts.indices.map({ Int32($0) }) {
      guard let facts = program.facts(file), facts.exports != nil else { continue }
      for declaration in facts.declarations where declaration.kind == .function {
        readParameters(of: declaration, facts)
      }
    }
    var next: [String: Set<String>] = [:]
    for file in program.texts.indices.map({ Int32($0) }) {
      guard let facts = program.facts(file), let exports = facts.exports else { continue }
      let given = Dictionary(grouping: exports.named.keys) { exports.named[$0] }
      for index in facts.nodes.indices {
        let id = Node.ID(index: Int32(index))
        let name: String
        switch facts[id].kind {
        case .name(let own): name = own.hasPrefix("#") ? "\(file)" + own : own
        case .member(_, let own): name = own
        case .call(let callee, _):
          guard let called = facts.lastWord(of: callee) else { continue }
          name = called + "()"
        default: continue
        }
        let goals = destinations(of: id, in: file, facts, given)
        if !goals.isEmpty { next[name, default: []].formUnion(goals) }
      }
    }
    self.next = next.mapValues { $0.sorted() }
  }

  /// The names that something may come to be called by that goes by some at first, those among them; the
  /// nearest where they are too many.
  package func names(from first: [String]) -> (names: [String], isCut: Bool) {
    var names = first
    var seen = Set(first)
    var index = 0
    while index < names.count {
      for name in next[names[index]] ?? [] where seen.insert(name).inserted {
        guard names.count < first.count + Self.mostNames else { return (names, true) }
        names.append(name)
      }
      index += 1
    }
    return (names, false)
  }

  /// The names that a function is given where it stands.
  package func names(of declared: Program.Declared) -> [String] {
    guard let facts = program.facts(declared.file) else { return [] }
    guard let statement = program[declared].statement, case .function = facts[statement].kind else {
      return exportedNames(of: [program[declared].name], in: declared.file, facts)
    }
    return names(of: statement, in: declared.file)
  }

  /// The names that what a node stands for is given.
  package func names(of node: Node.ID, in file: Int32) -> [String] {
    guard let facts = program.facts(file), let exports = facts.exports else { return [] }
    let given = Dictionary(grouping: exports.named.keys) { exports.named[$0] }
    return destinations(of: node, in: file, facts, given).sorted()
  }

  private func exportedNames(
    of names: [String], in file: Int32, _ facts: SourceFacts
  ) -> [String] {
    guard let imported = imported[file], let exports = facts.exports else { return [] }
    let given = exports.named.filter { _, node in
      if case .name(let own) = facts[node].kind { names.contains(own) } else { false }
    }
    return Set(given.keys.flatMap { imported[$0] ?? [] }).sorted()
  }
}

// MARK: - Where values go

extension NamePassing {
  private mutating func readParameters(of declaration: Declaration, _ facts: SourceFacts) {
    for name in facts.names(ofFunction: declaration) {
      for (index, parameter) in declaration.parameters.enumerated()
      where !parameter.name.hasPrefix("#") {
        parameters[name, default: [:]][index, default: []].insert(parameter.name)
      }
    }
  }

  /// The names that what a node stands for is given, directly or through what only passes it on.
  private func destinations(
    of node: Node.ID, in file: Int32, _ facts: SourceFacts, _ given: [Node.ID?: [String]]
  ) -> Set<String> {
    var result: Set<String> = []
    var child = node
    for _ in 0..<24 {
      for name in given[child] ?? [] { result.formUnion(imported[file]?[name] ?? []) }
      switch facts[child].parent {
      case .none: return result
      case .declaration(let owner):
        guard let call = leave(owner, with: child, in: file, facts, &result) else { return result }
        child = call
      case .node(let parent):
        guard let outer = climb(to: parent, from: child, in: file, facts, &result) else {
          return result
        }
        child = outer
      }
    }
    return result
  }

  /// What stands for a value in the node around it; `nil` where it goes no farther.
  private func climb(
    to parent: Node.ID, from child: Node.ID, in file: Int32, _ facts: SourceFacts,
    _ result: inout Set<String>
  ) -> Node.ID? {
    switch facts[parent].kind {
    case .unwrapped, .cast, .spread, .array, .coalesced, .either, .all: return parent
    case .ternary(let condition, _, _): return condition == child ? nil : parent
    case .subscripted(child, _): return parent
    case .call(let callee, let arguments):
      guard callee != child else { return nil }
      let name = facts.lastWord(of: callee)
      if let name, let own = parameters[name] {
        for (index, argument) in arguments.enumerated() where argument.value == child {
          result.formUnion(own[index] ?? [])
        }
        return nil
      }
      // Whatever it is given to may give it back: `memo(Label)`.
      return name.map(Self.calling.contains) == true ? nil : parent
    case .member(child, let method): return called(method, on: parent, facts, &result)
    case .record(let record):
      for field in record.fields where field.value == child {
        if case .name(let name) = field.key, !Self.manyThings.contains(name) {
          result.formUnion([name, Spelling.javaScript[name] ?? name])
        }
      }
      // What a tag is given goes to its component by the name alone.
      return record.isArguments ? nil : parent
    case .binding(let pattern, _, child):
      if case .bound(let name) = facts[pattern].kind {
        result.insert(name.hasPrefix("#") ? "\(file)" + name : name)
      }
    case .assignment(let target, child, _):
      if let name = facts.lastWord(of: target) { result.insert(name) }
    case .loop(let loop) where loop.sequence == child:
      if let pattern = loop.pattern, case .bound(let name) = facts[pattern].kind {
        result.insert(name.hasPrefix("#") ? "\(file)" + name : name)
      }
    case .result(child):
      var around = parent
      while case .node(let outer) = facts[around].parent { around = outer }
      if case .declaration(let owner) = facts[around].parent {
        return leave(owner, with: around, in: file, facts, &result)
      }
    default: break
    }
    return nil
  }

  /// A list whose elements a function is run on: `fonts.map(font => font())`.
  private func called(
    _ method: String, on member: Node.ID, _ facts: SourceFacts, _ result: inout Set<String>
  ) -> Node.ID? {
    guard case .node(let call) = facts[member].parent,
      case .call(member, let arguments) = facts[call].kind
    else { return nil }
    if Self.givingBack.contains(method) { return call }
    guard let first = arguments.first, case .function(let function) = facts[first.value].kind,
      let parameter = facts[function].parameters.first
    else { return nil }
    result.insert(parameter.name)
    return nil
  }

  /// What stands for a value that a declaration is made of: a variable's name, or the calls of a function
  /// that gives it back.
  private func leave(
    _ owner: Declaration.ID, with node: Node.ID, in file: Int32, _ facts: SourceFacts,
    _ result: inout Set<String>
  ) -> Node.ID? {
    let declaration = facts[owner]
    guard declaration.kind == .function else {
      if declaration.kind == .property { result.insert(declaration.name) }
      return nil
    }
    guard declaration.body == node else {
      for parameter in declaration.parameters where parameter.value == node {
        result.insert(parameter.name)
      }
      return nil
    }
    result.formUnion(facts.names(ofFunction: declaration).map { $0 + "()" })
    // `useMemo(() => font)` gives what the function gives.
    guard let statement = declaration.statement, case .node(let call) = facts[statement].parent,
      case .call(let callee, _) = facts[call].kind, callee != statement
    else { return nil }
    return call
  }
}
