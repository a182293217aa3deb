/// Names that a file takes out of a module that it requires.
extension JSTree {
  /// Takes `const { a, b: c } = require('./b')` for what it says: `import { a, b as c } from './b'`.
  mutating func importRequired() {
    guard let names = scopes.first?.names else { return }
    let required = names.values.sorted().compactMap { index -> (index: Int, link: JSImport)? in
      let binding = bindings[index]
      guard case .variable(let value?) = binding.kind, binding.path.count == 1,
        case .key(let name)? = binding.path.first, let module = moduleRequired(by: value)
      else { return nil }
      return (index, JSImport(module: module, name: name))
    }
    guard !required.isEmpty else { return }
    let assigned = Set(
      nodes.compactMap { node -> String? in
        guard case .assignment(_, let target, _) = node.kind,
          case .name(let name) = self[target].kind
        else { return nil }
        return name
      })
    var calls: Set<JSNode.ID> = []
    for (index, link) in required where !assigned.contains(bindings[index].name) {
      if case .variable(let call?) = bindings[index].kind { calls.insert(call) }
      imports.append(link)
      bindings[index].kind = .imported(imports.count - 1)
      bindings[index].path = []
    }
    // What no other name is made of takes no more than that.
    for binding in bindings {
      if case .variable(let value?) = binding.kind { calls.remove(value) }
    }
    for call in calls { empty(call) }
  }
}
