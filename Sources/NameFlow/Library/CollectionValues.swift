/// Lists, dictionaries and tuples, and the closures that run over them.
extension Evaluator {
  package func tuple(
    _ items: [Node.Argument], _ spot: Program.Spot, _ frame: Frame, _ expected: TypeRef?
  ) -> Values {
    var elements: [TypeRef.Element] = []
    if case .tuple(let types)? = expected { elements = types }
    let parts = items.enumerated().map { index, item in
      let type = elements.indices.contains(index) ? elements[index] : nil
      return Value.Bound(
        label: item.label ?? type?.label,
        value: .node(Program.Spot(file: spot.file, node: item.value), frame, type?.type))
    }
    return Values(.tuple(parts))
  }

  package func dictionary(
    _ entries: [Node.Entry], _ spot: Program.Spot, _ frame: Frame, _ expected: TypeRef?
  ) -> Values {
    var key: TypeRef?
    var value: TypeRef?
    if case .dictionary(let first, let second)? = expected { (key, value) = (first, second) }
    return Values(
      .table(
        entries.map { entry in
          Value.TableEntry(
            key: .node(Program.Spot(file: spot.file, node: entry.key), frame, key),
            value: .node(Program.Spot(file: spot.file, node: entry.value), frame, value))
        }))
  }

  /// One part of a tuple by its number.
  package func element(_ index: Int, of values: Values) -> Values {
    values.flatMap { item in
      switch item.value {
      case .tuple(let parts) where parts.indices.contains(index):
        return self.values(parts[index].value)
      case .open, .unknown: return Values(item.value, item.trail)
      default: return .unknown("part of a tuple")
      }
    }
  }

  package func part(_ name: String, of parts: [Value.Bound]) -> Values {
    if let index = Int(name), parts.indices.contains(index) { return values(parts[index].value) }
    guard let found = parts.first(where: { $0.label == name }) else {
      return .unknown("'\(name)' of a tuple")
    }
    return values(found.value)
  }

  package func subscripted(
    _ base: Program.Spot, _ arguments: [Node.Argument], _ spot: Program.Spot, _ frame: Frame
  ) -> Values {
    guard let first = arguments.first else { return values(base, frame) }
    if program.isDynamic(spot.file) {
      return elementByValue(
        Program.Spot(file: spot.file, node: first.value), of: base, spot, frame)
    }
    let key = Program.Spot(file: spot.file, node: first.value)
    if let value = defaultValue(key) { return value }
    if first.label == "keyPath" { return part(at: key, of: base, spot, frame) }
    if isNameOfFont(key, in: base) { return nameOfFont(at: spot) }
    if let stored = setting(key, in: base, frame) { return stored }
    return told(values(base, frame), of: base, frame).flatMap { item in
      switch item.value {
      case .list(let items): return joined(self.item(of: items, at: key, frame), with: item)
      case .table(let entries):
        let found = joined(entry(of: entries, at: key, frame), with: item)
        guard arguments.count == 2, arguments[1].label == "default",
          found.items.contains(where: { $0.value == .absent })
        else { return found }
        var result = found.filter { $0 != .absent }
        result.add(values(Program.Spot(file: spot.file, node: arguments[1].value), frame))
        return result
      case .open, .unknown, .absent: return Values(item.value, item.trail)
      default: return ownSubscript(item, arguments, spot, frame)
      }
    }
  }

  /// `[font.fontDescriptor objectForKey:UIFontDescriptorNameAttribute]`
  private func isNameOfFont(_ key: Program.Spot, in base: Program.Spot) -> Bool {
    guard isKeyOfName(key) else { return false }
    if case .member(_, "fontAttributes") = program[base].kind { return true }
    return isFont(base)
  }

  /// Whether a key is that of a font's name, or its family's, among what is known of the font.
  package func isKeyOfName(_ key: Program.Spot) -> Bool {
    switch program[key].kind {
    case .name(let name), .member(_, let name): Self.keysOfNames.contains(name)
    default: false
    }
  }

  private static let keysOfNames: Set<String> = [
    "UIFontDescriptorNameAttribute", "UIFontDescriptorFamilyAttribute", "NSFontNameAttribute",
    "NSFontFamilyAttribute", "kCTFontNameAttribute", "kCTFontDisplayNameAttribute",
    "kCTFontFamilyNameAttribute", "name", "family",
  ]

  /// `theme[keyPath: path]`
  private func part(
    at path: Program.Spot, of base: Program.Spot, _ spot: Program.Spot, _ frame: Frame
  ) -> Values {
    values(path, frame).flatMap { item in
      switch item.value {
      case .closure(let written, _):
        guard case .keyPath(let names) = program[written].kind else {
          return .unknown("'\(program.source(spot))'")
        }
        return joined(follow(names, from: values(base, frame), spot, frame), with: item)
      case .open: return Values(item: item)
      default: return .unknown("'\(program.source(spot))'")
      }
    }
  }

