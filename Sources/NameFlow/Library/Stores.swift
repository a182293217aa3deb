/// Stores of a package such as Zustand: `const useFonts = create((set) => ({ … }))`, of which
/// `useFonts((state) => state.bold)` takes a part.
extension Evaluator {
  /// Of the object that stands for a store, what it is made of.
  private static let storeKey = "#store"

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

  /// The state that a store begins with; what others set in it may have more members.
  func state(ofStore item: Possible, _ spot: Program.Spot, _ frame: Frame) -> Values? {
    guard case .record(let store) = item.value, let made = store[Self.storeKey] else { return nil }
    let given = (0..<3).map { _ in Lazy.known(.unknown("a function of a store")) }
    return values(made, of: item).flatMap { made -> Values in
      if case .function = made.value { return call(made, given, spot, frame) }
      return Values(item: made)
    }.map { state in
      guard case .record(let record) = state.value else { return state }
      var opened = Record(record.spot, record.home)
      opened.isOpen = true
      opened.name = record.name
      for name in record.names {
        guard let field = record[name] else { continue }
        let members = values(field, of: state).map { member in
          guard case .record(var inner) = member.value else { return member }
          inner.isOpen = true
          return Possible(value: .record(inner), trail: member.trail)
        }
        opened.set(name, Record.Field(values: [.known(members)]))
      }
      return Possible(value: .record(opened), trail: state.trail)
    }
  }
}
