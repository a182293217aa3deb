import SourceText

/// Names: local variables, parameters, members of `self`, globals, types.
extension Evaluator {
  package func name(
    _ name: String, _ spot: Program.Spot, _ frame: Frame, _ expected: TypeRef?
  ) -> Values {
    if program.isDynamic(spot.file) { return nameInModule(name, spot, frame) }
    switch name {
    case "self", "super":
      if let replaced = frame.replaced, replaced.path == .own {
        return Values(item: replaced.value)
      }
      return narrowed(selfValue(frame), of: .own, at: spot, frame)
    case "Self": return Values(typeValue(resolve(path: container(of: frame.owner), at: spot)))
    default: break
    }
    // `$name` is a binding to the property `name`; `$0` is a closure's parameter.
    if name.first == "$", Int(name.dropFirst()) == nil {
      return self.name(String(name.dropFirst()), spot, frame, expected)
    }
    let meaning = self.meaning(of: name, at: spot)
    let path = path(named: name, meaning)
    if let replaced = frame.replaced, replaced.path == path { return Values(item: replaced.value) }
    var result = values(of: meaning, named: name, spot, frame, expected)
    if !meaning.isLocal { result.add(notLocal(name, spot, frame, expected)) }
    return narrowed(result, of: path, at: spot, frame)
  }

  package func meaning(of name: String, at spot: Program.Spot) -> LocalMeaning {
    let key = MeaningKey(spot: spot, name: name)
    if let known = meanings[key] { return known }
    let found =
      program.facts(spot.file).map { LocalLookup.meaning(of: name, at: spot.node, in: $0) }
      ?? LocalMeaning()
    meanings[key] = found
    return found
  }

  /// Whether a name that is local in its meaning is declared so: a property may only be assigned nearby.
  func declaresLocally(_ name: String, at spot: Program.Spot) -> Bool {
    program.facts(spot.file).map { LocalLookup.declares(name, at: spot.node, in: $0) } ?? false
  }

  /// What a name means that is not local: a member seen without `self.`, a global, a type.
  private func notLocal(
    _ name: String, _ spot: Program.Spot, _ frame: Frame, _ expected: TypeRef?
  ) -> Values {
    var container = self.container(of: frame.owner)
    var isInnermost = true
    if program.isObjectiveC(spot.file), !container.isEmpty {
      let globals = self.globals(name, seenFrom: spot.file)
      if !globals.isEmpty { return union(globals) { self.property($0, of: nil, frame) } }
    }
    while !container.isEmpty {
      let found = program.nearest(
        valueMembers(name, of: container), to: spot.file)
      if name == "allCases" {
        return member(
          name, of: Possible(value: .type(canonical(container, spot.file))), spot, frame)
      }
      if !found.isEmpty {
        return union(found) { member in
          if self.program[member].isStatic || !isInnermost {
            return self.property(member, of: nil, frame)
          }
          return self.propertyOfSelf(member, at: spot, frame)
        }
      }
      container.removeLast()
      isInnermost = false
    }
    let globals = self.globals(name, seenFrom: spot.file)
    if !globals.isEmpty {
      return union(globals) { self.property($0, of: nil, frame) }
    }
    if let generic = genericArgument(name, frame) { return generic }
    if name == "rawValue", frame.owner.map({ hasReceiver($0) }) == true {
      return selfValue(at: spot, frame).flatMap { member(name, of: $0, spot, frame) }
    }
    let cases = exportedCase(name, spot)
    if !cases.isEmpty { return union(cases) { self.property($0, of: nil, frame) } }
    if isOwnName(name, frame) {
      return Values(
        .unknown("the name of an existing font: '\(name)'"), Trail(isCarried: true))
    }
    let type = resolve(path: [name], at: spot)
    if case .own = type { return Values(typeValue(type)) }
    if isSelfMember(name, frame) {
      let container = self.container(of: frame.owner)
      guard isText(container) || library.type(of: name, in: container) != nil else {
        return .unknown("'\(name)'")
      }
      return selfValue(at: spot, frame).flatMap { member(name, of: $0, spot, frame) }
    }
    if name.first?.isUppercase == true { return Values(typeValue(type)) }
    return .unknown("'\(name)' is not in this project")
  }

