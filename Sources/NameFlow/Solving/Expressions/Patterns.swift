/// Patterns: whether a value matches one, and what it gives names to.
extension Evaluator {
  func matches(_ pattern: Program.Spot, _ values: Values, _ frame: Frame) -> Truth {
    if let open = values.openFrame { return .open(open) }
    var result: Truth?
    for item in values.items {
      let next = matches(pattern, item.value, frame).asked(of: item.trail)
      result = result.map { $0.either(next) } ?? next
    }
    return result ?? .unsure
  }

  private func matches(_ pattern: Program.Spot, _ value: Value, _ frame: Frame) -> Truth {
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: pattern.file, node: id) }
    switch program[pattern].kind {
    case .anything, .bound: return .yes
    case .unwrapped(let inner, _):
      return value == .absent ? .no : matches(at(inner), value, frame)
    case .tuplePattern(let items):
      return matches(items.map(at), parts(of: value), frame)
    case .tuple(let items):
      return matches(items.map { at($0.value) }, parts(of: value), frame)
    case .call(let callee, let arguments):
      let outer = matches(at(callee), value, frame)
      guard outer != .no, case .enumCase(_, _, let payload) = value else { return outer }
      return outer.and(
        matches(arguments.map { at($0.value) }, payload.map { self.values($0.value) }, frame))
    case .member(_, let name):
      switch value {
      case .enumCase(_, let own, _), .symbol(_, let own):
        if own == name { return .yes }
        if name == "some" { return .yes }
        return isConstant(name, value) ? constant(pattern, value, frame) : .no
      case .absent: return name == "none" ? .yes : .no
      default: return constant(pattern, value, frame)
      }
    case .absent: return value == .absent ? .yes : value.isUnknown ? .unsure : .no
    case .isType: return .unsure
    case .cast(let inner, let type):
      let found = matches(at(inner), value, frame)
      return found.and(type.map { has($0, value, at: pattern) } ?? .unsure)
    case .other:
      return range(at: pattern).map { holds($0, Values(value), frame) }
        ?? constant(pattern, value, frame)
    default: return constant(pattern, value, frame)
    }
  }

  /// Whether a value is of a type that a pattern casts it to.
  private func has(_ type: TypeName, _ value: Value, at pattern: Program.Spot) -> Truth {
    guard case .own(let own)? = self.type(of: value),
      case .own(let wanted) = resolve(type, at: pattern)
    else { return .unsure }
    if own == wanted || ancestors(of: own).contains(wanted) { return .yes }
    return heirs(of: own).isEmpty ? .no : .unsure
  }

  /// Whether a name that is no case stands for a constant of the value's type.
  private func isConstant(_ name: String, _ value: Value) -> Bool {
    guard let path = type(of: value)?.path else { return false }
    return valueMembers(name, of: path).contains { program[$0].kind == .property }
  }

  private func constant(_ pattern: Program.Spot, _ value: Value, _ frame: Frame) -> Truth {
    sameness(Possible(value: value), values(pattern, frame, type(of: value)))
  }

  private func matches(
    _ patterns: [Program.Spot], _ parts: [Values]?, _ frame: Frame
  ) -> Truth {
    guard let parts, parts.count == patterns.count else { return .unsure }
    return zip(patterns, parts).reduce(Truth.yes) { $0.and(matches($1.0, $1.1, frame)) }
  }

  private func parts(of value: Value) -> [Values]? {
    guard case .tuple(let parts) = value else { return nil }
    return parts.map { values($0.value) }
  }

  /// What a name bound in a pattern stands for.
  package func bound(
    _ name: String, in pattern: Program.Spot, to values: Values, _ frame: Frame
  ) -> Values {
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: pattern.file, node: id) }
    switch program[pattern].kind {
    case .bound(name): return values
    case .unwrapped(let inner, _):
      return bound(name, in: at(inner), to: values.filter { $0 != .absent }, frame)
    case .call(let callee, let arguments):
      guard let index = arguments.firstIndex(where: { binds(at($0.value), name) }) else {
        return Values()
      }
      return values.flatMap { item in
        switch item.value {
        case .enumCase(_, let own, let payload):
          guard case .member(_, let wanted) = program[at(callee)].kind, own == wanted,
            payload.indices.contains(index)
          else { return Values() }
          return bound(
            name, in: at(arguments[index].value), to: self.values(payload[index].value), frame)
        case .open, .unknown: return Values(item.value, item.trail)
        default: return values
        }
      }
    case .cast(let inner, let type):
      let cast = values.filter { value in
        type.map { has($0, value, at: pattern) != .no } ?? true
      }
      return bound(name, in: at(inner), to: cast, frame)
    case .tuplePattern(let items): return boundPart(name, items.map(at), values, frame)
    case .tuple(let items): return boundPart(name, items.map { at($0.value) }, values, frame)
    default: return .unknown("'\(name)' of a pattern")
    }
  }

  private func boundPart(
    _ name: String, _ patterns: [Program.Spot], _ values: Values, _ frame: Frame
  ) -> Values {
    guard let index = patterns.firstIndex(where: { binds($0, name) }) else { return Values() }
    return bound(name, in: patterns[index], to: element(index, of: values), frame)
  }

  private func binds(_ pattern: Program.Spot, _ name: String) -> Bool {
    program.facts(pattern.file)?.binds(pattern.node, name) ?? false
  }
}
