import SourceText

/// Calls: of functions of the app, and of those libraries whose result is known.
extension JSEvaluator {
  /// The most functions that are called within one another.
  private static let mostCalls = 24

  func call(
    _ callee: JSNode.ID, _ arguments: [JSNode.ID], at site: JSSite, _ frame: JSFrame
  ) -> [JSValue] {
    let tree = program.trees[site.module]
    if case .name("require") = tree[callee].kind, let first = arguments.first,
      case .string(let specifier) = tree[first].kind
    {
      return imported(specifier, nil, from: site.module)
    }
    let given = arguments.map {
      JSThunk.node(JSSite(module: site.module, node: $0), frame, isGetter: false)
    }
    if case .member(let object, let method, _) = tree[callee].kind {
      let receivers = values(JSSite(module: site.module, node: object), frame)
      let results = receivers.map { builtIn(method, of: $0, given) }
      if results.contains(where: { $0 != nil }) {
        return each(results) { $0 ?? JSValue.unknown("what '\(method)' gives is not known") }
      }
    }
    return each(values(JSSite(module: site.module, node: callee), frame)) { value -> [JSValue] in
      if value.isNothing { return [value] }
      return invoke(value, given, site)
    }
  }

  /// What calling a value gives.
  func invoke(_ value: JSValue, _ arguments: [JSThunk], _ site: JSSite) -> [JSValue] {
    switch value.content {
    case .function(let module, let index, let frame):
      return result(of: index, in: module, frame, arguments, site)
    case .classType(let module, let index): return instance(of: index, in: module)
    case .library(let library, let path): return libraryCall(library, path, arguments, site)
    case .unknown: return [value]
    default:
      return JSValue.unknown(
        "'\(program.trees[site.module].shortString(site.node))' is not followed")
    }
  }

  private func result(
    of index: Int, in module: Int, _ frame: JSFrame, _ arguments: [JSThunk], _ site: JSSite
  ) -> [JSValue] {
    let tree = program.trees[module]
    let function = tree.functions[index]
    let call = JSFrame.Call(module: module, function: index)
    guard !frame.calls.contains(call) else {
      return JSValue.unknown("'\(function.name ?? "a function")' calls itself")
    }
    guard let body = function.body else { return JSValue.unknown("a function without a body") }
    guard frame.calls.count < Self.mostCalls,
      take(frame.arguments.count + function.parameters.count)
    else {
      return tooInvolved
    }
    var inner = frame
    inner.calls.insert(call)
    for position in function.parameters.indices {
      let values =
        arguments.indices.contains(position) ? values(arguments[position]) : [JSValue(.nothing)]
      inner.arguments[JSFrame.Key(module: module, function: index, index: position)] = values
    }
    let results: [JSValue]
    if function.isExpression {
      results = values(JSSite(module: module, node: body), inner)
    } else {
      var returned = JSReturns(evaluator: self, module: module, frame: inner)
      let ends = returned.pass(body)
      results = returned.values + (ends ? [] : [JSValue(.nothing)])
    }
    return results.map { value in
      guard value.text != nil, let name = function.name else { return value }
      var value = value
      value.add(FlowStep(place: program.place(site), what: name))
      return value
    }
  }
}

/// What the statements of a function return.
struct JSReturns {
  let evaluator: JSEvaluator
  let module: Int
  let frame: JSFrame
  private(set) var values: [JSValue] = []
  private var depth = 0
  /// Whether not all statements are followed.
  private var isCut = false

  init(evaluator: JSEvaluator, module: Int, frame: JSFrame) {
    self.evaluator = evaluator
    self.module = module
    self.frame = frame
  }

  /// The deepest statement that is followed.
  private static let deepest = 100

  /// Follows a statement; `true` where the function ends with it for certain.
  mutating func pass(_ id: JSNode.ID) -> Bool {
    guard depth < Self.deepest, values.count <= JSEvaluator.mostGathered, evaluator.take(1) else {
      if !isCut { values += evaluator.tooInvolved }
      isCut = true
      return true
    }
    depth += 1
    defer { depth -= 1 }
    let tree = evaluator.program.trees[module]
    switch tree[id].kind {
    case .returns(let value):
      values += value.map { evaluator.values(site($0), frame) } ?? [JSValue(.nothing)]
      return true
    case .block(let body): return pass(body)
    case .choice(let condition, let yes, let no):
      switch evaluator.truth(of: evaluator.values(site(condition), frame)) {
      case true?: return pass(yes)
      case false?: return no.map { pass($0) } ?? false
      case nil:
        let first = pass(yes)
        return (no.map { pass($0) } ?? false) && first
      }
    case .switches(let subject, let cases): return pass(cases, of: subject)
    case .other(let parts):
      // A loop, or what throws.
      if tree.text.utf8[tree[id].range].starts(with: "throw".utf8) { return true }
      for part in parts { _ = pass(part) }
      return false
    default: return false
    }
  }

  private mutating func pass(_ body: [JSNode.ID]) -> Bool {
    for statement in body where pass(statement) { return true }
    return false
  }

  private mutating func pass(_ cases: [JSCase], of subject: JSNode.ID) -> Bool {
    let subjects = evaluator.values(site(subject), frame)
    let areKnown = subjects.allSatisfy { $0.asText != nil || $0.isNothing }
    guard areKnown else {
      var allEnd = cases.contains { $0.test == nil }
      for (index, entry) in cases.enumerated() {
        let ends = pass(entry.body)
        if !ends, !entry.body.isEmpty || index == cases.count - 1 { allEnd = false }
      }
      return allEnd
    }
    var allEnd = true
    for value in subjects {
      let start = cases.firstIndex { entry in
        entry.test.map { evaluator.areEqual([value], evaluator.values(site($0), frame)) != false }
          ?? false
      }
      guard let from = start ?? cases.firstIndex(where: { $0.test == nil }) else {
        allEnd = false
        continue
      }
      var ends = false
      for entry in cases[from...] where !ends {
        ends = pass(entry.body)
        if !ends, entry.body.contains(where: isBreak) { break }
      }
      allEnd = allEnd && ends
    }
    return allEnd
  }

  private func isBreak(_ id: JSNode.ID) -> Bool {
    let tree = evaluator.program.trees[module]
    return tree.text.utf8[tree[id].range].starts(with: "break".utf8)
  }

  private func site(_ id: JSNode.ID) -> JSSite { JSSite(module: module, node: id) }
}
