/// Stores of a package such as Zustand: `const useFonts = create((set) => ({ … }))`, of which
/// `useFonts((state) => state.bold)` takes a part.
extension Evaluator {
  /// Of the object that stands for a store, what it is made of.
  static let storeKey = "#store"
  /// Of one that nothing sets.
  static let fixedKey = "#fixed"

  func store(
    of first: Lazy?, _ module: String, _ path: [String], _ spot: Program.Spot, _ frame: Frame
  ) -> Values {
    // `create<State>()(…)` is given its types alone at first.
    guard let first else { return Values(.external(module, path)) }
    var record = Record(spot, frame)
    record.isOpen = true
    record.set(Self.storeKey, Record.Field(values: [first]))
    return Values(.record(record))
  }

  /// What calling a store gives; `nil` for any other object.
  func taken(
    of item: Possible, _ arguments: [Lazy], _ spot: Program.Spot, _ frame: Frame
  ) -> Values? {
    guard let state = state(ofStore: item, spot, frame) else { return nil }
    guard let selector = arguments.first else { return state }
    return values(selector).flatMap { function in
      guard case .function = function.value else {
        return function.value == .absent ? state : .unknown("a part of a store")
      }
      return call(function, [.known(state)], spot, frame)
    }
  }

  /// The state of a store: what it begins with, and what code sets in it; it may have more members.
  func state(ofStore item: Possible, _ spot: Program.Spot, _ frame: Frame) -> Values? {
    guard case .record(let store) = item.value, let made = store[Self.storeKey] else { return nil }
    let start = start(made, of: item, spot, frame)
    let sets = sets(of: store, made, start)
    return start.map { state in
      guard case .record(let record) = state.value else { return state }
      var opened = Record(record.spot, record.home)
      opened.isOpen = true
      opened.name = record.name
      for name in record.names {
        guard let field = record[name] else { continue }
        var members = values(field, of: state).map { member in
          guard case .record(var inner) = member.value else { return member }
          inner.isOpen = true
          return Possible(value: .record(inner), trail: member.trail)
        }
        // What is not known changes what decides something, and names; of objects some members are known.
        let isPlain = members.items.contains(where: \.value.isPlain)
        let set = sets.members[name] ?? Values()
        members.add(isPlain ? set : set.filter { !$0.isUnknown })
        if sets.isAny, isPlain { members.add(.unknown("the state of a store")) }
        // A list may grow each time that it is set.
        if !isPlain, sets.isAny || !set.items.isEmpty { members = members.mayDiffer }
        opened.set(name, Record.Field(values: [.known(members)]))
      }
      return Possible(value: .record(opened), trail: state.trail)
    }
  }

  /// What a store begins with.
  private func start(
    _ made: Record.Field, of item: Possible, _ spot: Program.Spot, _ frame: Frame
  ) -> Values {
    let given = (0..<3).map { _ in Lazy.known(.unknown("a function of a store")) }
    return values(made, of: item).flatMap { made -> Values in
      if case .function = made.value { return call(made, given, spot, frame) }
      return Values(item: made)
    }
  }
}

// MARK: - What is set later

/// What code sets in a store later.
struct StoreSets {
  var members: [String: Values] = [:]
  /// Whether some code may set anything.
  var isAny = false
  /// Whether they are being looked for.
  var isInWork = false
}

extension Evaluator {
  private func sets(of store: Record, _ made: Record.Field, _ start: Values) -> StoreSets {
    if let known = storeSets[store.spot] {
      if known.isInWork { questions.cutShort() }
      return known
    }
    // What is set may depend on what is set elsewhere.
    storeSets[store.spot] = StoreSets(isAny: true, isInWork: true)
    var sets = StoreSets()
    for call in setters(of: store, made, &sets) {
      guard budget > 0, case .call(_, let arguments) = program[call].kind,
        let first = arguments.first
      else {
        sets.isAny = true
        continue
      }
      let argument = Program.Spot(file: call.file, node: first.value)
      let set = solve(argument) { frame in
        self.values(argument, frame).flatMap { item in
          guard case .function = item.value else { return Values(item: item) }
          return self.call(item, [.known(start)], argument, frame)
        }
      }
      add(ofOtherCalls(set), to: &sets)
    }
    storeSets[store.spot] = budget > 0 ? sets : nil
    return sets
  }

  private func add(_ values: Values, to sets: inout StoreSets) {
    if values.items.isEmpty { sets.isAny = true }
    for item in values.items {
      guard case .record(let record) = item.value else {
        // What is given a draft of the state sets its members, and gives nothing.
        if item.value != .absent { sets.isAny = true }
        continue
      }
      sets.isAny = sets.isAny || record.isOpen
      for name in record.names {
        guard let field = record[name] else { continue }
        let given = self.values(field, of: item)
        // What no call is seen to give may be anything.
        sets.members[name, default: Values()].add(
          given.items.isEmpty ? .unknown("the state of a store") : given)
      }
    }
  }

