import NameFlow

/// Empty texts that stand for a name until code sets it: `@State private var fontName = ""`.
extension Evaluator {
  /// Whether a text is what a variable begins with that code assigns later.
  func isPlaceholder(_ trail: Trail) -> Bool {
    guard let origin = trail.origin, !trail.isCombined, let facts = program.facts(origin.file)
    else {
      return false
    }
    let variable = facts.declarations.first { declaration in
      declaration.kind == .property && declaration.isVariable && !declaration.isLocal
        && declaration.value.map { facts[$0].range == origin.range } ?? false
    }
    let name = variable?.name ?? wrapped(at: origin, in: facts)
    return name.map { isAssigned($0) } ?? false
  }

  private func isAssigned(_ name: String) -> Bool {
    !program.mentions(of: name + "=").isEmpty || !program.mentions(of: "$" + name).isEmpty
  }

  /// The property whose wrapper an initializer makes with a text: `_fontName = State(initialValue: "")`.
  private func wrapped(at origin: Trail.Origin, in facts: SourceFacts) -> String? {
    for mention in (facts.mentions["State"] ?? []) + (facts.mentions["Published"] ?? []) {
      guard case .node(let call) = facts[mention].parent,
        case .call(_, let arguments) = facts[call].kind,
        arguments.contains(where: { facts[$0.value].range == origin.range }),
        case .node(let assignment) = facts[call].parent,
        case .assignment(let target, _, _) = facts[assignment].kind
      else { continue }
      switch facts[target].kind {
      case .name(let name), .member(_, let name):
        return name.hasPrefix("_") ? String(name.dropFirst()) : nil
      default: continue
      }
    }
    return nil
  }
}
