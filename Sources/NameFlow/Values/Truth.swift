/// Whether a condition holds, as far as that is known.
package enum Truth: Hashable {
  case yes, no, unsure
  /// Only the callers know.
  case open(Frame)

  /// The truth, where it is known.
  package var isKnown: Bool? {
    switch self {
    case .yes: true
    case .no: false
    case .unsure, .open: nil
    }
  }

  /// What a condition is as a value: one that only the callers know is left to them.
  var value: Values {
    switch self {
    case .yes: Values(.truth(true))
    case .no: Values(.truth(false))
    case .unsure: .unknown("a condition")
    case .open(let frame): Values(.open(frame))
    }
  }

  package var negated: Truth {
    switch self {
    case .yes: .no
    case .no: .yes
    case .unsure, .open: self
    }
  }

  /// Both hold.
  package func and(_ other: Truth) -> Truth {
    if self == .no || other == .no { return .no }
    if case .open = self { return self }
    if case .open = other { return other }
    return self == .yes && other == .yes ? .yes : .unsure
  }

  package func or(_ other: Truth) -> Truth { negated.and(other.negated).negated }

  /// The same of something in whose place there may be something else.
  func asked(of trail: Trail) -> Truth { trail.mayDiffer && isKnown != nil ? .unsure : self }

  /// One of several that may be the case.
  package func either(_ other: Truth) -> Truth {
    if case .open = self { return self }
    if case .open = other { return other }
    return self == other ? self : .unsure
  }
}