  /// The calls that set a store: `set({ … })` in what it is made of, `useFonts.setState({ … })` anywhere.
  private func setters(
    of store: Record, _ made: Record.Field, _ sets: inout StoreSets
  ) -> [Program.Spot] {
    var calls = (callIndex.calls["setState"] ?? []).filter { call in
      guard case .call(let callee, _) = program[call].kind,
        case .member(let base?, _) = program[Program.Spot(file: call.file, node: callee)].kind
      else { return false }
      return atHome(Program.Spot(file: call.file, node: base)).items.contains { other in
        if case .record(let record) = other.value { record.spot == store.spot } else { false }
      }
    }
    let makers = made.values.flatMap { values($0).items }.flatMap { item -> [Program.Declared] in
      if case .function(let declared, _, _) = item.value { declared } else { [] }
    }
    // What is made of an object is set by a function beside it.
    sets.isAny = makers.isEmpty && store[Self.fixedKey] == nil
    for maker in makers {
      let parameters = program[maker].parameters
      guard !parameters.isEmpty else { continue }
      calls += callsOfSetter(parameters[0].name, of: maker, &sets)
      // The third one is the store itself.
      if parameters.count > 2 { sets.isAny = true }
    }
    return calls
  }

  /// The calls by a parameter's name within its function; what hands it on may set anything.
  private func callsOfSetter(
    _ name: String, of maker: Program.Declared, _ sets: inout StoreSets
  ) -> [Program.Spot] {
    guard let body = program[maker].body else {
      sets.isAny = true
      return []
    }
    let range = program[Program.Spot(file: maker.file, node: body)].range
    var calls: [Program.Spot] = []
    for mention in program.mentions(of: name, in: maker.file)
    where range.contains(program[mention].range.lowerBound) {
      guard case .name = program[mention].kind else { continue }
      if let call = call(of: mention) { calls.append(call) } else { sets.isAny = true }
    }
    return calls
  }
}

extension Value {
  /// Whether it holds no members, and does nothing.
  fileprivate var isPlain: Bool {
    switch self {
    case .text, .number, .truth, .absent: true
    default: false
    }
  }
}

// MARK: - Members that are set elsewhere

extension Evaluator {
  /// The values of a member that decides what is drawn, with those that code sets elsewhere: `flags.isOpen = true`.
  func withLater(_ values: Values, named name: String, of record: Record) -> Values {
    guard !record.isArguments else { return values }
    let isAssigned = callIndex.assignedMembers.contains(name)
    guard isAssigned || callIndex.changedLists.contains(name) else { return values }
    let id = "\(record.spot.file) \(record.spot.node.index)"
    var result = values
    if isAssigned, values.items.contains(where: \.value.isFlag) {
      result.add(field(FieldKey(type: id, name: name + " =")) { setElsewhere(name, of: record) })
    }
    // What a list has, and what else a text or a number is, is only asked: what they are themselves is used, too.
    guard
      values.items.contains(where: { $0.value.isCounted || isAssigned && $0.value.isPlain }),
      !isAssigned || callIndex.changedLists.contains(name)
        || !field(FieldKey(type: id, name: name + " =?"), { isSetElsewhere(name, of: record) })
          .items.isEmpty
    else { return result }
    return result.mayDiffer
  }

  /// A list that goes by a name under which code puts something into one: how many it has is not known.
  func asChanged(_ values: Values, named name: String) -> Values {
    guard callIndex.changedLists.contains(name), values.items.contains(where: \.value.isCounted)
    else { return values }
    return values.mayDiffer
  }

  /// The places that may set a member of an object; `nil` where there are too many to look at.
  private func places(setting name: String, of record: Record) -> [Program.Spot]? {
    let places = program.mentions(of: name + "=")
    guard places.count <= Self.mostPlaces else { return nil }
    return places.filter { spot in
      guard case .assignment(let target, _, _) = program[spot].kind,
        case .member(let base?, name) = program[Program.Spot(file: spot.file, node: target)].kind
      else { return false }
      return atHome(Program.Spot(file: spot.file, node: base)).items.contains { item in
        switch item.value {
        case .record(let other): other.spot == record.spot
        case .unknown, .open: true
        default: false
        }
      }
    }
  }

  /// The most places that set members of a name.
  private static var mostPlaces: Int { 64 }

  /// Something where code may set a member of an object.
  private func isSetElsewhere(_ name: String, of record: Record) -> Values {
    places(setting: name, of: record)?.isEmpty == true ? Values() : Values(.truth(true))
  }

  private func setElsewhere(_ name: String, of record: Record) -> Values {
    var result = Values()
    guard let places = places(setting: name, of: record) else {
      return .unknown("'\(name)' is set elsewhere")
    }
    for spot in places {
      guard case .assignment(_, let value, false) = program[spot].kind else { continue }
      guard budget > 0 else { return .unknown("'\(name)' is set elsewhere") }
      result.add(solvedWhereReached(Program.Spot(file: spot.file, node: value)))
    }
    return result
  }
}

extension Value {
  /// Whether what it has is only asked by its number.
  fileprivate var isCounted: Bool {
    switch self {
    case .list, .table: true
    default: false
    }
  }

  /// Whether it may only say that something is not so, or not there yet.
  fileprivate var isFlag: Bool {
    switch self {
    case .truth, .absent: true
    case .text(let text): text.isEmpty
    default: false
    }
  }
}
