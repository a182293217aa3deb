import JavaScriptLowering

extension JSRunningCode {
  /// Where code names a variable; `nil` where others may have it in ways that are not seen.
  func mentions(of variable: Variable) -> [JSSite]? {
    guard let binding = variable.binding else { return nil }
    let tree = program.trees[variable.module]
    let name = tree.bindings[binding].name
    var found = ownMentions(of: name, binding, in: variable.module)
    var exported: Set<String> = []
    for export in tree.exports {
      switch export.value {
      case .binding(name): exported.insert(export.name ?? "default")
      case .node(let node):
        guard case .name(name) = tree[node].kind else { continue }
        exported.insert(export.name ?? "default")
        found.removeAll { $0.node == node }
      default: continue
      }
    }
    var waiting = exported.isEmpty ? [] : [(module: variable.module, names: exported)]
    var seen: Set<Int> = []
    while let (module, names) = waiting.popLast() {
      guard seen.insert(module).inserted else { continue }
      for importer in importers[module] ?? [] {
        switch importer {
        case .variable(let variable, let name?):
          guard names.contains(name), let binding = variable.binding else { continue }
          let local = program.trees[variable.module].bindings[binding].name
          found += ownMentions(of: local, binding, in: variable.module)
        case .passing(let module, let own, let name?):
          if names.contains(name) { waiting.append((module, [own ?? name])) }
        case .passing(let module, nil, nil): waiting.append((module, names))
        // Who has all of a module may take any of it.
        case .variable(_, nil), .passing, .place, .other: return nil
        }
      }
    }
    return found
  }

  /// Where a module names a variable of its own.
  func ownMentions(of name: String, _ binding: Int, in module: Int) -> [JSSite] {
    let tree = program.trees[module]
    return mentions(of: name, in: module).compactMap { id in
      guard tree.binding(name, in: tree[id].scope) == binding else { return nil }
      return JSSite(module: module, node: id)
    }
  }
}
