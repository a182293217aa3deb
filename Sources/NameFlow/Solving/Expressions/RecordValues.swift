/// Objects: what literals make, and members by their names.
extension Evaluator {
  package func record(_ literal: Node.Record, _ spot: Program.Spot, _ frame: Frame) -> Values {
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: spot.file, node: id) }
    budget -= literal.fields.count / Budget.elementsPerStep
    var result = Record(spot, frame)
    result.isArguments = literal.isArguments
    result.isGivenStates = literal.isGivenStates
    for field in literal.fields {
      let value = Lazy.node(at(field.value), frame, nil)
      switch field.key {
      case .name(let name):
        var member = Record.Field(values: [value], isGetter: field.isGetter)
        member.isUnlisted = field.isUnlisted
        result.set(name, member)
      case .computed(let key):
        let keys = values(at(key), frame)
        if let open = keys.openFrame { return Values(.open(open)) }
        let names = keys.items.compactMap { $0.value.written }
        for name in names {
          result.set(name, Record.Field(values: [value]), isCertain: names.count == 1)
        }
        if names.count != keys.items.count || names.isEmpty { result.isOpen = true }
      case .spread:
        let others = values(value)
        if let open = others.openFrame { return Values(.open(open)) }
        spread(others, into: &result)
      }
    }
    return Values(.record(result))
  }

  /// An object after `object.name = value` and `object[key] = value`.
  func changed(
    _ record: Record, _ updates: [Value.Update], _ entries: [Value.TableEntry]
  ) -> Record {
    var result = record
    func note(_ value: Lazy) { if case .node(let spot, _, _) = value { result.note(spot) } }
    for update in updates {
      result.set(
        update.member, Record.Field(values: [update.value]), isCertain: update.isSure)
      note(update.value)
    }
    for entry in entries {
      put(entry, into: &result)
      note(entry.value)
    }
    return result
  }

  /// Gives an object a member whose name is a value; any member where that is not known.
  func put(_ entry: Value.TableEntry, into record: inout Record) {
    let keys = values(entry.key).items
    if keys.isEmpty { record.isOpen = true }
    for key in keys {
      guard let name = key.value.written else {
        record.isOpen = true
        continue
      }
      record.set(name, Record.Field(values: [entry.value]), isCertain: keys.count == 1)
    }
  }
}

// MARK: - Members

extension Evaluator {
  func memberByValue(
    _ name: String, of base: Program.Spot, _ spot: Program.Spot, _ frame: Frame
  ) -> Values {
    if case .name("super") = program[base].kind { return superMember(name, spot, frame) }
    var result = members(name, of: base, spot, frame)
    // What a component begins with is one of its states.
    if name == "state", case .name("self") = program[base].kind, result.openFrame == nil,
      setsState(spot.file)
    {
      result.add(.unknown("the state of a component"))
    }
    return result
  }

  /// Whether a file sets the state of a component, or gives React what it sets it to.
  private func setsState(_ file: Int32) -> Bool {
    callIndex.calls["setState"]?.contains(where: { $0.file == file }) == true
      || ["getDerivedStateFromError", "getDerivedStateFromProps"].contains {
        program.files(mentioning: [$0]).contains(file)
      }
  }

  private func members(
    _ name: String, of base: Program.Spot, _ spot: Program.Spot, _ frame: Frame
  ) -> Values {
    values(base, frame).flatMap { item in
      memberByValue(name, of: item, spot, frame).map { found in
        var copy = found
        copy.trail = found.trail.joined(with: item.trail)
        guard case .text = copy.value else { return copy }
        copy.trail = copy.trail.passing(
          Trail.Step(
            file: spot.file, range: program[spot].range, what: program.source(spot, limit: 60)))
        return copy
      }
    }
  }

  /// What stands under a key of some objects, as a package reads it that is given them.
  package func entries(_ key: String, of objects: Values) -> Values {
    objects.flatMap { item in
      switch item.value {
      case .record(let record):
        guard let field = record[key] else { return .unknown("'\(key)' of a configuration") }
        return values(field, of: item).map { found in
          var copy = found
          copy.trail = found.trail.joined(with: item.trail)
          return copy
        }
      case .open, .unknown: return Values(item: item)
      default: return .unknown("'\(key)' of a configuration")
      }
    }
  }