  /// `T` in `func register<T>(_ family: T.Type)` is the type that the caller gives.
  private func genericArgument(_ name: String, _ frame: Frame) -> Values? {
    guard let owner = frame.owner,
      let index = program[owner].parameters.firstIndex(where: { $0.type?.path == [name, "Type"] })
    else { return nil }
    return parameter(index, of: owner, frame)
  }

  private func isSelfMember(_ name: String, _ frame: Frame) -> Bool {
    name.first?.isLowercase == true && frame.owner.map { hasReceiver($0) } == true
  }

  /// `fontName` in an extension of `UIFont`.
  private func isOwnName(_ name: String, _ frame: Frame) -> Bool {
    (name == "fontName" || name == "familyName") && isSelfMember(name, frame)
      && ["UIFont", "NSFont"].contains(container(of: frame.owner).last ?? "")
  }

  /// The globals that a name means in a file.
  package func globals(_ name: String, seenFrom file: Int32) -> [Program.Declared] {
    program.nearest(program.globals(named: name).filter { isGlobal($0) }, to: file)
  }

  package func isGlobal(_ declared: Program.Declared) -> Bool {
    let declaration = program[declared]
    guard declaration.container.isEmpty, !declaration.isLocal else { return false }
    switch declaration.kind {
    case .property, .function: return true
    default: return false
    }
  }

  package func union(
    _ declared: [Program.Declared], _ each: (Program.Declared) -> Values
  ) -> Values {
    var result = Values()
    for item in declared { result.add(each(item)) }
    return result
  }

  func typeValue(_ type: TypeRef) -> Value {
    switch type {
    case .own(let path): .type(path)
    case .foreign(let path): .foreignType(path)
    default: .unknown("a type")
    }
  }

  /// The instance or type code runs on.
  func selfValue(_ frame: Frame) -> Values {
    guard let owner = frame.owner else { return .unknown("'self'") }
    if program[owner].isLocal, let outer = frame.outer { return selfValue(outer) }
    let type = resolve(
      path: container(of: owner), at: Program.Spot(file: owner.file, node: .init(index: 0)))
    switch frame.receiver {
    case .open: return Values(.open(frame))
    case .none: return Values(typeValue(type))
    case .value(let lazy):
      let found = values(lazy)
      // A receiver no one knows is some value of the type.
      return found.flatMap { item in
        if case .unknown(let reason) = item.value { return any(type, reason) }
        return Values(item.value, item.trail)
      }
    case .unbound: return any(type, "an instance created outside this project")
    }
  }
}

// MARK: - Definitions

extension Evaluator {
  package func values(
    of meaning: LocalMeaning, named name: String, _ spot: Program.Spot, _ frame: Frame,
    _ expected: TypeRef?
  ) -> Values {
    var definitions = meaning.definitions
    let touched = definitions.prefix { !$0.isFinal || !$0.isAlwaysRun }.contains(where: \.isTouched)
    if touched { definitions.removeAll(where: \.isTouched) }
    let found = values(of: definitions, meaning, named: name, spot, frame, expected)
    return touched ? found.mayDiffer : found
  }

