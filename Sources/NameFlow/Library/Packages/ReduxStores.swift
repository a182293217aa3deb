/// Stores of Redux: `configureStore({ reducer: { theme: themeSlice.reducer } })`, of whose state
/// `useSelector((state) => state.theme.title)` takes a part.
extension Evaluator {
  private static let reducerKey = "reducer"
  private static let reducersKey = "reducers"

  /// A part of a store, of which the reducer stands for what the state begins with and for what code sets in it.
  func slice(of options: Lazy?, _ spot: Program.Spot, _ frame: Frame) -> Values {
    guard let options else { return Values(.absent) }
    return values(options).flatMap { item in
      guard case .record(let record) = item.value, let start = record["initialState"] else {
        return item.value.isOpen ? Values(item: item) : .unknown("a part of a store")
      }
      var reducer = Record(spot, frame)
      reducer.isOpen = true
      let isFixed = isFixed(record, of: item)
      let state = values(start, of: item)
      reducer.set(
        Self.storeKey, Record.Field(values: [.known(isFixed ? state : changeable(state, depth: 0))])
      )
      if isFixed {
        reducer.set(Self.fixedKey, Record.Field(values: [.known(Values(.truth(true)))]))
      }
      var slice = Record(spot, frame)
      slice.isOpen = true
      slice.set(
        Self.reducerKey, Record.Field(values: [.known(Values(.record(reducer)))]))
      return Values(.record(slice))
    }
  }

  /// A state of which reducers may set any part.
  private func changeable(_ state: Values, depth: Int) -> Values {
    state.flatMap { item in
      guard case .record(let record) = item.value else { return Values(item: item).mayDiffer }
      guard depth < Self.deepestState, budget > 0 else { return .unknown("the state of a store") }
      budget -= record.names.count
      var opened = Record(record.spot, record.home)
      opened.isOpen = true
      opened.name = record.name
      for name in record.names {
        guard let field = record[name] else { continue }
        let members = changeable(values(field, of: item), depth: depth + 1)
        opened.set(name, Record.Field(values: [.known(members)]))
      }
      return Values(item: Possible(value: .record(opened), trail: item.trail))
    }
  }

  private static let deepestState = 4

  /// Whether nothing sets the state of a slice: it has no reducers.
  private func isFixed(_ options: Record, of item: Possible) -> Bool {
    guard !options.isOpen, options["extraReducers"] == nil, let field = options[Self.reducersKey]
    else { return false }
    return values(field, of: item).items.allSatisfy {
      if case .record(let record) = $0.value {
        record.names.isEmpty && !record.isOpen
      } else {
        false
      }
    }
  }

  /// What a function takes of the state of the app's store; `nil` where no store is known, or several are.
  func selected(
    by selector: Lazy?, _ spot: Program.Spot, _ frame: Frame
  ) -> Values? {
    guard let selector, let state = stateOfStore() else { return nil }
    return values(selector).flatMap { function in
      guard case .function = function.value else {
        return function.value.isOpen ? Values(item: function) : .unknown("a part of a store")
      }
      return call(function, [.known(state)], spot, frame)
    }
  }

  /// The state of the only store; looked up once.
  private func stateOfStore() -> Values? {
    if let known = stateOfRedux { return known }
    guard !isReadingRedux else {
      cuts += 1
      return nil
    }
    isReadingRedux = true
    defer { isReadingRedux = false }
    let before = cuts
    let found = findStateOfStore()
    if cuts == before, budget > 0 { stateOfRedux = .some(found) }
    return found
  }

  private func findStateOfStore() -> Values? {
    let calls = (callIndex.calls["configureStore"] ?? []).filter { call in
      guard case .call(let callee, _) = program[call].kind else { return false }
      return atHome(Program.Spot(file: call.file, node: callee)).items.contains { item in
        if case .external(let module, _) = item.value { module.contains("toolkit") } else { false }
      }
    }
    guard budget > 0, calls.count == 1, case .call(_, let arguments) = program[calls[0]].kind,
      let first = arguments.first
    else { return nil }
    let options = Program.Spot(file: calls[0].file, node: first.value)
    let found = atHome(options).items
    guard found.count == 1, case .record(let record) = found[0].value,
      let reducers = record[Self.reducerKey]
    else { return nil }
    var state = Record(options, moduleFrame)
    state.isOpen = true
    for item in values(reducers, of: found[0]).items {
      guard case .record(let parts) = item.value else { continue }
      for name in parts.names {
        guard let field = parts[name] else { continue }
        let part = values(field, of: item).flatMap { reducer in
          self.state(ofStore: reducer, options, moduleFrame) ?? .unknown("a part of a store")
        }
        state.set(name, Record.Field(values: [.known(part)]))
      }
    }
    return Values(.record(state))
  }
}
