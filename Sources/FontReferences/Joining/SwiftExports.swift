import SourceText

/// What Swift shows to the Objective-C of the same process.
///
/// Worked out when it is asked for, by the thread that follows the Swift.
final class SwiftExports {
  let evaluator: Evaluator
  private let renamings: ObjCRenamings
  private var program: Program { evaluator.program }
  private var paths: [String: [String]?] = [:]
  private var inWork: Set<String> = []
  /// The steps left for all questions together: a large app's Objective-C asks thousands.
  private var steps = Evaluator.Budget.query

  init(_ evaluator: Evaluator, _ exports: ObjCExports) {
    self.evaluator = evaluator
    renamings = exports.renamings
  }
}

// MARK: - What Objective-C reads

extension SwiftExports {
  /// Whether one of some words stands anywhere in the Swift.
  func mentions(_ words: [String]) -> Bool {
    words.contains { !program.files(mentioning: [$0]).isEmpty }
  }

  /// A property or a method without parameters of a class of Swift's; `nil` where there is none.
  func member(_ name: String, of className: String) -> ObjCNames? {
    guard let path = path(of: className) else { return nil }
    return asking("\(className).\(name)") {
      let found = evaluator.members(name, of: path).filter {
        program[$0].kind == .property || (program[$0].kind == .function && isPlain($0))
      }
      return names(
        evaluator.union(found) { declared in
          let receiver = receiver(of: declared, path)
          return program[declared].kind == .property
            ? evaluator.property(declared, of: receiver, evaluator.rootFrame(declared))
            : results(of: declared, [], path)
        })
    }
  }

  /// What a method of a class of Swift's gives back for some arguments.
  func result(
    of selector: String, _ arguments: [ObjCExports.Argument], on className: String
  ) -> ObjCNames? {
    guard let path = path(of: className) else { return nil }
    return asking("\(className).\(selector)") {
      let found = BridgedName.names(of: selector).flatMap { name in
        evaluator.members(name, of: path).filter { isCalled($0, by: selector) }
      }
      return names(evaluator.union(found) { results(of: $0, arguments, path) })
    }
  }

  /// Asks within the budget of questions; what leads back to itself gives nothing.
  private func asking(_ question: String, _ answer: () -> ObjCNames?) -> ObjCNames? {
    guard inWork.insert(question).inserted else { return nil }
    defer { inWork.remove(question) }
    return spending(answer)
  }

  /// Answers with a tenth of what a question of Swift's own may take, as long as there is some left.
  private func spending<Answer>(_ answer: () -> Answer) -> Answer {
    let allowance = min(steps, Evaluator.Budget.query / 10)
    evaluator.budget = allowance
    defer { steps -= allowance - max(evaluator.budget, 0) }
    return answer()
  }

  private func isPlain(_ declared: Program.Declared) -> Bool {
    program[declared].parameters.isEmpty
  }

  private func isCalled(_ declared: Program.Declared, by selector: String) -> Bool {
    program[declared].kind == .function && program[declared].selectors.contains(selector)
  }

  private func receiver(of declared: Program.Declared, _ path: [String]) -> Lazy? {
    guard evaluator.hasReceiver(declared) else { return nil }
    return .known(
      evaluator.any(.own(path.joined(separator: ".")), "an instance that Objective-C has"))
  }

  private func results(
    of declared: Program.Declared, _ arguments: [ObjCExports.Argument], _ path: [String]
  ) -> Values {
    guard let body = program[declared].body else { return Values() }
    let frame = Frame(
      owner: declared, arguments: .bound(evaluator.bound(declared, to: arguments)),
      receiver: receiver(of: declared, path).map { .value($0) } ?? .none)
    let step = evaluator.step(declared)
    return evaluator.results(
      of: Program.Spot(file: declared.file, node: body), frame, evaluator.type(of: declared)
    ).map { Possible(value: $0.value, trail: $0.trail.passing(step)) }
  }

  /// The path of the Swift class that Objective-C knows by a name.
  private func path(of className: String) -> [String]? {
    if let known = paths[className] { return known }
    let path = findPath(of: className)
    paths[className] = .some(path)
    return path
  }

  private func findPath(of className: String) -> [String]? {
    let own = program.types(named: className, in: []).first {
      program[$0].isType && program[$0].kind != .type(.contract)
    }
    guard let declared = own ?? program.type(objectiveCName: className) else { return nil }
    return program[declared].container + [program[declared].name]
  }
}

// MARK: - What calls Objective-C

extension SwiftExports {
  /// What Swift passes for a parameter of a method; `nil` where it never calls it.
  func arguments(at index: Int, of selector: String, on className: String) -> ObjCNames? {
    let type = renamings.classes.first { $0.value == className }?.key ?? className
    let calls = calls(of: selector, on: type)
    return passed(at: index, calls, selector)
  }

  /// What Swift passes for a parameter of a function.
  func arguments(at index: Int, ofFunction name: String) -> ObjCNames? {
    let calls = program.mentions(of: name).compactMap { mention -> Program.Spot? in
      guard case .name = program[mention].kind, let call = evaluator.call(of: mention),
        evaluator.callees(of: call).isEmpty
      else { return nil }
      return call
    }
    return passed(at: index, calls, name)
  }