  private func values(
    of definitions: [Definition], _ meaning: LocalMeaning, named name: String, _ spot: Program.Spot,
    _ frame: Frame, _ expected: TypeRef?
  ) -> Values {
    var result = Values()
    // The branches whose definitions hide the earlier ones, where they are taken.
    var passed = PassedBranches(named: name)
    // Whether each round of a loop adds to what comes before it.
    var isGrown = false
    // Whether nothing may have been assigned to it yet.
    var isUnset = false
    var updates = MemberUpdates()
    var entries: [Value.TableEntry] = []
    for (index, definition) in definitions.enumerated() {
      if passed.isEmpty, result.items.isEmpty, !definition.loops.isEmpty,
        let all = grown(by: definitions[index...], named: name, spot, frame, expected)
      {
        return updated(all, updates.inOrder, entries.reversed())
      }
      guard let frame = frame.enclosing(definition.level) else {
        result.add(.unknown("'\(name)' of the function around"))
        continue
      }
      if isInFunction(definition, spot.file) {
        var found =
          assigned(by: definition, spot.file, frame)
          ?? .unknown("what a function adds to '\(name)'")
        if !passed.isEmpty {
          let before = LocalMeaning(
            definitions: Array(definitions[index...]), isLocal: meaning.isLocal)
          found = passing(passed, found, of: path(named: name, before), spot.file)
        }
        result.add(found.map { $0.limited(to: definition.platforms) })
        continue
      }
      let truth = self.truth(of: definition.conditions, spot.file, frame)
      if case .open(let frame) = truth { return Values(.open(frame)) }
      if truth == .no {
        exclude(definition, spot.file, frame, &passed)
        continue
      }
      if case .nothing = definition.source { isUnset = program.isDynamic(spot.file) }
      if updates.take(definition, spot.file, frame, isSure: truth == .yes) { continue }
      if case .entry(let key, let value) = definition.source {
        for frame in (rounds(of: definition, spot.file, frame) ?? [frame]).reversed() {
          func lazy(_ id: Node.ID) -> Lazy {
            .node(Program.Spot(file: spot.file, node: id), frame, nil)
          }
          var entry = Value.TableEntry(key: lazy(key), value: lazy(value))
          entry.replaces = truth == .yes && definition.isAlwaysRun
          entry.isConditional = truth != .yes && !definition.isCovered
          entries.append(entry)
        }
        continue
      }
      if let changes = changes(by: definition, of: name, spot.file, frame) {
        switch changes {
        case .open(let frame): return Values(.open(frame))
        case .members(let changes):
          updates.take(changes, isSure: truth == .yes && !definition.isPossible)
          continue
        case .others: break
        }
      }
      var found = value(of: definition, named: name, spot, frame, expected)
      if truth != .yes {
        found = found.assuming(
          assumptions(definition.conditions, areTaken: true, spot.file, frame))
        if areOnlyAtFirst(definition.conditions, spot.file, frame) { found = found.unsure }
      }
      if !passed.isEmpty {
        let before = LocalMeaning(
          definitions: Array(definitions[index...]), isLocal: meaning.isLocal)
        found = passing(passed, found, of: path(named: name, before), spot.file)
      }
      if isGrown { found = found.unsure }
      if definition.isFromLoop {
        found = found.forgetful
        if case .appended = definition.source { isGrown = true }
      }
      result.add(found.map { $0.limited(to: definition.platforms) })
      guard definition.isFinal, definition.platforms == .every else { continue }
      if truth == .yes { break }
      exclude(definition, spot.file, frame, &passed)
      if !definition.isFromLoop { pass(definition.conditions, spot.file, frame, &passed) }
    }
    chain(&result)
    if isUnset { result = result.mayDiffer }
    return updated(result, updates.inOrder, entries.reversed())
  }

  /// Where a variable gets the first of some names that works, what it had before is the last resort.
  private func chain(_ values: inout Values) {
    guard values.items.count > 1,
      let attempt = values.items.compactMap(\.trail.attempt).max(by: { $0.index < $1.index })
    else { return }
    values = values.map { item in
      guard item.trail.attempt == nil else { return item }
      var copy = item
      copy.trail.attempt = Trail.Attempt(chain: attempt.chain, index: attempt.index + 1)
      return copy
    }
  }

