import NameFlow
import SourceText

/// A key that a table lacks under which the name of a font is looked up.
struct LackingTable {
  /// The key, and how it got there.
  var key: String
  var trail: Trail
  /// What looks it up, as it is written.
  var table: Program.Spot
  var keys: [String]
  /// The key that was probably meant; `nil` where the call itself looks it up, and gets nothing.
  var meant: String?
}

extension Evaluator {
  /// The key that a call's name is looked up under where it is surely not there: `guard let name = faces[key] else {
  /// return .systemFont(ofSize: size) }`. Where code may ask which there are, only one that is nearly another one is a
  /// mistake.
  func lackingTable(of name: Program.Spot, _ frame: Frame) -> LackingTable? {
    guard !program.isDynamic(name.file), let (base, key) = lookup(giving: name),
      isMissingAlone(name, frame)
    else { return nil }
    let keys = values(key, frame, .foreign(["String"])).items
    let tables = values(base, frame).items
    guard let first = keys.first, keys.count == 1, case .text(let text) = first.value,
      first.trail.isProven, first.trail.isSure, !first.trail.mayDiffer, first.trail.origin != nil,
      let table = tables.first, tables.count == 1, table.trail.isSure, !table.trail.mayDiffer,
      case .table(let entries) = table.value
    else { return nil }
    let names = entries.map { entry -> String? in
      let found = values(entry.key).items
      guard let only = found.first, found.count == 1, case .text(let name) = only.value else {
        return nil
      }
      return name
    }
    let known = names.compactMap { $0 }
    guard known.count == names.count, !known.contains(text) else { return nil }
    if case .subscripted = program[name].kind, program.isObjectiveC(name.file) {
      // What a document lacks the build may add to it.
      guard entries.allSatisfy({ isWritten($0.key) }) else { return nil }
      let place = Trail(origin: .init(file: name.file, range: program[name].range))
      return LackingTable(key: text, trail: place, table: base, keys: known)
    }
    guard let meant = known.first(where: { Self.isSlip(text, of: $0) }) else { return nil }
    return LackingTable(key: text, trail: first.trail, table: base, keys: known, meant: meant)
  }

  /// Whether a key is another one misspelled: tables may lack a number of a row of keys, and `nameOfTitle` beside
  /// `sizeOfTitle`.
  private static func isSlip(_ key: String, of other: String) -> Bool {
    key.utf8.count >= 5 && EditDistance.between(other, key, atMost: 2) != nil
      && key.filter(\.isNumber) == other.filter(\.isNumber)
  }

  /// The table and the key that an expression takes its value from, or the variable that it is.
  private func lookup(giving spot: Program.Spot) -> (table: Program.Spot, key: Program.Spot)? {
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: spot.file, node: id) }
    var current = spot
    for _ in 0..<4 {
      switch program[current].kind {
      case .name(let name):
        let definitions = meaning(of: name, at: current).definitions
        guard let only = definitions.first, definitions.count == 1 else { return nil }
        switch only.source {
        case .unwrapped(let value), .value(let value, _): current = at(value)
        default: return nil
        }
      case .unwrapped(let inner, _), .cast(let inner, _): current = at(inner)
      case .subscripted(let base, let arguments):
        guard let key = arguments.first, arguments.count == 1, key.label == nil else { return nil }
        return (at(base), at(key.value))
      case .call(let callee, let arguments):
        guard case .member(let base?, "objectForKey:") = program[at(callee)].kind,
          let key = arguments.first
        else { return nil }
        return (at(base), at(key.value))
      default: return nil
      }
    }
    return nil
  }

  /// Whether a value stands in code.
  private func isWritten(_ value: Lazy) -> Bool {
    guard let origin = values(value).items.first?.trail.origin else { return false }
    return !BundledTables.isDocument(program.path(origin.file))
  }

  /// Whether a place might be come to if a name that it uses were there: what is asked about the name does not count.
  private func isMissingAlone(_ name: Program.Spot, _ frame: Frame) -> Bool {
    guard let facts = program.facts(name.file) else { return false }
    var variable: String?
    if case .name(let word) = program[name].kind { variable = word }
    func asksForName(_ node: Node.ID) -> Bool {
      if case .optionalBinding(variable, _) = facts[node].kind { return variable != nil }
      var names: Set<String> = []
      var pending = [node]
      while let next = pending.popLast(), names.count < 2 {
        if case .name(let word) = facts[next].kind { names.insert(word) }
        pending += facts[next].kind.children
      }
      return names.count == 1 && names.first == variable
    }
    return conditions(at: name).allSatisfy { condition in
      if case .hold(let nodes, true) = condition.kind {
        return nodes.allSatisfy { node in
          asksForName(node) || truth(of: Program.Spot(file: name.file, node: node), frame) != .no
        }
      }
      return condition.nodes(facts).allSatisfy(asksForName)
        || truth(of: condition, name.file, frame) != .no
    }
  }
}

extension Trail.Lack {
  var kindOfKey: MissingKey.Kind {
    switch kind {
    case .member: .member
    case .export: .export
    case .choice: .choice
    }
  }

  /// The name that was probably meant.
  var meantName: String? { EditDistance.nearest(to: name, among: names) }

  /// Whether it is surely another name misspelled.
  var isSlip: Bool { name.utf8.count > 3 && meantName != nil }
}
