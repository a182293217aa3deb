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
      if known.isInWork { questions.forgetAll() }
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
  var isPlain: Bool {
    switch self {
    case .text, .number, .truth, .absent: true
    default: false
    }
  }
}
