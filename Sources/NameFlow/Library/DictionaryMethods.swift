/// What the methods of dictionaries give.
extension Evaluator {
  /// `nil` for a method that leaves a dictionary as it is.
  func dictionaryMethod(
    _ method: String, _ entries: [Value.TableEntry], _ function: Program.Spot?,
    _ arguments: [Node.Argument], _ spot: Program.Spot, _ frame: Frame
  ) -> Values? {
    switch method {
    case "merging":
      let others = argument(0, arguments, spot, frame)
      return others.flatMap { item in
        if case .open = item.value { return Values(item: item) }
        return merged(entries, with: item) { old, new in
          function.map { run($0, [old, new], spot, frame) } ?? values(new)
        }
      }
    case "mapValues", "compactMapValues":
      guard let function else { return nil }
      return Values(
        .table(
          entries.compactMap { entry in
            var value = run(function, [entry.value], spot, frame)
            if method == "compactMapValues" {
              let isThere = value.items.isEmpty || value.items.contains { $0.value != .absent }
              guard isThere else { return nil }
              value = value.filter { $0 != .absent }
            }
            return Value.TableEntry(key: entry.key, value: .known(value))
          }))
    case "filter":
      guard let function else { return nil }
      return Values(
        .table(
          entries.filter { entry in
            truth(of: run(function, [pair(of: entry)], spot, frame)) != .no
          }))
    case "map", "compactMap", "flatMap", "contains", "allSatisfy", "first", "reduce":
      return sequenceMethod(
        method, Values(.list(entries.map(pair))), spot, arguments, spot, frame)
    default: return nil
    }
  }

  private func pair(of entry: Value.TableEntry) -> Lazy {
    pair(entry.key, entry.value, labels: ("key", "value"))
  }

  /// A dictionary with another one laid over it; `choose` says what counts of two values under one key.
  func merged(
    _ entries: [Value.TableEntry], with other: Possible,
    _ choose: (_ old: Lazy, _ new: Lazy) -> Values
  ) -> Values {
    guard case .table(let others) = other.value else {
      // What more is in it is not known.
      let unknown = Lazy.known(Values(item: other))
      return Values(.table(entries + [Value.TableEntry(key: unknown, value: unknown)]))
    }
    guard allows(list: entries.count + others.count) else {
      return .unknown("a dictionary of over \(Budget.list)")
    }
    var result = entries
    var places: [String: Int] = [:]
    for (index, entry) in entries.enumerated() {
      if let key = text(of: entry.key) { places[key] = index }
    }
    for entry in others {
      let key = text(of: entry.key)
      if let place = key.flatMap({ places[$0] }) {
        result[place].value = .known(choose(result[place].value, entry.value))
      } else {
        if let key { places[key] = result.count }
        result.append(entry)
      }
    }
    return Values(.table(result))
  }

  /// The text that something surely is.
  private func text(of lazy: Lazy) -> String? {
    let found = values(lazy).items
    guard found.count == 1, case .text(let text)? = found.first?.value else { return nil }
    return text
  }
}
