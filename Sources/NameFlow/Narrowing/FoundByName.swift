/// What is known of a name behind a test that something is made by it: `UIFont(name: name, size: 12) != nil`.
extension Evaluator {
  /// The values of a path behind a condition: where it makes something by that name, a name that is not known is
  /// one that there is.
  func found(
    _ values: Values, as path: ValuePath, by condition: PathCondition, _ file: Int32
  ) -> Values {
    guard values.items.contains(where: \.value.isUnknown),
      makesSomething(by: path, condition, file)
    else { return values }
    return values.map { item in
      guard item.value.isUnknown else { return item }
      var item = item
      item.trail.isCarried = true
      return item
    }
  }

  private func makesSomething(
    by path: ValuePath, _ condition: PathCondition, _ file: Int32
  ) -> Bool {
    guard case .hold(let conditions, let isWanted) = condition.kind,
      isWanted || conditions.count == 1
    else { return false }
    var waiting = conditions
    while let node = waiting.popLast() {
      let spot = Program.Spot(file: file, node: node)
      switch program[spot].kind {
      case .all(let items) where isWanted: waiting += items
      case .compared(let left, let right, let isEqual) where isEqual != isWanted:
        if asks(left, path, file) || asks(right, path, file) { return true }
      case .optionalBinding(_, let made?) where isWanted:
        if asks(made, path, file) { return true }
      default: continue
      }
    }
    return false
  }

  /// Whether a call makes something by the name that a path is, and gives nothing where there is none.
  private func asks(_ node: Node.ID, _ path: ValuePath, _ file: Int32) -> Bool {
    let call = Program.Spot(file: file, node: node)
    guard case .call = program[call].kind else { return false }
    return sinks(call).contains {
      $0.takesText && $0.givesValue && $0.mayGiveNothing && self.path(of: $0.name) == path
    }
  }
}