  private func ownSubscript(
    _ base: Possible, _ arguments: [Node.Argument], _ spot: Program.Spot, _ frame: Frame
  ) -> Values {
    guard let path = type(of: base.value)?.path else { return .unknown("an element") }
    let found = members("subscript", of: path).filter {
      program[$0].isStatic == base.value.isType && allows($0, arguments, spot.file)
    }
    guard !found.isEmpty else { return .unknown("'\(program.source(spot))'") }
    let receiver = base.value.isType ? nil : Lazy.known(Values(base.value, base.trail))
    return union(found) { apply($0, arguments, spot, frame, receiver) }
  }

  private func item(of items: [Lazy], at key: Program.Spot, _ frame: Frame) -> Values {
    // A case of C is its number.
    let wanted = values(key, frame).flatMap { item in
      guard case .enumCase(let type, let name, _) = item.value else { return Values(item: item) }
      return rawValue(ofCase: name, type).map {
        var copy = $0
        copy.trail = item.trail
        return copy
      }
    }
    guard !wanted.items.isEmpty else { return any(of: items) }
    return told(wanted, of: key, frame).flatMap { index in
      switch index.value {
      case .number(let number):
        // What asks for more than there is ends the program.
        guard let index_ = Int(number) else { return any(of: items) }
        return items.indices.contains(index_)
          ? joined(values(items[index_]), with: index) : Values()
      case .open: return Values(item: index)
      default: return isOfEachRow(key) ? all(items) : any(of: items)
      }
    }
  }

  /// Whether an index is a row of a table, which shows each: `indexPath.row`.
  private func isOfEachRow(_ key: Program.Spot) -> Bool {
    guard case .member(let base?, let name) = program[key].kind,
      ["row", "item", "section"].contains(name),
      case .value(.foreign(let path))? = staticType(Program.Spot(file: key.file, node: base))
    else { return false }
    return path.last == "IndexPath" || path.last == "NSIndexPath"
  }

  /// One of some elements, no one knows which.
  private func any(of items: [Lazy]) -> Values { items.count > 1 ? all(items).unsure : all(items) }

  private func entry(
    of entries: [Value.TableEntry], at key: Program.Spot, _ frame: Frame
  ) -> Values {
    let wanted = values(key, frame, entries.first.flatMap { type(ofAll: values($0.key)) })
    if let open = wanted.openFrame { return Values(.open(open)) }
    return entry(of: entries, at: told(wanted, of: key, frame))
  }

  /// What stands in a table under some keys; nothing known there is `absent`.
  package func entry(of entries: [Value.TableEntry], at wanted: Values) -> Values {
    // Each key is held against each entry.
    budget -= wanted.items.count * entries.count / Budget.elementsPerStep
    var result = Values()
    // What several keys find alike is taken once.
    var taken: Set<Int> = []
    for item in wanted.items {
      var isThere = false
      // Whether something that may be there has the key.
      var isPerhapsThere = false
      for (index, entry) in entries.enumerated() where !(isThere && entry.isOfRest) {
        let candidates = values(entry.key).items
        for candidate in candidates {
          let how = sameness(item.value, candidate.value)
          if how == .no || !entry.mayBe(item.value, candidate.value) { continue }
          if how == .yes, candidates.count == 1, !entry.mayBeMissing {
            if entry.isConditional { isPerhapsThere = true } else { isThere = true }
          }
          if item.trail.assumptions.items.isEmpty,
            !taken.insert(index * 2 + (item.trail.isProven ? 1 : 0)).inserted
          {
            continue
          }
          for found in values(entry.value).items where !found.contradicts(item) {
            var copy = found
            copy.trail.assumptions.add(item.trail.assumptions)
            copy.trail = copy.trail.asSure(as: item.trail)
            // Under a key that no one knows any of them may be meant.
            if how != .yes, entries.count > 1 || candidate.value.isUnknown {
              copy.trail.isSure = false
            }
            result.add(copy)
          }
        }
      }
      if !isThere {
        var trail = Trail()
        trail.assumptions = item.trail.assumptions
        trail.isSure = !isPerhapsThere
        result.add(Possible(value: .absent, trail: trail))
      }
    }
    if wanted.items.isEmpty { result.add(Possible(value: .absent)) }
    return result
  }

  package func all(_ items: [Lazy]) -> Values {
    var result = Values()
    for item in items { result.add(values(item)) }
    return result
  }

  /// The first element of a list, or the last. Among files it may be any: those that are not there are
  /// left out before (`compactMap`).
  package func end(_ item: Lazy?, of items: [Lazy]) -> Values {
    let found = item.map { values($0) } ?? Values(.absent)
    return found.isOfPlatform ? all(items) : found
  }

  func listMember(_ name: String, _ items: [Lazy], _ base: Possible) -> Values {
    switch name {
    case "first": return end(items.first, of: items)
    case "last": return end(items.last, of: items)
    case "lazy", "indices", "self", "reversed", "shuffled", "sorted", "enumerated":
      return Values(base.value, base.trail)
    case "isEmpty": return Values(.truth(items.isEmpty), base.trail)
    case "count": return Values(.number(String(items.count)), base.trail)
    default: return .unknown("'\(name)' of a list")
    }
  }