  private func value(
    of definition: Definition, named name: String, _ use: Program.Spot, _ frame: Frame,
    _ expected: TypeRef?
  ) -> Values {
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: use.file, node: id) }
    switch definition.source {
    case .value(let value, let type):
      return values(at(value), frame, type.map { resolve($0, at: use) } ?? expected)
    case .appended(let value, let target):
      let added = values(at(value), frame)
      // What is added to a list in each round of a loop is added once.
      if definition.isFromLoop, added.items.contains(where: \.value.isList) {
        return inserted(at(value), into: at(target), isList: true, frame)
      }
      return product(values(at(target), frame), added, at(value))
    case .inserted(let value, let target, let isList):
      return inserted(at(value), into: at(target), isList: isList, frame)
    case .rearranged(let call, let target): return rearranged(at(call), at(target), frame)
    case .nothing: return Values()
    case .changed: return .unknown("a value that changes")
    case .updated, .replaced, .entry, .touched: return Values()
    case .placed(let path, _):
      return .unknown("what '\(program.source(at(path)))' makes of it")
    case .passed(let call, let argument): return changed(argument, by: at(call))
    case .element(let loop): return element(of: at(loop), named: name, frame)
    case .pattern(let pattern, let subject):
      return bound(name, in: at(pattern), to: values(at(subject), frame), frame)
    case .unwrapped(let value):
      return values(at(value), frame, expected).filter { $0 != .absent }
    case .rebound(let condition):
      return values(at(condition), frame, expected).filter { $0 != .absent }
    case .closureParameter(let closure, let index):
      return parameter(index, ofClosure: at(closure), frame)
    case .parameter(let owner, let index):
      return parameter(index, of: Program.Declared(file: use.file, id: owner), frame)
    case .local(let id):
      let declared = Program.Declared(file: use.file, id: id)
      guard program[declared].kind == .property else {
        return Values(.function([declared], receiver: nil, home: frame))
      }
      return property(declared, of: nil, frame)
    }
  }

  private func updated(
    _ values: Values, _ updates: [Value.Update], _ entries: [Value.TableEntry]
  ) -> Values {
    guard !updates.isEmpty || !entries.isEmpty else { return values }
    return values.map { item in
      switch item.value {
      case .instance(var instance):
        instance.updates += updates
        return Possible(value: .instance(instance), trail: item.trail)
      case .enumCase(let type, let name, let payload) where shape(of: type) == nil:
        let payload = changed(payload, of: type, by: updates)
        return Possible(
          value: .enumCase(type: type, name: name, payload: payload), trail: item.trail)
      case .table(let before):
        return Possible(value: .table(before.updated(by: entries, self)), trail: item.trail)
      case .list(let before):
        return Possible(value: .list(before.updated(by: entries, self)), trail: item.trail)
      case .record(let record):
        return Possible(value: .record(changed(record, updates, entries)), trail: item.trail)
      default: return item
      }
    }
  }

  private func parameter(
    _ index: Int, of owner: Program.Declared, _ frame: Frame
  ) -> Values {
    guard program[owner].parameters.indices.contains(index) else { return Values() }
    if program[owner].kind == .code { return newValue(ofSetter: owner) }
    let parameter = program[owner].parameters[index]
    let type = parameter.type.map { resolve($0, in: container(of: owner), owner.file) }
    if program.isDynamic(owner.file) { return given(parameter, of: owner, frame) }
    switch frame.arguments {
    case .open: return Values(.open(frame))
    case .unbound(let reason):
      return any(type ?? .other, reason)
    case .bound(let arguments):
      if let argument = arguments[parameter.name] {
        return values(argument).flatMap { item in
          // What comes in unknown may still be one of an enum's cases.
          guard case .unknown(let reason) = item.value, let type, isEnumeration(type) else {
            return Values(item.value, item.trail)
          }
          return any(type, reason)
        }
      }
      if let value = parameter.value {
        return values(Program.Spot(file: owner.file, node: value), frame, type)
      }
      return Values(.absent)
    }
  }
}

extension Possible {
  func limited(to platforms: PlatformSet) -> Possible {
    Possible(value: value, trail: trail.limited(to: platforms))
  }
}
