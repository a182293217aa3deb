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
            var mayBeMissing = entry.mayBeMissing
            if method == "compactMapValues" {
              let isThere = value.items.isEmpty || value.items.contains { $0.value != .absent }
              guard isThere else { return nil }
              mayBeMissing = mayBeMissing || value.mayBeAbsent
              value = value.filter { $0 != .absent }
            }
            var result = Value.TableEntry(key: entry.key, value: .known(value))
            result.mayBeMissing = mayBeMissing
            return result
          }))
    case "filter":
      guard let function else { return nil }
      return Values(
        .table(
          entries.compactMap { entry in
            let isKept = truth(of: run(function, [pair(of: entry)], spot, frame))
            guard isKept != .no else { return nil }
            var entry = entry
            entry.mayBeMissing = entry.mayBeMissing || isKept != .yes
            return entry
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

/// `names[key] = value`
extension [Value.TableEntry] {
  /// The entries, the later ones in place of those with the same key, where they surely are put there.
  func updated(by entries: Self, _ evaluator: Evaluator) -> Self {
    guard count * entries.count <= Evaluator.Budget.list else { return self + entries }
    func key(_ entry: Value.TableEntry) -> Possible? {
      let keys = evaluator.values(entry.key).items
      return keys.count == 1 ? keys.first : nil
    }
    return entries.reduce(into: self) { result, entry in
      if entry.replaces, let new = key(entry) {
        result.removeAll { old in
          key(old).map { evaluator.sameness($0.value, new.value) == .yes } ?? false
        }
      }
      result.append(entry)
    }
  }
}

/// `names[index] = value`
extension [Lazy] {
  /// The elements, some of which are replaced: where it is not known which, each may be the new one.
  func updated(by entries: [Value.TableEntry], _ evaluator: Evaluator) -> Self {
    guard count * entries.count <= Evaluator.Budget.list else { return self }
    return entries.reduce(into: self) { result, entry in
      let numbers = evaluator.values(entry.key).items.map { item -> Int? in
        if case .number(let number) = item.value { Int(number) } else { nil }
      }
      let index = numbers.count == 1 ? numbers[0] : nil
      for position in result.indices where index == nil || index == position {
        if index != nil, entry.replaces {
          result[position] = entry.value
        } else {
          var either = evaluator.values(result[position]).unsure
          either.add(evaluator.values(entry.value).unsure)
          result[position] = .known(either)
        }
      }
    }
  }
}
