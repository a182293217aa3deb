import SourceText

/// What is put into lists and dictionaries that are properties, one by one: `names[.title] = "…"`,
/// `names.append("…")`.
extension Evaluator {
  package struct Filling: Hashable {
    package var entries: [Value.TableEntry] = []
    package var elements: [Lazy] = []
  }

  /// A property's values with whatever is put into them anywhere.
  func filled(_ values: Values, _ declared: Program.Declared, of type: String) -> Values {
    let filling = filling(of: declared, type)
    guard filling != Filling() else { return values }
    var isFilled = false
    var result = values.map { item -> Possible in
      switch item.value {
      case .table(let before) where !filling.entries.isEmpty:
        isFilled = true
        let new = filling.entries.filter { !before.contains($0) }
        return Possible(value: .table(before + new), trail: item.trail)
      case .list(let before) where !filling.elements.isEmpty:
        isFilled = true
        let new = filling.elements.filter { !before.contains($0) }
        return Possible(value: .list(before + new), trail: item.trail)
      default: return item
      }
    }
    // A text has `append` too.
    let isCollection = result.items.allSatisfy { $0.value == .absent || $0.value.isUnknown }
    guard !isFilled, isCollection else { return result }
    if !filling.entries.isEmpty { result.add(Possible(value: .table(filling.entries))) }
    if !filling.elements.isEmpty { result.add(Possible(value: .list(filling.elements))) }
    return result
  }

  private func filling(of declared: Program.Declared, _ type: String) -> Filling {
    let name = program[declared].name
    let key = FieldKey(type: type, name: name)
    if let known = fillings[key] { return known }
    let found = answer(.filling(key), first: .filling(Filling())) {
      var result = Filling()
      for spot in program.mentions(of: name + "=") { fill(&result, spot, declared, type) }
      return .filling(result)
    }
    if case .filling(let filling) = found { return filling }
    return Filling()
  }

  private func fill(
    _ filling: inout Filling, _ spot: Program.Spot, _ declared: Program.Declared, _ type: String
  ) {
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: spot.file, node: id) }
    func isFilled(_ base: Node.ID) -> Bool {
      isTarget(at(base), declared, type, inInitialisers: true)
    }
    switch program[spot].kind {
    case .assignment(let target, let value, let isAppended):
      if case .subscripted(let base, let keys) = program[at(target)].kind {
        guard let key = keys.first, !isAppended, isFilled(base) else { return }
        put(at(key.value), at(value), declared, into: &filling)
      } else if isAppended, isFilled(target) {
        filling.elements += listed(solved(at(value), self.type(of: declared)))
      }
    case .call(let callee, let arguments):
      guard case .member(let base?, let method) = program[at(callee)].kind, isFilled(base),
        let first = arguments.first
      else { return }
      if method == "updateValue", let key = arguments.last, arguments.count == 2 {
        put(at(key.value), at(first.value), declared, into: &filling)
      } else if method == "merge" {
        for item in solved(at(first.value), self.type(of: declared)).items {
          if case .table(let entries) = item.value { filling.entries += entries }
        }
      } else if first.label == "contentsOf" || method == "formUnion" {
        filling.elements += listed(solved(at(first.value), self.type(of: declared)))
      } else {
        filling.elements.append(.known(solved(at(first.value), elementType(of: declared))))
      }
    default: return
    }
  }

  /// Puts a value under a key: of each call, and of each round of a loop, its own value under its own key.
  private func put(
    _ key: Program.Spot, _ value: Program.Spot, _ declared: Program.Declared,
    into filling: inout Filling
  ) {
    var types: (TypeRef?, TypeRef?) = (nil, nil)
    if case .dictionary(let key, let value)? = typeOfDeclared(declared)?.ref {
      types = (key, value)
    }
    let found = within(oneIn: depth == 0 ? 1 : Budget.ways) {
      solutions(at: value) { put(key, value, types, $0) }
    }
    if budget <= 0 { questions.cutShort() }
    var entries = found.flatMap { self.entries(of: $0.values) }.unique
    if !allows(list: filling.entries.count + entries.count) {
      let unknown = Lazy.known(.unknown("a dictionary of over \(Budget.list)"))
      entries = [Value.TableEntry(key: unknown, value: unknown)]
    }
    let isOneOfSeveral = Set(entries.map(\.key)).count > 1
    filling.entries += entries.map { entry in
      var entry = entry
      entry.mayBeMissing = isOneOfSeveral
      return entry
    }
  }

  /// What one call puts under its key: a dictionary of it, and what is left open.
  private func put(
    _ key: Program.Spot, _ value: Program.Spot, _ types: (TypeRef?, TypeRef?), _ frame: Frame
  ) -> Values {
    var entries: [Value.TableEntry] = []
    var open = Values()
    for round in rounds(around: value, frame) {
      let keys = values(key, round, types.0)
      let values = kept(self.values(value, round, types.1))
      let isUnknown = keys.items.contains(where: \.value.isUnknown)
      entries += pairs(keys, values, isUnknown ? knownEnds(of: key, round) : KnownEnds())
      for frame in [keys.openFrame, values.openFrame].compactMap({ $0 }) {
        open.add(Possible(value: .open(frame)))
      }
    }
    var result = Values(.table(entries))
    result.add(open)
    return result
  }

  /// Values with the keys that they are put under; of several and several no one knows which are together.
  private func pairs(_ keys: Values, _ values: Values, _ ends: KnownEnds) -> [Value.TableEntry] {
    keys.items.map { key in
      let own = values.selecting { !$0.contradicts(key) }.asSure(as: key.trail)
      let isMixed = keys.items.count > 1 && own.items.count > 1
      var entry = Value.TableEntry(
        key: .known(Values(item: key).forgetful),
        value: .known((isMixed ? own.unsure : own).forgetful))
      if key.value.isUnknown { entry.ends = ends }
      return entry
    }
  }

  /// What was found to be put under keys, as it is for whoever knows none of the calls.
  private func entries(of found: Values) -> [Value.TableEntry] {
    let entries = found.items.flatMap { item -> [Value.TableEntry] in
      guard case .table(let entries) = item.value else { return [] }
      return entries.map { entry in
        var entry = entry
        entry.key = .known(closed(values(entry.key)))
        entry.value = .known(closed(values(entry.value)).asSure(as: item.trail))
        return entry
      }
    }
    guard entries.isEmpty, found.items.contains(where: \.value.isUnknown) else { return entries }
    let unknown = Lazy.known(found.filter(\.isUnknown))
    return [Value.TableEntry(key: unknown, value: unknown)]
  }

  private func elementType(of declared: Program.Declared) -> TypeRef? {
    if case .array(let type)? = typeOfDeclared(declared)?.ref { type } else { nil }
  }

  private func solved(_ spot: Program.Spot, _ type: TypeRef?) -> Values {
    solve(spot, for: FieldKey(type: "", name: "[]")) { kept(self.values(spot, $0, type)) }
  }

  private func listed(_ values: Values) -> [Lazy] {
    values.items.flatMap { item -> [Lazy] in
      if case .list(let items) = item.value { items } else { [] }
    }
  }
}