  func memberByValue(
    _ name: String, of item: Possible, _ spot: Program.Spot, _ frame: Frame
  ) -> Values {
    switch item.value {
    case .record(let record):
      if let field = record[name] {
        return withLater(values(field, of: item), named: name, of: record)
      }
      if let made = record.maker { return inheritedStatic(name, made, record, spot) }
      return missing(name, of: record, spot)
    case .external(let module, let path): return externalMember(name, module, path)
    case .open, .unknown: return Values(item: item)
    case .absent: return memberOfNothing(item, spot)
    case .text(let text):
      if name == "count" { return Values(.number(String(text.utf16.count))) }
      return .unknown("'\(name)' of a string")
    case .list(let items):
      return name == "count"
        ? Values(.number(String(items.count))) : .unknown("'\(name)' of a list")
    case .table(let entries) where name == "size":
      return Values(.number(String(entries.count)))
    default: return .unknown("'\(name)' is not followed")
    }
  }

  /// What a member holds; its functions run on the object.
  package func values(_ field: Record.Field, of item: Possible) -> Values {
    var result = Values()
    for lazy in field.values {
      result.add(field.isOfOtherCalls ? valuesOfOtherCalls(lazy) : values(lazy))
    }
    if !field.isSure { result = result.unsure }
    if field.mayBeMissing { result = result.mayDiffer }
    let receiver = Lazy.known(Values(item: item))
    guard field.isGetter else {
      return result.map { value in
        guard case .function(let declared, nil, let home) = value.value else { return value }
        return Possible(
          value: .function(declared, receiver: receiver, home: home), trail: value.trail)
      }
    }
    return result.flatMap { function in
      guard case .function(let declared, _, let home) = function.value else {
        return Values(item: function)
      }
      return union(declared) { invoke($0, home, receiver, [], depth: home?.depth ?? 0) }
    }
  }

  /// A member of what is `undefined`: with `?.` nothing either.
  private func memberOfNothing(_ item: Possible, _ spot: Program.Spot) -> Values {
    guard case .member(let base?, _) = program[spot].kind else { return Values(item: item) }
    let inner = Program.Spot(file: spot.file, node: base)
    if case .unwrapped = program[inner].kind { return Values(item: item) }
    return .unknown("'\(program.source(inner, limit: 60))' is undefined here")
  }

  /// What an object lacks is `undefined`: a mistake, unless it may come from elsewhere.
  package func missing(_ name: String, of record: Record, _ spot: Program.Spot) -> Values {
    if record.isOpen {
      return .unknown("whether '\(record.name ?? "it")' has '\(name)' is unknown")
    }
    guard !record.isArguments else {
      let mayBeGiven = record.isGivenStates && Record.states.contains(name)
      return mayBeGiven ? Values(.absent).mayDiffer : Values(.absent)
    }
    guard !callIndex.assignedMembers.contains(name), !Self.inherited.contains(name) else {
      return .unknown("'\(name)' is set elsewhere")
    }
    var object = record.name ?? "it"
    if case .member(let base?, _) = program[spot].kind, !isHidden(base, spot.file) {
      object = program.source(Program.Spot(file: spot.file, node: base), limit: 60)
    }
    return lacking(name, of: record, called: object, at: spot)
  }

  /// What an object lacks that is asked for at a place.
  package func lacking(
    _ name: String, of record: Record, called object: String, as kind: Trail.Lack.Kind = .member,
    at spot: Program.Spot
  ) -> Values {
    var trail = Trail(origin: Trail.Origin(file: spot.file, range: program[spot].range))
    trail.lack = Trail.Lack(
      kind: kind, name: name, object: object,
      home: Trail.Origin(file: record.spot.file, range: program[record.spot].range),
      names: record.names)
    trail.lack?.isOfSome = othersHave(name, besides: record)
    return Values(.absent, trail)
  }

