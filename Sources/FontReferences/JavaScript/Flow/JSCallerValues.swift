/// What an expression within a function is for each of the calls that reach it: what one call gives
/// for two parameters belongs together.
extension JSEvaluator {
  private static let mostCallers = 80

  func valuesForCallers(_ site: JSSite) -> [JSValue] {
    let tree = program.trees[site.module]
    guard let (call, callers) = callers(around: site) else { return values(site) }
    guard let path = conditions(around: site, in: call) else { return tooInvolved }
    let found = each(callers) { caller -> [JSValue] in
      var frame = JSFrame()
      for index in tree.functions[call.function].parameters.indices {
        let key = JSFrame.Key(module: call.module, function: call.function, index: index)
        frame.arguments[key] = argument(index, at: caller)
      }
      let isPassed = path.allSatisfy { condition in
        let truth = truth(of: condition.values(self, frame))
        return truth == nil || truth == condition.isMet
      }
      return isPassed ? values(site, frame) : []
    }
    return found.isEmpty ? [JSValue(.nothing)] : bounded(found)
  }

  /// The innermost function around an expression that is called somewhere.
  private func callers(around site: JSSite) -> (JSFrame.Call, [JSSite])? {
    let tree = program.trees[site.module]
    var scope = tree[site.node].scope
    for _ in 0..<6 {
      guard let function = tree.function(around: scope) else { return nil }
      let call = JSFrame.Call(module: site.module, function: function)
      if !tree.functions[function].parameters.isEmpty, program.callbacks[call] == nil {
        let (callers, areAll) = callers(of: call)
        if !callers.isEmpty {
          return areAll && callers.count <= Self.mostCallers ? (call, callers) : nil
        }
      }
      guard let node = tree.functions[function].node else { return nil }
      scope = tree[node].scope
    }
    return nil
  }

  /// A condition on the way to an expression.
  private struct Condition {
    var site: JSSite
    var isMet: Bool
    /// For a case the value it is for.
    var test: JSSite?

    func values(_ evaluator: JSEvaluator, _ frame: JSFrame) -> [JSValue] {
      let subject = evaluator.values(site, frame)
      guard let test else { return subject }
      return evaluator.areEqual(subject, evaluator.values(test, frame))
        .map { [JSValue(.boolean($0))] } ?? JSValue.unknown("a case")
    }
  }

  /// How many nodes around an expression are looked at.
  private static let mostParents = 400

  /// `nil` where there are too many.
  private func conditions(around site: JSSite, in call: JSFrame.Call) -> [Condition]? {
    let tree = program.trees[site.module]
    let end = tree.functions[call.function].node
    var conditions: [Condition] = []
    var child = site.node
    for _ in 0..<Self.mostParents {
      guard child != end, let parent = parent(of: JSSite(module: site.module, node: child)) else {
        return conditions
      }
      func add(_ node: JSNode.ID, _ isMet: Bool, test: JSNode.ID? = nil) {
        conditions.append(
          Condition(
            site: JSSite(module: site.module, node: node), isMet: isMet,
            test: test.map { JSSite(module: site.module, node: $0) }))
      }
      switch tree[parent].kind {
      case .choice(let condition, let yes, _), .conditional(let condition, let yes, _):
        if child != condition { add(condition, child == yes) }
      case .binary("&&", let left, let right) where child == right: add(left, true)
      case .switches(let subject, let cases):
        // Only a case that nothing falls into is for one value.
        for (index, entry) in cases.enumerated() where entry.body.contains(child) {
          let isAlone = index == 0 || !cases[index - 1].body.isEmpty
          if isAlone, let test = entry.test { add(subject, true, test: test) }
        }
      default: break
      }
      child = parent
    }
    return nil
  }
}
