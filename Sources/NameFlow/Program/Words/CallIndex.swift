/// Calls whose meaning the values say, by what is called; looked up once.
package struct CallIndex {
  /// By the last word of what is called: `font` for `font(…)` and `theme.font(…)`; what is called and has
  /// no name is under the empty one.
  package private(set) var calls: [String: [Program.Spot]] = [:]
  /// Calls by a mere name that the file neither imports nor declares for a function.
  private(set) var callsOfVariables: [Program.Spot] = []
  /// The classes that inherit from another.
  private(set) var heirs: [Program.Spot] = []
  /// Calls of methods by the names of what they are given: `names.forEach(load)`.
  package private(set) var given: [String: [Program.Spot]] = [:]
  /// Tags that draw lists by the names of what draws a row: `<FlatList renderItem={renderRow} />`.
  private(set) var drawn: [String: [Program.Spot]] = [:]
  /// Templates of CSS by the names of what is inserted into them.
  private(set) var styled: [String: [Program.Spot]] = [:]
  /// The names of members that are given values somewhere: `fonts.bold = …`.
  package private(set) var assignedMembers: Set<String> = []
  /// Calls that put the members of some objects into another one that is there: `Object.assign(theme, { title })`.
  private(set) var mergingCalls: [Program.Spot] = []
  /// The names of members and variables into which something is put, or of which something is taken: `names.push(name)`.
  private(set) var changedLists: Set<String> = []
  /// The files in which lists are put in another order, by the names of the lists.
  private(set) var reorderedLists: [String: Set<Int32>] = [:]
  /// The names under which other files take something from a file, by those under which it gives it.
  package private(set) var imported: [Int32: [String: Set<String>]] = [:]

  package init(_ program: Program) {
    for file in program.texts.indices.map({ Int32($0) }) {
      guard let facts = program.facts(file), let exports = facts.exports else { continue }
      var targets: [String: Int32?] = [:]
      for (module, given, name) in facts.passedExports(of: exports) + facts.requiredExports {
        let target = targets[module] ?? program.resolver?.file(module, from: facts.path)
        targets[module] = .some(target)
        if let target { imported[target, default: [:]][given, default: []].insert(name) }
      }
      let fixed = facts.fixedFunctions.subtracting(exports.localNames)
      assignedMembers.formUnion(exports.assignedMembers)
      for index in facts.nodes.indices {
        let spot = Program.Spot(file: file, node: Node.ID(index: Int32(index)))
        add(spot, facts, exports, fixed)
      }
    }
  }

  /// The methods that change a list or a map in its place.
  private static let changing: Set<String> = [
    "add", "append", "clear", "delete", "pop", "shift", "splice", "unshift", "updateValue",
  ]

  /// The methods that put the elements of a list in another order.
  private static let reordering: Set<String> = ["sort", "reverse"]

  private mutating func add(
    _ spot: Program.Spot, _ facts: SourceFacts, _ exports: ModuleExports, _ fixed: Set<String>
  ) {
    switch facts[spot.node].kind {
    case .call(let callee, let arguments):
      for field in DrawnList.fields(of: arguments, facts) {
        let function = DrawnList.function(field.value, facts)
        if let name = facts.lastWord(of: function) { drawn[name, default: []].append(spot) }
      }
      let target = facts.withoutMarks(callee)
      if arguments.count > 1, facts.lastWord(of: target) == "assign",
        !facts.isRecord(arguments[0].value)
      {
        mergingCalls.append(spot)
      }
      switch facts[target].kind {
      case .name(Node.styles):
        for argument in arguments {
          guard let name = facts.lastWord(of: argument.value) else { continue }
          styled[name, default: []].append(spot)
        }
      case .name(let name):
        calls[name, default: []].append(spot)
        let isLocal = exports.localNames.contains(name)
        if isLocal || exports.links[name] == nil && !fixed.contains(name) {
          callsOfVariables.append(spot)
        }
      case .member(let base, let name):
        calls[name, default: []].append(spot)
        if let base, Self.changing.contains(name), let list = facts.lastWord(of: base) {
          changedLists.insert(list)
        }
        if let base, Self.reordering.contains(name), case .name(let list) = facts[base].kind {
          reorderedLists[list, default: []].insert(spot.file)
        }
        for argument in arguments {
          if case .name(let name) = facts[argument.value].kind {
            given[name, default: []].append(spot)
          }
        }
      default: calls["", default: []].append(spot)
      }
    case .assignment(let target, _, _):
      switch facts[target].kind {
      case .member(_, let name): assignedMembers.insert(name)
      case .subscripted(let base, _):
        if let list = facts.lastWord(of: base) { changedLists.insert(list) }
      default: break
      }
    case .maker(let maker): if maker.superclass != nil { heirs.append(spot) }
    default: break
    }
  }
}

extension SourceFacts {
  fileprivate func isRecord(_ node: Node.ID) -> Bool {
    if case .record = self[node].kind { true } else { false }
  }

  /// The names that a file declares for functions and classes, and that mean nothing else in it.
  fileprivate var fixedFunctions: Set<String> {
    let names = declarations.compactMap { declaration -> String? in
      guard !declaration.isLocal else { return nil }
      switch declaration.kind {
      case .function: return declaration.name
      case .property:
        guard let value = declaration.value else { return nil }
        switch self[value].kind {
        case .function, .maker: return declaration.name
        default: return nil
        }
      default: return nil
      }
    }
    return Set(names)
  }

  /// What a file takes of others to pass it on, and the names that it has then: as if the file used it under them.
  fileprivate func passedExports(
    of exports: ModuleExports
  ) -> [(module: String, given: String, name: String)] {
    exports.links.merging(exports.named) { own, _ in own }.compactMap { name, link in
      guard case .linked(let module, let given?) = self[link].kind else { return nil }
      return (module, given, name)
    }
  }

  /// What a file takes of others by calls, and the names that it has here: `const theme = require('./theme').default`.
  fileprivate var requiredExports: [(module: String, given: String, name: String)] {
    nodes.indices.compactMap { index in
      guard case .member(let base?, let given) = nodes[index].kind,
        case .linked(let module, nil) = self[base].kind
      else { return nil }
      switch nodes[index].parent {
      case .declaration(let owner) where self[owner].kind == .property:
        return (module, given, self[owner].name)
      case .node(let parent):
        guard case .binding(let pattern, _, _) = self[parent].kind,
          case .bound(let name) = self[pattern].kind
        else { return (module, given, given) }
        return (module, given, name)
      default: return (module, given, given)
      }
    }
  }

  func withoutMarks(_ node: Node.ID) -> Node.ID {
    if case .unwrapped(let inner, _) = self[node].kind { inner } else { node }
  }
}
