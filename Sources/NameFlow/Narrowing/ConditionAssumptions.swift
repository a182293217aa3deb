/// What is assumed of a value by the way that led to it.
extension Evaluator {
  /// What is known where a condition holds, or does not.
  func assumptions(
    _ condition: Program.Spot, holds: Bool, _ frame: Frame, _ depth: Int = 0
  ) -> [Assumption] {
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: condition.file, node: id) }
    let whole = Assumption(
      subject: number(of: .place(condition, frame.plain)), test: .truth, holds: holds)
    guard depth < 16 else { return [whole] }
    func flag(_ subject: Subject?, _ test: Assumption.Test) -> [Assumption] {
      [subject.map { Assumption(subject: number(of: $0), test: test, holds: holds) } ?? whole]
    }
    switch program[condition].kind {
    case .not(let inner): return assumptions(at(inner), holds: !holds, frame, depth + 1)
    case .all(let items) where holds:
      return [whole] + items.flatMap { assumptions(at($0), holds: true, frame, depth + 1) }
    case .either(let items) where !holds:
      return [whole] + items.flatMap { assumptions(at($0), holds: false, frame, depth + 1) }
    case .all(let items), .either(let items):
      guard items.count <= Assumption.Test.mostConstants else { return [whole] }
      return [whole]
        + common(items.map { assumptions(at($0), holds: holds, frame, depth + 1) })
    case .compared(let left, let right, let isEqual):
      return compared(at(left), at(right), holds: holds == isEqual, frame) ?? [whole]
    case .optionalBinding(_, let value?):
      return flag(subject(of: at(value), frame), .presence)
    case .optionalBinding(let name, nil):
      return flag(subject(named: name, condition, frame), .presence)
    case .matching(let pattern, let value):
      guard let subject = subject(of: at(value), frame),
        let constant = constant(at(pattern), frame)
      else { return [whole] }
      return [
        Assumption(subject: number(of: subject), test: test(for: constant), holds: holds)
      ]
    case .name, .member, .unwrapped, .cast:
      if let (inner, frame) = meant(by: condition, frame) {
        return assumptions(inner, holds: holds, frame, depth + 1)
      }
      return flag(subject(of: condition, frame), .truth)
    case .call(let callee, let arguments):
      return membership(at(callee), arguments, holds: holds, frame)
        ?? flag(question(at(callee), arguments, frame), .truth)
    default: return [whole]
    }
  }

  /// What is known where one of some things holds: what of each makes something a constant makes it one of them all.
  private func common(_ ways: [[Assumption]]) -> [Assumption] {
    let constants = ways.map { way in
      Dictionary(
        way.filter(\.holds).compactMap { item in item.test.constants.map { (item.subject, $0) } }
      ) { first, _ in first }
    }
    guard let first = constants.first else { return [] }
    return first.keys.sorted().compactMap { subject in
      let all = constants.compactMap { $0[subject] }
      return all.count == ways.count ? one(of: all.flatMap { $0 }, subject) : nil
    }
  }

  /// That something is one of some constants; `nil` where they are too many.
  private func one(of constants: [Int32], _ subject: Int32) -> Assumption? {
    var all: [Int32] = []
    for constant in constants where !all.contains(constant) {
      guard all.count < Assumption.Test.mostConstants else { return nil }
      all.append(constant)
    }
    guard let only = all.first else { return nil }
    return Assumption(
      subject: subject, test: all.count == 1 ? .constant(only) : .oneOf(all.sorted()), holds: true)
  }

  /// What is known where a list of constants has something, or has it not: `["Inter", "Lato"].contains(family)`
  private func membership(
    _ callee: Program.Spot, _ arguments: [Node.Argument], holds: Bool, _ frame: Frame
  ) -> [Assumption]? {
    guard case .member(let list?, "contains") = program[callee].kind, arguments.count == 1,
      let only = arguments.first,
      let subject = subject(of: Program.Spot(file: callee.file, node: only.value), frame),
      let constants = constants(of: Program.Spot(file: callee.file, node: list), frame)
    else { return nil }
    let number = number(of: subject)
    return holds
      ? one(of: constants, number).map { [$0] }
      : constants.map { Assumption(subject: number, test: .constant($0), holds: false) }
  }

  /// The elements of a list that has constants only, and surely these.
  private func constants(of list: Program.Spot, _ frame: Frame) -> [Int32]? {
    let elements: [Constant?]
    switch program[list].kind {
    case .array(let items):
      guard items.count <= Assumption.Test.mostConstants else { return nil }
      elements = items.map { constant(Program.Spot(file: list.file, node: $0), frame) }
    case .name, .member:
      let lists = values(list, frame).items
      guard let only = lists.first, lists.count == 1, only.trail.isSure,
        case .list(let items) = only.value, items.count <= Assumption.Test.mostConstants
      else { return nil }
      elements = items.map { item in
        let values = values(item).items
        return values.count == 1 ? values.first.flatMap { Constant($0.value) } : nil
      }
    default: return nil
    }
    let known = elements.compactMap { $0 }
    return known.isEmpty || known.count < elements.count ? nil : known.map(number)
  }

  /// What is known where all of some conditions hold, or not all of them do.
  func assumptions(
    _ conditions: [Node.ID], hold: Bool, _ file: Int32, _ frame: Frame
  ) -> [Assumption] {
    guard hold || conditions.count == 1 else { return [] }
    return conditions.flatMap {
      assumptions(Program.Spot(file: file, node: $0), holds: hold, frame)
    }
  }

  /// What is known in a case of a `switch`, or where it is not taken.
  func assumptions(
    _ statement: Program.Spot, takes index: Int, _ isTaken: Bool, _ frame: Frame
  ) -> [Assumption] {
    guard case .switching(let value, let cases) = program[statement].kind,
      cases.indices.contains(index)
    else { return [] }
    var result = [
      Assumption(
        subject: number(of: .place(statement, frame.plain)), test: test(for: .index(index)),
        holds: isTaken)
    ]
    let spot = Program.Spot(file: statement.file, node: value)
    guard let subject = subject(of: spot, frame).map(number) else { return result }
    func constants(_ case_: Node.Case) -> [Constant]? {
      let all = case_.patterns.map {
        constant(Program.Spot(file: statement.file, node: $0), frame)
      }
      return all.contains(nil) ? nil : all.compactMap { $0 }
    }
    func exclude(_ constants: [Constant]) {
      for constant in constants {
        result.append(Assumption(subject: subject, test: test(for: constant), holds: false))
      }
    }
    let own = cases[index]
    if own.isDefault, isTaken {
      for other in cases where !other.isDefault && other.condition == nil {
        exclude(constants(other) ?? [])
      }
    } else if let constants = constants(own) {
      if isTaken {
        result += one(of: constants.map(number), subject).map { [$0] } ?? []
      } else if own.condition == nil {
        exclude(constants)
      }
    }
    return result
  }

  /// What is known where all of some branches are taken, the innermost first, or not all of them are.
  func assumptions(
    _ branches: [Definition.Branch], areTaken: Bool, _ file: Int32, _ frame: Frame
  ) -> [Assumption] {
    guard let inner = branches.first, branches.count > 1 else {
      return branches.flatMap { assumptions($0, isTaken: areTaken, file, frame) }
    }
    func isReached(_ branch: Definition.Branch) -> Assumption {
      let statement = Program.Spot(file: file, node: branch.statement)
      return Assumption(
        subject: number(of: .place(statement, frame.plain)), test: test(for: .index(branch.index)),
        holds: areTaken)
    }
    guard areTaken else { return [isReached(inner)] }
    return branches.map(isReached)
      + branches.flatMap { assumptions($0, isTaken: true, file, frame) }
  }

  /// What is known in a branch.
  func assumptions(
    _ branch: Definition.Branch, isTaken: Bool, _ file: Int32, _ frame: Frame
  ) -> [Assumption] {
    let statement = Program.Spot(file: file, node: branch.statement)
    switch program[statement].kind {
    case .ifElse(let conditions, _, _):
      return assumptions(conditions, hold: isTaken == (branch.index == 0), file, frame)
    case .switching: return assumptions(statement, takes: branch.index, isTaken, frame)
    default: return []
    }
  }

  private func compared(
    _ left: Program.Spot, _ right: Program.Spot, holds: Bool, _ frame: Frame
  ) -> [Assumption]? {
    for (side, other) in [(left, right), (right, left)] {
      guard let subject = subject(of: side, frame) else { continue }
      let number = number(of: subject)
      switch program[other].kind {
      case .absent: return [Assumption(subject: number, test: .presence, holds: !holds)]
      case .truth(let truth):
        return [Assumption(subject: number, test: .truth, holds: truth == holds)]
      default:
        guard let constant = constant(other, frame) else { continue }
        return [Assumption(subject: number, test: test(for: constant), holds: holds)]
      }
    }
    return nil
  }

  /// What an expression or a pattern is as a constant.
  private func constant(_ spot: Program.Spot, _ frame: Frame) -> Constant? {
    switch program[spot].kind {
    case .text(let pieces):
      if pieces.isEmpty { return .text("") }
      guard pieces.count == 1, case .literal(let text)? = pieces.first else { return nil }
      return .text(text)
    case .number(let number): return .number(number)
    case .member(nil, let name): return .named(name)
    case .call(let callee, _):
      // The case of a pattern with a payload.
      guard case .member(nil, let name) = program[Program.Spot(file: spot.file, node: callee)].kind
      else { return nil }
      return .named(name)
    case .name, .member:
      let values = values(spot, frame)
      guard let only = values.items.first, values.items.count == 1 else { return nil }
      return Constant(only.value)
    default: return nil
    }
  }

  /// The condition that a name stands for: `let isBold = weight == .bold`.
  private func meant(by spot: Program.Spot, _ frame: Frame) -> (Program.Spot, Frame)? {
    guard case .name(let name) = program[spot].kind else { return nil }
    let meaning = meaning(of: name, at: spot)
    guard meaning.isLocal, let only = meaning.definitions.first, meaning.definitions.count == 1,
      only.isFinal, only.conditions.isEmpty, let home = frame.enclosing(only.level)
    else { return nil }
    switch only.source {
    case .value(let value, _): return (Program.Spot(file: spot.file, node: value), home)
    case .parameter(let owner, let index):
      let parameters = program[Program.Declared(file: spot.file, id: owner)].parameters
      guard case .bound(let arguments) = home.arguments, parameters.indices.contains(index),
        case .node(let spot, let frame, _)? = arguments[parameters[index].name]
      else { return nil }
      return (spot, frame)
    default: return nil
    }
  }

  /// A question that has one answer: `name.hasPrefix("Gate")`.
  private func question(
    _ callee: Program.Spot, _ arguments: [Node.Argument], _ frame: Frame
  ) -> Subject? {
    guard case .member(let base?, let method) = program[callee].kind,
      Self.questions.contains(method), let only = arguments.first, arguments.count == 1,
      let subject = subject(of: Program.Spot(file: callee.file, node: base), frame),
      case .text(let text)? = constant(Program.Spot(file: callee.file, node: only.value), frame)
    else { return nil }
    return .member(subject, "\(method) \(text)")
  }

  private static let questions: Set<String> = ["hasPrefix", "hasSuffix", "contains"]
}
