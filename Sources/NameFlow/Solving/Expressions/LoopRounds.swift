/// What a loop adds to a list or a text: each round what it makes of its own element.
extension Evaluator {
  /// The frames of the rounds in which a definition counts; `nil` where they are not all known.
  func rounds(of definition: Definition, _ file: Int32, _ frame: Frame) -> [Frame]? {
    guard let frames = everyRound(around: definition, file, frame) else { return nil }
    var taken: [Frame] = []
    for frame in frames {
      switch truth(of: definition.conditions, inRound: frame, file) {
      case .yes: taken.append(frame)
      case .no: continue
      case .unsure, .open: return nil
      }
    }
    return taken
  }

  /// What a name is assigned in the rounds of functions: `tabs.forEach((tab) => { face = tab.face; })`; `nil` where these
  /// are not all known.
  func assigned(by definition: Definition, _ file: Int32, _ frame: Frame) -> Values? {
    guard case .value(let value, nil) = definition.source,
      let frames = everyRound(around: definition, file, frame)
    else { return nil }
    var result = Values()
    for frame in frames.reversed() {
      switch truth(of: definition.conditions, inRound: frame, file) {
      case .no: continue
      case .open(let frame): return Values(.open(frame))
      case .yes, .unsure: result.add(values(Program.Spot(file: file, node: value), frame).forgetful)
      }
    }
    return result
  }

  /// The frames of all rounds of the loops around a definition; `nil` where they are not all known.
  private func everyRound(
    around definition: Definition, _ file: Int32, _ frame: Frame
  ) -> [Frame]? {
    guard !definition.loops.isEmpty else { return nil }
    var frames = [frame]
    for loop in definition.loops.reversed() {
      var next: [Frame] = []
      for frame in frames {
        guard let inner = rounds(of: Program.Spot(file: file, node: loop), frame) else {
          return nil
        }
        next += inner
        guard next.count <= Budget.rounds else { return nil }
      }
      frames = next
    }
    return frames
  }

  /// The frames of the rounds of all loops around some code, in any order; its own where they are not all known.
  func rounds(around spot: Program.Spot, _ frame: Frame) -> [Frame] {
    var frames = [frame]
    for loop in loops(around: spot).reversed() {
      var next: [Frame] = []
      for frame in frames {
        guard let inner = rounds(of: loop, inAnyOrder: true, frame) else { return [frame] }
        next += inner
        guard next.count <= Budget.rounds else { return [frame] }
      }
      frames = next
    }
    return frames
  }

  /// The loops around some code, and the closures that are run with each element of a list, the innermost first.
  private func loops(around spot: Program.Spot) -> [Program.Spot] {
    var loops: [Program.Spot] = []
    var current = spot
    while case .node(let parent) = program[current].parent {
      let outer = Program.Spot(file: spot.file, node: parent)
      switch program[outer].kind {
      case .loop(let loop) where loop.body == current.node: loops.append(outer)
      case .closure where sequence(iteratedBy: outer) != nil: loops.append(outer)
      default: break
      }
      current = outer
    }
    return loops
  }

  private func rounds(
    of loop: Program.Spot, inAnyOrder: Bool = false, _ frame: Frame
  ) -> [Frame]? {
    guard let sequence = sequence(of: loop), frame.depth < 40 else { return nil }
    let found = iterated(sequence, frame).items
    guard found.count == 1, let value = found.first?.value,
      let items = inAnyOrder ? elements(of: value, in: loop) : value.elements,
      items.count <= Budget.rounds, budget > 0
    else { return nil }
    budget -= items.count
    var frames: [Frame] = []
    var conditions: [Node.ID] = []
    if case .loop(let parts) = program[loop].kind { conditions = parts.conditions }
    for (index, item) in items.enumerated() {
      let round = round(of: loop, with: item, index, frame)
      let isTaken = conditions.reduce(Truth.yes) { result, condition in
        result.and(truth(of: Program.Spot(file: loop.file, node: condition), round))
      }
      switch isTaken {
      case .yes: frames.append(round)
      case .no: continue
      case .unsure, .open: return nil
      }
    }
    return frames
  }

  /// What a loop goes through: the elements of a list, or, in no order, the pairs of a dictionary.
  private func elements(of value: Value, in loop: Program.Spot) -> [Lazy]? {
    guard case .table(let entries) = value else { return value.elements }
    // In Objective-C one goes through the keys.
    if program.isObjectiveC(loop.file), case .loop = program[loop].kind {
      return entries.map(\.key)
    }
    return entries.map { pair($0.key, $0.value, labels: ("key", "value")) }
  }

  /// A list with what the rounds of a loop add to it; `nil` where they do something else, or are not known.
  ///
  /// - Parameter definitions: what the loop does to the list, and behind that what it was before.
  func grown(
    by definitions: ArraySlice<Definition>, named name: String, _ use: Program.Spot,
    _ frame: Frame, _ expected: TypeRef?
  ) -> Values? {
    guard let loop = definitions.first?.loops.last,
      let home = definitions.first.flatMap({ frame.enclosing($0.level) })
    else { return nil }
    let group = definitions.prefix { $0.loops.last == loop && $0.level == definitions.first?.level }
    guard group.allSatisfy({ $0.platforms == .every }),
      let outer = rounds(of: Program.Spot(file: use.file, node: loop), home)
    else { return nil }
    var added: [Lazy] = []
    for round in outer {
      for definition in group.reversed() {
        guard let more = additions(of: definition, in: round, use.file),
          allows(list: added.count + more.count)
        else { return nil }
        added += more
      }
    }
    let before = LocalMeaning(
      definitions: Array(definitions[(definitions.startIndex + group.count)...]), isLocal: true)
    var result = Values()
    for item in values(of: before, named: name, use, frame, expected).items {
      switch item.value {
      case .list(let items):
        guard allows(list: items.count + added.count) else { return nil }
        result.add(Possible(value: .list(items + added), trail: item.trail))
      case .open: return Values(item: item)
      default: return nil
      }
    }
    return result.items.isEmpty ? nil : result
  }

  /// What a definition adds to a list in a round of the outermost loop around it.
  private func additions(
    of definition: Definition, in round: Frame, _ file: Int32
  ) -> [Lazy]? {
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: file, node: id) }
    var inner = definition
    inner.loops.removeLast()
    let frames: [Frame]
    if inner.loops.isEmpty {
      switch truth(of: definition.conditions, inRound: round, file) {
      case .yes: frames = [round]
      case .no: return []
      case .unsure, .open: return nil
      }
    } else {
      guard let all = rounds(of: inner, file, round) else { return nil }
      frames = all
    }
    var result: [Lazy] = []
    for frame in frames {
      switch definition.source {
      case .inserted(let value, _, isList: false): result.append(.node(at(value), frame, nil))
      case .inserted(let value, _, isList: true), .appended(let value, _):
        let found = values(at(value), frame).items
        guard found.count == 1, case .list(let items)? = found.first?.value,
          allows(list: result.count + items.count)
        else { return nil }
        result += items
      default: return nil
      }
    }
    return result
  }
}

extension Value {
  fileprivate var elements: [Lazy]? { if case .list(let items) = self { items } else { nil } }
}