extension Evaluator {
  package func truth(of spot: Program.Spot, _ frame: Frame) -> Truth {
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: spot.file, node: id) }
    switch program[spot].kind {
    case .truth(let truth): return truth ? .yes : .no
    case .not(let inner): return truth(of: at(inner), frame).negated
    case .all(let items):
      return items.reduce(.yes) { $0.and(truth(of: at($1), frame)) }
    case .either(let items):
      return items.reduce(.no) { $0.or(truth(of: at($1), frame)) }
    case .compared(let left, let right, let isEqual):
      let equal = equality(at(left), at(right), frame)
      return isEqual ? equal : equal.negated
    case .ordered(let left, let right, let order):
      return self.order(values(at(left), frame), values(at(right), frame), order)
    case .matching(let pattern, let subject):
      return matches(at(pattern), values(at(subject), frame), frame)
    case .optionalBinding(_, let value):
      return presence(of: chained(value.map(at) ?? spot, frame))
    case .other(let sides) where sides.count == 2 && isPatternMatch(at(sides[0]), at(sides[1])):
      return matches(at(sides[0]), values(at(sides[1]), frame), frame)
    // C asks whether a number is zero; a variable may be another one by then.
    case .name(let name) where program.isObjectiveC(spot.file) && namesConstants(name):
      return truth(of: values(spot, frame), asks: true)
    case .name, .member, .call, .unwrapped, .ternary, .coalesced, .cast:
      return truth(of: values(spot, frame), asks: program.isDynamic(spot.file))
    default:
      return program.isDynamic(spot.file) ? truth(of: values(spot, frame), asks: true) : .unsure
    }
  }

  package func truth(of values: Values, asks isAnyValue: Bool = false) -> Truth {
    if let open = values.openFrame { return .open(open) }
    var result: Truth?
    for item in values.items {
      var next: Truth
      if case .truth(let truth) = item.value {
        next = truth ? .yes : .no
      } else {
        guard isAnyValue else { return .unsure }
        next = item.value.asCondition
      }
      next = next.asked(of: item.trail)
      result = result.map { $0.either(next) } ?? next
    }
    return result ?? .unsure
  }

  private func presence(of values: Values) -> Truth {
    if let open = values.openFrame { return .open(open) }
    var result: Truth?
    for item in values.items {
      let next: Truth =
        switch item.value {
        case .absent: .no
        case .unknown, .font: .unsure
        default: item.trail.mayBeUnset ? .unsure : .yes
        }
      let asked = next.asked(of: item.trail)
      result = result.map { $0.either(asked) } ?? asked
    }
    return result ?? .unsure
  }

  /// The values of what may be an optional chain: nothing where nothing is at its beginning.
  private func chained(
    _ spot: Program.Spot, _ frame: Frame, _ expected: TypeRef? = nil
  ) -> Values {
    var result = values(spot, frame, expected)
    var current = spot
    for _ in 0..<Self.mostLinks {
      switch program[current].kind {
      case .member(let base?, _), .subscripted(let base, _), .call(let base, _): current.node = base
      case .unwrapped(let inner, let isForced):
        current.node = inner
        if !isForced { result.add(values(current, frame).filter { $0 == .absent }) }
      default: return result
      }
    }
    return result
  }

  private static var mostLinks: Int { 16 }

  private func equality(
    _ left: Program.Spot, _ right: Program.Spot, _ frame: Frame
  ) -> Truth {
    let isRightNil = if case .absent = program[right].kind { true } else { false }
    let isLeftNil = if case .absent = program[left].kind { true } else { false }
    if isRightNil || isLeftNil {
      return presence(of: chained(isRightNil ? left : right, frame)).negated
    }
    var first = chained(left, frame, staticType(right)?.ref)
    if let open = first.openFrame { return .open(open) }
    var result: Truth?
    if isCase(right) {
      // `.serif` is something, whatever type it is of.
      let missing = first.items.filter { $0.value == .absent }
      first = first.filter { $0 != .absent }
      for item in missing {
        let next = Truth.no.asked(of: item.trail)
        result = result.map { $0.either(next) } ?? next
      }
      if let result, first.items.isEmpty { return result }
    }
    let second = chained(right, frame, type(ofAll: first) ?? staticType(left)?.ref)
    if let open = second.openFrame { return .open(open) }
    guard !first.items.isEmpty, !second.items.isEmpty else { return .unsure }
    for item in first.items {
      let next = sameness(item, second)
      result = result.map { $0.either(next) } ?? next
    }
    return result ?? .unsure
  }

  /// Whether an expression is a member of the type that is expected, and not `.none`.
  private func isCase(_ spot: Program.Spot) -> Bool {
    if case .member(nil, let name) = program[spot].kind { name != "none" } else { false }
  }

  /// Whether numbers stand in an order.
  func order(_ left: Values, _ right: Values, _ order: Node.Order) -> Truth {
    if let open = left.openFrame ?? right.openFrame { return .open(open) }
    func number(_ item: Possible) -> Double? {
      if case .number(let text) = item.value { Double(text) } else { nil }
    }
    var result: Truth?
    for first in left.items {
      for second in right.items {
        guard let a = number(first), let b = number(second) else { return .unsure }
        let holds: Bool =
          switch order {
          case .less: a < b
          case .lessOrEqual: a <= b
          case .greater: a > b
          case .greaterOrEqual: a >= b
          }
        let next = (holds ? Truth.yes : .no).asked(of: first.trail).asked(of: second.trail)
        result = result.map { $0.either(next) } ?? next
      }
    }
    return result ?? .unsure
  }

  package func type(ofAll values: Values) -> TypeRef? {
    values.items.lazy.compactMap { self.type(of: $0.value) }.first
  }

  func sameness(_ left: Possible, _ right: Possible) -> Truth {
    sameness(left.value, right.value).asked(of: left.trail).asked(of: right.trail)
  }

  /// Whether a value is one of those that something may be.
  func sameness(_ value: Possible, _ others: Values) -> Truth {
    if let open = others.openFrame { return .open(open) }
    var result: Truth?
    for other in others.items {
      let next = sameness(value, other)
      result = result.map { $0.either(next) } ?? next
    }
    return result ?? .unsure
  }

  /// Whether two values are equal.
  func sameness(_ left: Value, _ right: Value) -> Truth {
    switch (left, right) {
    case (.unknown, _), (_, .unknown): return .unsure
    case (.text(let a), .text(let b)): return a == b ? .yes : .no
    case (.number(let a), .number(let b)):
      guard let a = Double(a), let b = Double(b) else { return .unsure }
      return a == b ? .yes : .no
    case (.truth(let a), .truth(let b)): return a == b ? .yes : .no
    case (.absent, .absent): return .yes
    case (.enumCase(_, let a, let payload), .enumCase(_, let b, _)):
      return a == b ? (payload.isEmpty ? .yes : .unsure) : .no
    case (.symbol(_, let a), .symbol(_, let b)),
      (.symbol(_, let a), .enumCase(_, let b, _)), (.enumCase(_, let a, _), .symbol(_, let b)):
      return a == b ? .yes : .no
    case (.absent, _), (_, .absent): return .no
    // `==` of JavaScript takes a text for the number that it is written as.
    case (.text(let text), .truth), (.truth, .text(let text)),
      (.text(let text), .number), (.number, .text(let text)):
      return text.contains { !$0.isWhitespace } && Double(text) == nil ? .no : .unsure
    default: return .unsure
    }
  }
}

// MARK: - Branches

extension Evaluator {
  /// Whether the branches a definition needs have been taken.
  package func truth(of branches: [Definition.Branch], _ file: Int32, _ frame: Frame) -> Truth {
    branches.reduce(.yes) { $0.and(truth(of: $1, file, frame)) }
  }

