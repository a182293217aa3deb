import JavaScriptLowering

/// The styles of `const styles = StyleSheet.create({ … })` in a module.
struct JSStyleSheets {
  struct Entry {
    /// The sheet's name.
    var name: String
    var key: String
    var binding: Int
    /// Whether other files can use it in ways that are not seen.
    var isShared: Bool
  }

  /// By the nodes of the styles.
  private(set) var entries: [JSNode.ID: Entry] = [:]

  init(_ code: JSCode, _ module: Int) {
    let tree = code.program.trees[module]
    let shared = Self.exported(tree).union(Self.givenAway(code, module))
    var seen: Set<JSNode.ID> = []
    for (binding, declared) in tree.bindings.enumerated() {
      guard case .variable(let call?) = declared.kind, seen.insert(call).inserted,
        case .call(let callee, let arguments) = tree[call].kind,
        tree.lastName(of: callee) == "create"
      else { continue }
      for argument in arguments {
        guard case .object(let properties) = tree[argument].kind else { continue }
        for property in properties {
          guard case .name(let key) = property.key, entries[property.value] == nil else { continue }
          entries[property.value] = Entry(
            name: declared.name, key: key, binding: binding,
            isShared: shared.contains(declared.name))
        }
      }
    }
  }

  private static func exported(_ tree: JSTree) -> Set<String> {
    Set(
      tree.exports.compactMap { export in
        switch export.value {
        case .binding(let name): return name
        case .node(let node): if case .name(let name) = tree[node].kind { return name }
        case .imported: break
        }
        return nil
      })
  }

  /// `styles[variant]`, `{ ...styles }` and `styles` given away use what they do not name.
  private static func givenAway(_ code: JSCode, _ module: Int) -> Set<String> {
    let tree = code.program.trees[module]
    var names: Set<String> = []
    for id in tree.nodes.indices {
      guard case .name(let name) = tree[id].kind,
        let parent = code.parent(of: JSSite(module: module, node: id))
      else { continue }
      if case .member(id, _, _) = tree[parent].kind { continue }
      names.insert(name)
    }
    return names
  }
}

/// `styles.title`, by its two names.
struct JSMemberName: Hashable, Sendable {
  var object: String
  var member: String
}
