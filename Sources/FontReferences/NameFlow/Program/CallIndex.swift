/// Calls whose meaning the values say, by what is called; looked up once.
struct CallIndex {
  /// By the last word of what is called: `font` for `font(…)` and `theme.font(…)`; what is called and has
  /// no name is under the empty one.
  private(set) var calls: [String: [Program.Spot]] = [:]
  /// Names that are called and stand for whatever they are given: parameters, results of other calls.
  private(set) var changing: [String] = []
  /// The names of members that hold what goes by another name: `{ render: row }`.
  private(set) var aliases: [String: Set<String>] = [:]
  /// The classes that inherit from another.
  private(set) var heirs: [Program.Spot] = []
  /// Calls of methods by the names of what they are given: `names.forEach(load)`.
  private(set) var given: [String: [Program.Spot]] = [:]
  /// The names of members that are given values somewhere: `fonts.bold = …`.
  private(set) var assignedMembers: Set<String> = []
  /// The names under which other files take something from a file.
  private(set) var imported: [Int32: Set<String>] = [:]

  init(_ program: Program) {
    var fixed: Set<String> = []
    var called: Set<String> = []
    for file in program.texts.indices.map({ Int32($0) }) {
      guard let facts = program.facts(file), let exports = facts.exports else { continue }
      for (name, link) in exports.links {
        guard case .linked(let module, _) = facts[link].kind else { continue }
        if let target = program.resolver?.file(module, from: facts.path) {
          imported[target, default: []].insert(name)
        }
      }
      fixed.formUnion(facts.fixedFunctions)
      assignedMembers.formUnion(exports.assignedMembers)
      for index in facts.nodes.indices {
        let spot = Program.Spot(file: file, node: Node.ID(index: Int32(index)))
        add(spot, facts, exports, &called)
      }
    }
    changing = called.subtracting(fixed).sorted()
  }

  private mutating func add(
    _ spot: Program.Spot, _ facts: SourceFacts, _ exports: ModuleExports,
    _ called: inout Set<String>
  ) {
    switch facts[spot.node].kind {
    case .call(let callee, let arguments):
      let target = facts.withoutMarks(callee)
      switch facts[target].kind {
      case .name(let name):
        calls[name, default: []].append(spot)
        if exports.links[name] == nil { called.insert(name) }
      case .member(_, let name):
        calls[name, default: []].append(spot)
        for argument in arguments {
          if case .name(let name) = facts[argument.value].kind {
            given[name, default: []].append(spot)
          }
        }
      default:
        calls["", default: []].append(spot)
        called.insert("")
      }
    case .maker(let maker): if maker.superclass != nil { heirs.append(spot) }
    case .record(let record):
      for field in record.fields {
        if case .name(let key) = field.key, case .name(let name) = facts[field.value].kind,
          key != name
        {
          aliases[name, default: []].insert(key)
        }
      }
    default: break
    }
  }
}

extension SourceFacts {
  /// The names that a file declares for functions and classes, and that mean nothing else in it.
  fileprivate var fixedFunctions: [String] {
    declarations.compactMap { declaration in
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
  }

  func withoutMarks(_ node: Node.ID) -> Node.ID {
    if case .unwrapped(let inner, _) = self[node].kind { inner } else { node }
  }
}
