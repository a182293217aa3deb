import NameFlow

/// Calls of the functions that the configuration names.
extension Evaluator {
  /// The name in a call of such a function.
  func configuredCall(
    _ target: Program.Spot, _ arguments: [Node.Argument], _ call: Program.Spot,
    _ functions: [FontFunction]
  ) -> FontCall? {
    guard !functions.isEmpty else { return nil }
    let labels = arguments.map(\.label)
    for function in functions {
      guard let index = function.nameArgument(in: labels) else { continue }
      let isExact = labels == function.labels
      guard let subject = subject(of: function, at: target, call, isExact: isExact) else {
        continue
      }
      let name = Program.Spot(file: call.file, node: arguments[index].value)
      return FontCall(api: .configured, name: name, call: call, subject: subject)
    }
    return nil
  }

  /// How surely a callee is a function; `nil` where it is another.
  private func subject(
    of function: FontFunction, at target: Program.Spot, _ call: Program.Spot, isExact: Bool
  ) -> FontCall.Subject? {
    let isInitialiser = function.name == "init"
    switch program[target].kind {
    case .name(function.word):
      guard !isInitialiser, let type = function.type else { return .name }
      return container(at: call).last == type ? .name : nil
    case .member(_, function.word) where isInitialiser: return .name
    case .member(let base, function.name):
      guard let type = function.type else { return .name }
      guard let base else { return implicit(type, call, mustBeKnown: isInitialiser) }
      return receiver(type, Program.Spot(file: call.file, node: base), isExact: isExact)
    default: return nil
    }
  }

  /// `.brand("Inter", size: 17)`
  private func implicit(
    _ type: String, _ call: Program.Spot, mustBeKnown: Bool
  ) -> FontCall.Subject? {
    guard let expected = expectedType(of: call)?.path?.last else {
      return mustBeKnown ? nil : .perhapsName
    }
    return expected == type ? .name : nil
  }

  /// `MyTheme.font(…)`, `MyTheme.shared.font(…)`, `theme.font(…)`
  private func receiver(
    _ type: String, _ base: Program.Spot, isExact: Bool
  ) -> FontCall.Subject? {
    if isWritten(type, in: base) { return .name }
    // Where the type cannot be known, or whether it conforms to the platform's most common protocol, the
    // call counts where a text is passed.
    guard let known = staticType(base)?.ref, let path = known.path, type != "View" else {
      return isExact ? .perhapsName : nil
    }
    if path.last == type { return .name }
    guard case .own(let name) = known else { return nil }
    return ancestors(of: name).contains(type) ? .name : nil
  }

  private func isWritten(_ type: String, in base: Program.Spot) -> Bool {
    var current = base
    for _ in 0..<16 {
      switch program[current].kind {
      case .name(let name): return name == type
      case .member(let inner, let name):
        if name == type { return true }
        guard let inner else { return false }
        current.node = inner
      case .unwrapped(let inner, _): current.node = inner
      default: return false
      }
    }
    return false
  }
}
