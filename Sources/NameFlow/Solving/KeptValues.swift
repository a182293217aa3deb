/// Values that are kept where the calls of a function are forgotten: `look = Look(face: face)`.
extension Evaluator {
  /// The same, and open as well where only the callers know a part of it: they are asked for the whole, for whoever
  /// asks for the part later knows nothing of them.
  func kept(_ values: Values) -> Values {
    guard !values.isOpen, hasOpenPart(values, deeper: 4) else { return values }
    var result = values
    result.add(Possible(value: .open(frameOfParts)))
    return result
  }

  private func hasOpenPart(_ values: Values, deeper levels: Int) -> Bool {
    levels > 0
      && values.items.contains { item in
        if case .closure(let spot, let home) = item.value {
          return !home.isClosed && variables(readIn: spot).contains { self.values($0, home).isOpen }
        }
        return item.value.parts.contains { isOpen($0, deeper: levels - 1) }
      }
  }

  private func isOpen(_ part: Lazy, deeper levels: Int) -> Bool {
    switch part {
    case .known(let values): return values.isOpen || hasOpenPart(values, deeper: levels)
    case .node(let spot, let frame, let expected):
      guard !frame.isClosed, !variables(readIn: spot).isEmpty else { return false }
      let values = values(spot, frame, expected)
      return values.isOpen || hasOpenPart(values, deeper: levels)
    }
  }

  /// Where an expression reads a parameter or another variable of the function around it, as far as it is looked
  /// through.
  private func variables(readIn spot: Program.Spot) -> [Program.Spot] {
    var found: [Program.Spot] = []
    var pending = [spot]
    var seen = 0
    while let next = pending.popLast(), seen < 64 {
      seen += 1
      let kind = program[next].kind
      if case .name(let name) = kind, meaning(of: name, at: next).isLocal { found.append(next) }
      pending += kind.children.map { Program.Spot(file: spot.file, node: $0) }
    }
    return found
  }
}

extension Value {
  /// What it is made of.
  fileprivate var parts: [Lazy] {
    switch self {
    case .instance(let instance):
      if case .made(_, let arguments) = instance.origin {
        arguments.map(\.value) + instance.updates.map(\.value)
      } else {
        instance.updates.map(\.value)
      }
    case .enumCase(_, _, let parts), .tuple(let parts): parts.map(\.value)
    case .list(let items): items
    case .table(let entries): entries.flatMap { [$0.key, $0.value] }
    case .font(let name): [name]
    default: []
    }
  }
}