  /// What Swift assigns to a property of a class.
  func assigned(_ property: String, of className: String) -> ObjCNames? {
    let targets = program.mentions(of: property, beside: className).filter {
      if case .member(let base?, _) = program[$0].kind {
        return isInstance(Program.Spot(file: $0.file, node: base), of: className)
      }
      return false
    }
    let values = targets.compactMap { target -> Program.Spot? in
      guard case .node(let parent) = program[target].parent,
        case .assignment(target.node, let value, false) =
          program[Program.Spot(file: target.file, node: parent)].kind
      else { return nil }
      return Program.Spot(file: target.file, node: value)
    }
    return union(values.map { ($0, FlowStep(place: program.place($0), what: property)) })
  }

  private func calls(of selector: String, on type: String) -> [Program.Spot] {
    if let renamed = renamings.function(of: selector) {
      return program.mentions(of: renamed.name, beside: type)
        .compactMap { evaluator.call(of: $0) }
        .filter { labels(of: $0) == renamed.labels && isCall($0, on: type) }
    }
    let named = BridgedName.names(of: selector).flatMap { name in
      program.mentions(of: name, beside: type).compactMap { evaluator.call(of: $0) }
        .filter { BridgedName.isImported(name, labels(of: $0), from: selector) }
    }
    let made = program.mentions(of: type, beside: type).compactMap { evaluator.call(of: $0) }
      .filter { BridgedName.isImportedInitialiser(of: type, labels(of: $0), from: selector) }
    return named.filter { isCall($0, on: type) } + made
  }

  private func labels(of call: Program.Spot) -> [String?] {
    guard case .call(_, let arguments) = program[call].kind else { return [] }
    return arguments.map(\.label)
  }

  /// Whether a call goes to a class of Objective-C or an instance of it.
  private func isCall(_ call: Program.Spot, on type: String) -> Bool {
    guard case .call(let callee, let arguments) = program[call].kind,
      evaluator.callees(of: call).isEmpty
    else { return false }
    switch program[Program.Spot(file: call.file, node: callee)].kind {
    case .member(let base?, _):
      let base = Program.Spot(file: call.file, node: base)
      guard let known = evaluator.staticType(base)?.ref else { return arguments.count > 1 }
      return isKind(known, of: type)
    case .member(nil, _):
      return evaluator.expectedType(of: call).map { isKind($0, of: type) } ?? true
    case .name: return isKind(.own(evaluator.container(at: call).joined(separator: ".")), of: type)
    default: return false
    }
  }

  private func isInstance(_ base: Program.Spot, of type: String) -> Bool {
    if let known = evaluator.staticType(base) { return isKind(known.ref, of: type) }
    // XYLabel.appearance().fontName = …
    guard case .call(let callee, _) = program[base].kind,
      case .member(let inner?, "appearance") =
        program[Program.Spot(file: base.file, node: callee)].kind
    else { return false }
    return isInstance(Program.Spot(file: base.file, node: inner), of: type)
  }

  private func isKind(_ known: TypeRef, of type: String) -> Bool {
    guard let path = known.path else { return false }
    return path.last == type
      || evaluator.ancestors(of: path.joined(separator: ".")).contains(type)
  }

  private func passed(at index: Int, _ calls: [Program.Spot], _ what: String) -> ObjCNames? {
    union(
      calls.compactMap { call in
        guard case .call(_, let arguments) = program[call].kind, index < arguments.count else {
          return nil
        }
        return (
          Program.Spot(file: call.file, node: arguments[index].value),
          FlowStep(place: program.place(call), what: what)
        )
      })
  }

  /// The names of expressions over all ways to get to each, one step further.
  private func union(_ spots: [(Program.Spot, FlowStep)]) -> ObjCNames? {
    guard !spots.isEmpty else { return nil }
    // One question, however many places it leads to.
    return spending { names(at: spots) }
  }

  private func names(at spots: [(Program.Spot, FlowStep)]) -> ObjCNames {
    var all = ObjCNames()
    for (spot, step) in spots {
      for solution in evaluator.solutions(
        at: spot, { evaluator.values(spot, $0, .foreign(["String"])) })
      {
        all.add(
          (names(solution.values) ?? .unknown("'\(program.source(spot))', which Swift passes"))
            .passing(step, as: .derived))
      }
    }
    return all
  }
}

// MARK: - Names

extension SwiftExports {
  /// The names among values; `nil` where there is none, and none that is unknown.
  private func names(_ values: Values) -> ObjCNames? {
    var names = ObjCNames()
    for item in values.items {
      switch item.value {
      case .text(let name): names.add(ObjCNames(candidates: [candidate(name, item.trail)]))
      case .unknown(let reason):
        names.add(ObjCNames(undetermined: reason, isCarried: item.trail.isCarried))
      case .font(let made):
        // A message for its name follows.
        names.add(self.names(evaluator.values(made)).map(\.carried) ?? ObjCNames())
      default: continue
      }
    }
    return names.candidates.isEmpty && names.undetermined == nil ? nil : names
  }

  private func candidate(_ name: String, _ trail: Trail) -> NameCandidate {
    NameCandidate(
      name: name,
      place: trail.origin.map { program.place($0.file, $0.range) } ?? SourcePlace(path: ""),
      certainty: trail.isCombined || !trail.isProven ? .derived : .constant,
      flow: trail.steps.map { FlowStep(place: program.place($0.file, $0.range), what: $0.what) },
      attempt: trail.attempt.map { attempt in
        NameAttempt(
          chain: program.place(attempt.chain.file, attempt.chain.range), index: attempt.index)
      },
      isReachable: trail.isProven, platforms: trail.platforms.names)
  }
}

extension ObjCNames {
  /// The same as names of fonts that are made from them.
  fileprivate var carried: ObjCNames {
    var names = self
    names.isCarried = true
    return names
  }
}
