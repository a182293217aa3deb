extension SourceFacts {
  /// The names that a function is declared by where it stands: its own, and those of the variables and
  /// members that it is all of: `const font = () => …`, `{ font: () => … }`,
  /// `const font = useCallback(() => …)`, `const font = given ?? (() => …)`.
  func names(ofFunction declaration: Declaration) -> [String] {
    let own = [declaration.name].filter { !$0.isEmpty }
    guard let statement = declaration.statement else { return own }
    return own + variables(for: statement)
  }

  /// The last word of what is called or assigned to.
  func lastWord(of node: Node.ID) -> String? {
    switch self[withoutMarks(node)].kind {
    case .name(let name), .member(_, let name): name
    default: nil
    }
  }

  /// The farthest that a function stands inside what a variable is given.
  private static let mostAround = 6

  private func variables(for function: Node.ID) -> [String] {
    var child = function
    for _ in 0..<Self.mostAround {
      switch self[child].parent {
      case .none: return []
      case .declaration(let owner):
        return self[owner].kind == .property ? [self[owner].name] : []
      case .node(let parent):
        switch self[parent].kind {
        case .ternary, .coalesced, .either, .all: child = parent
        case .call(let callee, _) where callee != child: child = parent
        case .binding(let pattern, _, child):
          if case .bound(let name) = self[pattern].kind { return [name] }
          return []
        case .assignment(let target, child, _): return lastWord(of: target).map { [$0] } ?? []
        case .record(let record):
          return record.fields.compactMap { field in
            guard field.value == child, case .name(let name) = field.key else { return nil }
            return Spelling.javaScript[name] ?? name
          }
        default: return []
        }
      }
    }
    return []
  }
}