  func tableMember(_ name: String, _ entries: [Value.TableEntry], _ base: Possible) -> Values {
    switch name {
    case "isEmpty": return Values(.truth(entries.isEmpty), base.trail)
    case "count": return Values(.number(String(entries.count)), base.trail)
    case "values": return Values(.list(entries.map(\.value)))
    case "keys": return Values(.list(entries.map(\.key)))
    default: return .unknown("'\(name)' of a dictionary")
    }
  }

  // MARK: Loops

  /// What the pattern of a loop takes from the sequence.
  package func element(of loop: Program.Spot, named name: String, _ frame: Frame) -> Values {
    guard case .loop(let parts) = program[loop].kind, let sequence = parts.sequence,
      let pattern = parts.pattern
    else { return .unknown("the element of a loop") }
    if let round = frame.closures[loop]?.first {
      return bound(
        name, in: Program.Spot(file: loop.file, node: pattern), to: values(round), frame)
    }
    let source = Program.Spot(file: loop.file, node: sequence)
    let isTried = !program.isDynamic(loop.file) && tries(name, in: parts, of: loop.file)
    var sequences = iterated(source, frame)
    // In Objective-C one goes through the keys of a dictionary.
    if program.isObjectiveC(loop.file) {
      sequences = sequences.map { item in
        guard case .table(let entries) = item.value else { return item }
        return Possible(value: .list(entries.map(\.key)), trail: item.trail)
      }
    }
    let items = elements(of: sequences, source, isTried: isTried)
    return bound(name, in: Program.Spot(file: loop.file, node: pattern), to: items, frame)
  }

  /// The elements of lists; where each is tried in turn, with its turn.
  package func elements(of values: Values, _ source: Program.Spot, isTried: Bool) -> Values {
    let chain = Trail.Origin(file: source.file, range: program[source].range)
    return values.flatMap { item in
      switch item.value {
      case .list(let items):
        var result = Values()
        for (index, element) in items.enumerated() {
          let found = self.values(element)
          let turn = Trail.Attempt(chain: chain, index: index)
          result.add((isTried ? found.trying(turn) : found).asSure(as: item.trail))
        }
        return result
      case .table(let entries):
        var result = Values()
        for entry in entries {
          result.add(
            Possible(
              value: .tuple([
                Value.Bound(label: "key", value: entry.key),
                Value.Bound(label: "value", value: entry.value),
              ])))
        }
        return result
      case .open, .unknown: return Values(item.value, item.trail)
      default: return .unknown("the elements of '\(program.source(source))'")
      }
    }
  }

  /// The list a closure runs over: `names.first { … }`.
  package func sequence(iteratedBy closure: Program.Spot) -> Program.Spot? {
    guard case .node(let parent) = program[closure].parent,
      case .call(let callee, let arguments) = program[
        Program.Spot(file: closure.file, node: parent)
      ].kind,
      arguments.contains(where: { $0.value == closure.node })
    else { return nil }
    switch program[Program.Spot(file: closure.file, node: callee)].kind {
    case .member(let base?, let method) where Self.iterating.contains(method):
      return Program.Spot(file: closure.file, node: base)
    case .name("ForEach"), .name("List"):
      return arguments.first.map { Program.Spot(file: closure.file, node: $0.value) }
    default: return nil
    }
  }

  static let iterating: Set<String> = [
    "first", "map", "compactMap", "flatMap", "forEach", "filter", "contains", "last", "firstIndex",
    "allSatisfy", "firstNonNil",
  ]

  /// What a closure is given.
  package func parameter(_ index: Int, ofClosure closure: Program.Spot, _ frame: Frame) -> Values {
    if let arguments = frame.closures[closure] {
      if arguments.count == 1, takesParts(closure) {
        return element(index, of: values(arguments[0]))
      }
      return arguments.indices.contains(index) ? values(arguments[index]) : Values()
    }
    if let source = sequence(iteratedBy: closure) {
      let found = iterated(source, frame)
      // An optional's `map` gives the value itself.
      let isList = found.items.contains {
        switch $0.value {
        case .list, .table, .open, .unknown: true
        default: false
        }
      }
      guard isList else { return found.filter { $0 != .absent } }
      let elements = elements(of: found, source, isTried: triesParameter(of: closure))
      // `{ index, name in … }` takes a pair apart.
      guard case .closure(let parts) = program[closure].kind, parts.parameters.count > 1 else {
        return index == 0 ? elements : element(index, of: elements)
      }
      return element(index, of: elements)
    }
    return called(closure, index, frame)
  }

  /// Whether a closure takes apart what it is given: `{ index, name in … }`.
  private func takesParts(_ closure: Program.Spot) -> Bool {
    guard case .closure(let parts) = program[closure].kind else { return false }
    guard parts.parameters.isEmpty else { return parts.parameters.count > 1 }
    let range = program[closure].range
    return program.mentions(of: "$1", in: closure.file).contains {
      range.contains(program[$0].range.lowerBound)
    }
  }
}

extension Value.TableEntry {
  /// Whether a key is what it stands under, where that is a text of which only the ends are known.
  fileprivate func mayBe(_ wanted: Value, _ key: Value) -> Bool {
    guard case .text(let text) = wanted, key.isUnknown else { return true }
    return ends.admit(text)
  }
}
