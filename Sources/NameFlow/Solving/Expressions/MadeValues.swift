import SourceText

/// Classes as values, the objects they make, and the object that code runs on.
extension Evaluator {
  package func maker(_ maker: Node.Maker, _ spot: Program.Spot, _ frame: Frame) -> Values {
    values(Program.Spot(file: spot.file, node: maker.statics), frame).map { item in
      guard case .record(var record) = item.value else { return item }
      record.maker = maker
      record.name = maker.name
      return Possible(value: .record(record), trail: item.trail)
    }
  }

  /// A static member that a class has from the one it inherits from.
  func inheritedStatic(
    _ name: String, _ maker: Node.Maker, _ record: Record, _ spot: Program.Spot
  ) -> Values {
    let assigned = assignedStatic(name, of: record)
    guard assigned.items.isEmpty else { return assigned }
    let unknown = Values.unknown("'\(name)' is not a known static member")
    guard let superclass = maker.superclass, exportsInWork.count < Budget.modules else {
      return unknown
    }
    let key = ExportKey(file: record.spot.file, name: "super.\(name)")
    guard exportsInWork.insert(key).inserted else { return unknown }
    defer { exportsInWork.remove(key) }
    let parents = values(Program.Spot(file: record.spot.file, node: superclass), record.home)
    return parents.flatMap { parent in
      guard case .record = parent.value else { return unknown }
      return memberByValue(name, of: parent, spot, moduleFrame)
    }
  }

  /// What the class's own functions put into a static member: `this.instance = new Theme()`,
  /// `Theme.instance = …`.
  private func assignedStatic(_ name: String, of record: Record) -> Values {
    let file = record.spot.file
    let words = ["self", record.name].compactMap { $0 }
    let key = ExportKey(file: file, name: "static.\(record.spot.node.index).\(name)")
    guard exportsInWork.count < Budget.modules, exportsInWork.insert(key).inserted else {
      cuts += 1
      return Values()
    }
    defer { exportsInWork.remove(key) }
    var result = Values()
    for spot in words.flatMap({ program.mentions(of: $0 + ".=", in: file) }) {
      guard budget > 0, case .assignment(let target, let value, false) = program[spot].kind,
        case .member(let base?, name) = program[Program.Spot(file: file, node: target)].kind,
        stands(for: record, Program.Spot(file: file, node: base))
      else { continue }
      result.add(solvedWhereReached(Program.Spot(file: file, node: value)))
    }
    return result
  }

  /// Whether a name is that of a class: its own, or `this` in one of its static functions.
  private func stands(for record: Record, _ base: Program.Spot) -> Bool {
    guard case .name("self") = program[base].kind else { return true }
    var owner = self.owner(of: base)
    while let current = owner {
      if let members = members(around: current) { return members.literal == record.spot }
      owner = self.owner(around: current)
    }
    return false
  }

