/// Something that has one value wherever it is read: a name between two assignments, a constant, a
/// property of one of them, a flag of the platform.
package indirect enum Subject: Hashable {
  /// What some definitions give a local name in a call.
  case local([Definition.Mark], file: Int32, Frame)
  /// A static or global property.
  case declared(Program.Declared)
  /// The instance that methods of a type run on, whichever it is.
  case own(String)
  /// An instance that is known.
  case instance(Instance)
  /// Something from elsewhere, by its name.
  case foreign(String)
  case member(Subject, String)
  /// An expression where it stands, in a call.
  case place(Program.Spot, Frame)
}

/// What a subject can be compared with.
package enum Constant: Hashable {
  case text(String)
  case number(String)
  /// A case of an enum, or a constant of a type from elsewhere, by its name.
  case named(String)
  /// Any other value.
  case value(Value)
  /// A case of a `switch`, an element of a list, by its number.
  case index(Int)
}

extension Constant {
  /// What a value is as a constant; nothing can be told by values that are not known.
  package init?(_ value: Value) {
    switch value {
    case .text(let text): self = .text(text)
    case .number(let number): self = .number(number)
    case .enumCase(_, let name, _), .symbol(_, let name): self = .named(name)
    case .unknown, .open, .truth, .absent: return nil
    default: self = .value(value)
    }
  }
}

extension Evaluator {
  package func number(of subject: Subject) -> Int32 {
    if let known = subjects[subject] { return known }
    let new = Int32(subjects.count)
    subjects[subject] = new
    return new
  }

  package func test(for constant: Constant) -> Assumption.Test { .constant(number(of: constant)) }

  func number(of constant: Constant) -> Int32 {
    if let known = constants[constant] { return known }
    let new = Int32(constants.count)
    constants[constant] = new
    return new
  }

  /// That something is one of its values; `nil` where the value says nothing.
  func assumption(_ subject: Subject, is value: Value) -> Assumption? {
    switch value {
    case .truth(let truth):
      Assumption(subject: number(of: subject), test: .truth, holds: truth)
    case .absent: Assumption(subject: number(of: subject), test: .presence, holds: false)
    default:
      Constant(value).map {
        Assumption(subject: number(of: subject), test: test(for: $0), holds: true)
      }
    }
  }

  /// The values of an expression, each knowing which of them it is: what is made of one of them does not
  /// meet what is made of another.
  package func told(_ values: Values, of spot: Program.Spot, _ frame: Frame) -> Values {
    guard values.items.count > 1, let subject = subject(of: spot, frame) else { return values }
    return values.map { item in
      assumption(subject, is: item.value).flatMap { item.assuming([$0]) } ?? item
    }
  }
}

// MARK: - What an expression reads

extension Evaluator {
  /// What an expression reads; `nil` where it may be another thing each time.
  package func subject(of spot: Program.Spot, _ frame: Frame, _ depth: Int = 0) -> Subject? {
    guard depth < 24 else { return nil }
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: spot.file, node: id) }
    switch program[spot].kind {
    case .name(let name): return subject(named: name, spot, frame, depth)
    case .member(let base?, let name):
      guard !isAssigned(name, beside: spot) else { return nil }
      return subject(of: at(base), frame, depth + 1).map { .member($0, name) }
    case .unwrapped(let inner, _), .cast(let inner, _):
      return subject(of: at(inner), frame, depth + 1)
    default: return nil
    }
  }

  package func subject(
    named name: String, _ spot: Program.Spot, _ frame: Frame, _ depth: Int = 0
  ) -> Subject? {
    if name == "self" { return selfSubject(frame, depth) }
    guard name.first != "$" || Int(name.dropFirst()) != nil else { return nil }
    let meaning = self.meaning(of: name, at: spot)
    if meaning.isLocal { return local(meaning, name, spot, frame, depth) }
    guard meaning.definitions.isEmpty, !isAssigned(name, beside: spot) else { return nil }
    var container = self.container(of: frame.owner)
    var isInnermost = true
    while !container.isEmpty {
      let found = program.nearest(valueMembers(name, of: container), to: spot.file)
      if let only = found.first, found.count == 1 {
        if program[only].isStatic { return .declared(only) }
        guard isInnermost else { return nil }
        return selfSubject(frame, depth).map { .member($0, name) }
      }
      guard found.isEmpty else { return nil }
      container.removeLast()
      isInnermost = false
    }
    let globals = program.nearest(
      program.globals(named: name).filter { isGlobal($0) }, to: spot.file)
    if let only = globals.first { return globals.count == 1 ? .declared(only) : nil }
    return .foreign(name)
  }

  private func local(
    _ meaning: LocalMeaning, _ name: String, _ spot: Program.Spot, _ frame: Frame, _ depth: Int
  ) -> Subject? {
    guard let first = meaning.definitions.first, let home = frame.enclosing(first.level) else {
      return nil
    }
    if meaning.definitions.count == 1, first.conditions.isEmpty, first.isFinal,
      let source = source(of: first, name, spot, home, depth)
    {
      return source
    }
    return .local(meaning.definitions.map(\.mark), file: spot.file, home.plain)
  }

  /// What a name that is only another's is the name of.
  private func source(
    of definition: Definition, _ name: String, _ spot: Program.Spot, _ frame: Frame, _ depth: Int
  ) -> Subject? {
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: spot.file, node: id) }
    func given(_ lazy: Lazy?) -> Subject? {
      guard case .node(let spot, let frame, _)? = lazy else { return nil }
      return subject(of: spot, frame, depth + 1)
    }
    switch definition.source {
    case .value(let value, _), .unwrapped(let value):
      return subject(of: at(value), frame, depth + 1)
    case .rebound(let condition): return subject(named: name, at(condition), frame, depth + 1)
    case .parameter(let owner, let index):
      let parameters = program[Program.Declared(file: spot.file, id: owner)].parameters
      guard case .bound(let arguments) = frame.arguments, parameters.indices.contains(index)
      else { return nil }
      return given(arguments[parameters[index].name])
    case .closureParameter(let closure, let index):
      guard let arguments = frame.closures[at(closure)], arguments.indices.contains(index) else {
        return nil
      }
      return given(arguments[index])
    default: return nil
    }
  }

  private func selfSubject(_ frame: Frame, _ depth: Int) -> Subject? {
    guard let owner = frame.owner else { return nil }
    if program[owner].isLocal, let outer = frame.outer { return selfSubject(outer, depth + 1) }
    let type = container(of: owner).joined(separator: ".")
    switch frame.receiver {
    case .open, .unbound, .none: return .own(type)
    case .value(.node(let spot, let frame, _)):
      return subject(of: spot, frame, depth + 1) ?? .place(spot, frame.plain)
    case .value(.known(let values)):
      guard let only = values.items.first, values.items.count == 1 else { return nil }
      switch only.value {
      case .open(let frame): return depth < 24 ? selfSubject(frame, depth + 1) : nil
      case .instance(let instance): return instance.origin == .any ? nil : .instance(instance)
      default: return nil
      }
    }
  }

  /// Whether the code around a place assigns something of a name: it may be another one each time then.
  private func isAssigned(_ name: String, beside spot: Program.Spot) -> Bool {
    let assignments = program.mentions(of: name + "=", in: spot.file)
    guard !assignments.isEmpty, let owner = owner(of: spot) else { return false }
    return assignments.contains { self.owner(of: $0) == owner }
  }
}