  /// Whether a condition holds, told to whoever watches.
  func decided(_ condition: Program.Spot, _ frame: Frame) -> Truth {
    let truth = within(oneIn: Budget.conditions) { self.truth(of: condition, frame) }
    watch?.decisions.append(Watch.Decision(condition: condition, truth: truth))
    return truth
  }

  private func truth(of branch: Definition.Branch, _ file: Int32, _ frame: Frame) -> Truth {
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: file, node: id) }
    switch program[at(branch.statement)].kind {
    case .ifElse(let conditions, _, _):
      let all = conditions.reduce(Truth.yes) { $0.and(decided(at($1), frame)) }
      return branch.index == 0 ? all : all.negated
    case .switching(let subject, let cases):
      let choices = choices(cases, at(subject), frame)
      if let open = choices.open { return .open(open) }
      guard let how = choices.taken[branch.index] else { return .no }
      return how
    default: return .unsure
    }
  }

  /// Which cases of a `switch` are taken.
  package struct Choices {
    /// How surely, by the case's number; cases that are surely not taken are missing.
    package var taken: [Int: Truth] = [:]
    /// Whether what is switched over is known to get there.
    package var isProven: [Int: Bool] = [:]
    package var open: Frame?
  }

  func choices(_ cases: [Node.Case], _ subject: Program.Spot, _ frame: Frame) -> Choices {
    if let known = frame.choices[subject] { return known }
    let found = whole { findChoices(cases, subject, frame) }
    // Each of the cases asks for what all of them are.
    if found.isKept, budget > 0 { frame.choices[subject] = found.result }
    return found.result
  }

  private func findChoices(
    _ cases: [Node.Case], _ subject: Program.Spot, _ frame: Frame
  ) -> Choices {
    budget -= cases.count / Budget.elementsPerStep
    var result = Choices()
    let expected = staticType(subject)?.ref
    let all = within(oneIn: Budget.conditions) { values(subject, frame, expected) }
    if let open = all.openFrame {
      result.open = open
      return result
    }
    let subjects = all.items.isEmpty ? [Possible(value: .unknown(""))] : all.items
    budget -= cases.count * subjects.count / Budget.comparisonsPerStep
    let named = cases.map { constants($0, subject.file, frame) }
    for item in subjects {
      // Whether one of the cases before may have been taken.
      var isOpen = false
      for (index, case_) in cases.enumerated() {
        var truth = match(case_, named[index], item, subject.file, frame)
        guard truth != .no else { continue }
        // Parts of a tuple are asked for only here, and may be known to callers alone.
        if case .open(let frame) = truth {
          result.open = frame
          return result
        }
        // Clauses of `#if` stand beside each other.
        if case_.platforms != .every, truth == .yes { truth = .unsure }
        let isSure = truth == .yes && subjects.count == 1 && !isOpen
        result.taken[index] =
          result.taken[index].map { $0.either(isSure ? .yes : .unsure) }
          ?? (isSure ? .yes : .unsure)
        result.isProven[index] = result.isProven[index] == true || item.trail.isProven
        if truth == .yes { break }
        isOpen = true
      }
    }
    return result
  }

  /// The constants that a case names, which are the same for whatever is compared with them; `nil` for other cases.
  private func constants(_ case_: Node.Case, _ file: Int32, _ frame: Frame) -> [Values]? {
    var constants: [Values] = []
    for pattern in case_.patterns {
      let spot = Program.Spot(file: file, node: pattern)
      switch program[spot].kind {
      case .name, .number, .truth, .text: constants.append(values(spot, frame))
      default: return nil
      }
    }
    return constants
  }

  private func match(
    _ case_: Node.Case, _ constants: [Values]?, _ subject: Possible, _ file: Int32, _ frame: Frame
  ) -> Truth {
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: file, node: id) }
    if case_.isDefault { return .yes }
    var result = Truth.no
    // A type of the project's own makes of a literal what it wants.
    let isMade = if case .instance = subject.value { true } else { false }
    if let constants, !isMade {
      for constant in constants {
        result = result.or(sameness(subject, constant))
      }
    } else {
      for pattern in case_.patterns {
        result = result.or(matches(at(pattern), Values(subject.value, subject.trail), frame))
      }
    }
    if let condition = case_.condition { result = result.and(truth(of: at(condition), frame)) }
    return result
  }
}

extension Value {
  var isUnknown: Bool {
    if case .unknown = self { true } else { false }
  }

  package var isList: Bool {
    if case .list = self { true } else { false }
  }
}