  /// What a class makes.
  ///
  /// - Parameter arguments: what it is given; `nil` where that is not known.
  func instance(
    of made: Record, _ maker: Node.Maker, _ arguments: [Lazy]?, _ receiver: Lazy, depth: Int = 0
  ) -> Record {
    let file = made.spot.file
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: file, node: id) }
    budget -= 1
    let home = made.home.running(on: receiver)
    var result = Record(at(maker.members), home)
    result.name = maker.name
    if let superclass = maker.superclass {
      inherit(from: at(superclass), made, arguments, receiver, &result, depth: depth)
    }
    guard case .record(let literal) = program[at(maker.members)].kind else { return result }
    for field in literal.fields {
      guard case .name(let name) = field.key else {
        result.isOpen = true
        continue
      }
      result.set(
        name,
        Record.Field(values: [.node(at(field.value), home, nil)], isGetter: field.isGetter))
    }
    construct(literal, file, home, arguments, receiver, &result)
    let properties = properties(made, arguments)
    result.set("props", Record.Field(values: [.known(properties)]))
    return result
  }

  private func inherit(
    from superclass: Program.Spot, _ made: Record, _ arguments: [Lazy]?, _ receiver: Lazy,
    _ result: inout Record, depth: Int
  ) {
    guard depth < 16, budget > 0 else {
      result.isOpen = true
      return
    }
    for item in values(superclass, made.home).items {
      guard case .record(let parent) = item.value, let maker = parent.maker else {
        result.isOpen = true
        continue
      }
      let inherited = instance(of: parent, maker, arguments, receiver, depth: depth + 1)
      result.isOpen = result.isOpen || inherited.isOpen
      for name in inherited.names {
        if let field = inherited[name] { result.set(name, field) }
      }
    }
  }

  /// What the constructor gives the members.
  private func construct(
    _ literal: Node.Record, _ file: Int32, _ home: Frame, _ arguments: [Lazy]?,
    _ receiver: Lazy, _ result: inout Record
  ) {
    let constructor = literal.fields.first { field in
      if case .name("constructor") = field.key { true } else { false }
    }
    guard let constructor, let facts = program.facts(file),
      case .function(let id) = facts[constructor.value].kind, let body = facts[id].body
    else { return }
    let declared = Program.Declared(file: file, id: id)
    let frame = Frame(
      owner: declared,
      arguments: arguments.map { .bound(positional($0, declared)) }
        ?? .unbound("a parameter of a constructor"),
      receiver: .value(receiver), outer: home, depth: home.depth + 1)
    for name in facts.fieldsAssigned(in: body) {
      let scan = FieldScan.scan(name, isShadowed: true, in: body, of: facts)
      var values: [Lazy] = []
      for definition in scan.definitions {
        guard truth(of: definition.conditions, file, frame) != .no,
          case .value(let value, _) = definition.source
        else { continue }
        values.append(.node(Program.Spot(file: file, node: value), frame, nil))
      }
      if !values.isEmpty {
        result.set(name, Record.Field(values: values), isCertain: scan.isSettled)
      }
    }
  }

  /// The properties of a component: what its tag gives, and the defaults of those that it does not.
  private func properties(_ made: Record, _ arguments: [Lazy]?) -> Values {
    let given = arguments?.first.map { values($0) } ?? .unknown("a property")
    guard let field = made["defaultProps"] else { return given }
    let defaults = values(field, of: Possible(value: .record(made)))
    return given.flatMap { item in
      var result = Record(made.spot, made.home)
      result.isArguments = true
      spread(defaults, into: &result)
      // Whoever gives it something unknown may give it these.
      if item.value.mayHoldAnything { result.mayBeMissing() }
      spread(Values(item: item), into: &result)
      return Values(.record(result), item.trail)
    }
  }

  /// What a component that is a function is given by a tag, with the defaults of what it is not:
  /// `Label.defaultProps = { … }`.
  func withDefaults(_ arguments: [Lazy], of function: Program.Declared) -> [Lazy] {
    guard callIndex.assignedMembers.contains("defaultProps"), let first = arguments.first,
      let facts = program.facts(function.file)
    else { return arguments }
    let targets = ownNames(of: function).flatMap { facts.mentions[$0 + ".="] ?? [] }
    for target in targets {
      guard case .assignment(let goal, let value, false) = facts[target].kind,
        case .member(_, "defaultProps") = facts[goal].kind
      else { continue }
      let defaults = atHome(Program.Spot(file: function.file, node: value))
      let given = values(first).flatMap { item -> Values in
        guard case .record(let record) = item.value, record.isArguments else {
          return Values(item: item)
        }
        var result = Record(record.spot, record.home)
        result.isArguments = true
        spread(defaults, into: &result)
        if record.isOpen { result.mayBeReplaced(by: .unknown("a property")) }
        spread(Values(item: item), into: &result)
        return Values(.record(result), item.trail)
      }
      return [.known(given)] + arguments.dropFirst()
    }
    return arguments
  }

  // MARK: The receiver

  /// The object that code runs on.
  package func receiver(in frame: Frame) -> Values {
    var current: Frame? = frame
    for _ in 0..<64 {
      guard let next = current else { break }
      switch next.receiver {
      case .value(let lazy): return values(lazy)
      case .open: return Values(.open(next))
      case .unbound: return next.owner.map { anyReceiver(of: $0, next) } ?? .unknown("'this'")
      case .none: current = next.outer
      }
    }
    return .unknown("'this' is not followed")
  }

  /// The object whose member a function is, where no one knows which it runs on.
  private func anyReceiver(of owner: Program.Declared, _ frame: Frame) -> Values {
    guard let (literal, maker) = members(around: owner) else { return .unknown("'this'") }
    let home = frame.outer ?? moduleFrame
    guard let maker else { return values(self.maker(ofStatics: literal) ?? literal, home) }
    var result = values(maker, home).flatMap { anyInstance($0) }
    for heir in heirs(of: maker) { result.add(atHome(heir).flatMap { anyInstance($0) }) }
    return result
  }

  /// The class whose own members an object literal holds.
  private func maker(ofStatics literal: Program.Spot) -> Program.Spot? {
    guard case .node(let around) = program[literal].parent,
      case .maker(let maker) = program[Program.Spot(file: literal.file, node: around)].kind,
      maker.statics == literal.node
    else { return nil }
    return Program.Spot(file: literal.file, node: around)
  }

  /// Some object of a class; its own methods run on it.
  private func anyInstance(_ item: Possible) -> Values {
    guard case .record(let made) = item.value, let own = made.maker else {
      return .unknown("'this'")
    }
    var bare = instance(of: made, own, nil, .known(.unknown("'this'")))
    bare.isOpen = true
    var result = instance(of: made, own, nil, .known(Values(.record(bare))))
    result.isOpen = true
    return Values(.record(result))
  }

  /// The classes that inherit from one, also through others.
  func heirs(of maker: Program.Spot) -> [Program.Spot] {
    if let known = heirCache[maker] { return known }
    heirCache[maker] = []
    let direct = callIndex.heirs.filter { heir in
      guard case .maker(let parts) = program[heir].kind, let superclass = parts.superclass,
        case .maker(let own) = program[maker].kind
      else { return false }
      let statics = Program.Spot(file: maker.file, node: own.statics)
      return atHome(Program.Spot(file: heir.file, node: superclass)).items.contains { item in
        if case .record(let record) = item.value { record.spot == statics } else { false }
      }
    }
    let all = (direct + direct.flatMap { heirs(of: $0) }).unique
    heirCache[maker] = budget > 0 ? all : nil
    return all
  }

  /// The object literal whose member a function is, and the class whose members it holds.
  package func members(
    around owner: Program.Declared
  ) -> (literal: Program.Spot, maker: Program.Spot?)? {
    guard let statement = program[owner].statement,
      case .node(let literal) = program[Program.Spot(file: owner.file, node: statement)].parent
    else { return nil }
    let spot = Program.Spot(file: owner.file, node: literal)
    guard case .record = program[spot].kind else { return nil }
    guard case .node(let around) = program[spot].parent,
      case .maker(let maker) = program[Program.Spot(file: owner.file, node: around)].kind,
      maker.members == literal
    else { return (spot, nil) }
    return (spot, Program.Spot(file: owner.file, node: around))
  }

  /// `super.title()`: what the class above has, run on the same object.
  func superMember(_ name: String, _ spot: Program.Spot, _ frame: Frame) -> Values {
    var current: Frame? = frame
    while let next = current {
      if let owner = next.owner, let maker = members(around: owner)?.maker,
        case .maker(let parts) = program[maker].kind, let superclass = parts.superclass
      {
        let home = next.outer ?? moduleFrame
        let parents = values(Program.Spot(file: maker.file, node: superclass), home)
        return parents.flatMap { item in
          guard case .record(let made) = item.value, let own = made.maker else {
            return .unknown("'super' is not followed")
          }
          let receiver = receiver(in: next)
          if let open = receiver.openFrame { return Values(.open(open)) }
          let instance = instance(of: made, own, nil, .known(receiver))
          guard let field = instance[name] else { return .unknown("'super.\(name)'") }
          return receiver.flatMap { values(field, of: $0) }
        }
      }
      current = next.outer
    }
    return .unknown("'super' is not followed")
  }
}

extension Frame {
  /// The same call, on another object.
  fileprivate func running(on receiver: Lazy) -> Frame {
    Frame(
      owner: owner, arguments: arguments, receiver: .value(receiver), outer: outer,
      closures: closures, depth: depth, sites: sites, isClosed: isClosed)
  }
}

extension SourceFacts {
  /// The members that a constructor gives values, each once.
  fileprivate func fieldsAssigned(in body: Node.ID) -> [String] {
    var names: [String] = []
    var pending = [body]
    while let next = pending.popLast() {
      switch self[next].kind {
      case .assignment(let target, _, false):
        guard case .member(let base?, let name) = self[target].kind,
          case .name("self") = self[base].kind
        else { continue }
        names.append(name)
      case .block, .ifElse, .switching, .attempt: pending += self[next].kind.children
      default: continue
      }
    }
    return names.unique
  }
}