  /// Whether an object is one of a list, or taken from a table by a key that is no constant, where others have a
  /// member of this name.
  private func othersHave(_ name: String, besides record: Record) -> Bool {
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: record.spot.file, node: id) }
    guard case .node(let parent) = program[record.spot].parent else { return false }
    let entries: [Node.ID]
    switch program[at(parent)].kind {
    case .record(let table) where record.isEntry: entries = table.fields.map(\.value)
    case .array(let items): entries = items
    default: return false
    }
    return entries.contains { entry in
      guard case .record(let other) = program[at(entry)].kind else { return false }
      return other.fields.contains { if case .name(name) = $0.key { true } else { false } }
    }
  }

  /// Whether a node is a name that no one wrote.
  private func isHidden(_ node: Node.ID, _ file: Int32) -> Bool {
    if case .name(let name) = program[Program.Spot(file: file, node: node)].kind {
      name.hasPrefix("#")
    } else {
      false
    }
  }

  private static let inherited: Set<String> = [
    "hasOwnProperty", "toString", "valueOf", "constructor", "isPrototypeOf", "toLocaleString",
  ]

  // MARK: Elements

  /// `object[key]`
  func elementByValue(
    _ key: Program.Spot, of base: Program.Spot, _ spot: Program.Spot, _ frame: Frame
  ) -> Values {
    let objects = values(base, frame)
    if let open = objects.openFrame { return Values(.open(open)) }
    let keys = values(key, frame)
    if let open = keys.openFrame { return Values(.open(open)) }
    let isConstant = if case .text = program[key].kind { true } else { false }
    return objects.flatMap { item in
      told(keys, of: key, frame).flatMap { key in
        element(key, of: item, spot, frame).selecting { !$0.contradicts(key) }.map { found in
          var copy = isConstant ? found : found.asEntry
          copy.trail = found.trail.joined(with: item.trail)
          copy.trail.assumptions.add(key.trail.assumptions.items)
          if !key.trail.isProven { copy.trail.isProven = false }
          return copy
        }
      }
    }
  }

  private func element(
    _ key: Possible, of item: Possible, _ spot: Program.Spot, _ frame: Frame
  ) -> Values {
    switch (item.value, key.value) {
    case (.list(let items), .number(let number)):
      guard let index = Double(number).flatMap(Int.init(exactly:)), items.indices.contains(index)
      else { return Values(.absent) }
      return element(index, of: items, item)
    case (.text(let text), .number(let number)):
      guard let index = Double(number).flatMap(Int.init(exactly:)) else {
        return .unknown("part of a string")
      }
      return mapText(Values(item: item)) { _ in
        let start = text.utf16.index(
          text.utf16.startIndex, offsetBy: max(0, index), limitedBy: text.utf16.endIndex)
        guard index >= 0, let start, start < text.utf16.endIndex else { return "" }
        return String(text[start...].prefix(1))
      }
    case (.absent, _), (.unknown, _): return Values(item: item)
    default:
      guard let name = key.value.written else { return everything(of: item) }
      let found = memberByValue(name, of: item, spot, frame)
      guard case .subscripted(let base, _) = program[spot].kind else { return found }
      return found.map { value in
        guard value.trail.lack != nil else { return value }
        var copy = value
        copy.trail.lack?.object = program.source(
          Program.Spot(file: spot.file, node: base), limit: 60)
        return copy
      }
    }
  }

  /// Everything that an object holds whose key is not known: an app may load those fonts alone whose
  /// keys it asks for.
  private func everything(of item: Possible) -> Values {
    var all = Values()
    switch item.value {
    case .record(let record):
      for name in record.names {
        if let field = record[name] { all.add(values(field, of: item)) }
      }
      all = all.unsure
      if record.isOpen || all.items.isEmpty { all.add(.unknown("its names are unknown")) }
    case .list(let items):
      all = self.all(items).unsure
      if all.items.isEmpty { all = .unknown("its elements are unknown") }
    default: all = .unknown("its key is unknown")
    }
    // The key may be none of those.
    return all.mayDiffer
  }
}

extension Possible {
  /// The same where it is a list, in an order that is not known.
  var inUnknownOrder: Possible {
    guard list != nil else { return self }
    var copy = self
    copy.trail.isInUnknownOrder = true
    return copy
  }

  /// The elements where it is a list.
  var list: [Lazy]? { if case .list(let items) = value { items } else { nil } }

  /// The same, taken from others by a key that is no constant.
  var asEntry: Possible {
    guard case .record(var record) = value else { return self }
    record.isEntry = true
    return Possible(value: .record(record), trail: trail)
  }
}
