import JavaScriptLowering

/// Where a component that is a function of the app uses a property that it is given.
struct JSComponentUses {
  let code: JSCode

  /// A function of a module.
  private struct Function {
    var module: Int
    var index: Int
  }

  /// Longer ways from an import to what it means are not followed.
  private static let mostExports = 8

  /// The uses of a property of a component; `nil` where not all of them are seen.
  func uses(of property: String, givenTo component: String, in module: Int) -> [JSSite]? {
    guard let binding = code.program.trees[module].binding(component, in: 0),
      let function = function(named: binding, in: module, 0),
      let properties = code.program.trees[function.module].functions[function.index].parameters
        .first
    else { return nil }
    let tree = code.program.trees[function.module]
    var uses: [JSSite] = []
    for binding in properties {
      let variable = JSRunningCode.Variable(module: function.module, binding: binding)
      switch tree.bindings[binding].path.first {
      case .key(property)?:
        guard isWhole(tree.bindings[binding].path), let found = code.running.mentions(of: variable)
        else { return nil }
        uses += found
      case .key?: continue
      case .rest(let others)? where others.contains(property): continue
      case nil:
        guard let found = code.running.mentions(of: variable) else { return nil }
        for mention in found {
          guard let parent = code.parent(of: mention) else { return nil }
          switch code.program.trees[mention.module][parent].kind {
          case .member(mention.node, property, _):
            uses.append(JSSite(module: mention.module, node: parent))
          case .member(mention.node, _, _): continue
          case .markup(let markup) where Self.sets(property, after: mention.node, in: markup):
            continue
          default: return nil
          }
        }
      default: return nil
      }
    }
    return uses
  }

  /// Whether an element sets a property anew after it was given all of them: `<Text {...props} style={…} />`.
  private static func sets(
    _ property: String, after given: JSNode.ID, in markup: JSMarkup
  ) -> Bool {
    guard let index = markup.attributes.firstIndex(where: { $0.value == given }),
      markup.attributes[index].name == nil
    else { return false }
    return markup.attributes[(index + 1)...].contains { $0.name == property }
  }

  /// Whether a name has all of a property, or what stands for it where that is missing.
  private func isWhole(_ path: [JSBinding.Step]) -> Bool {
    path.dropFirst().allSatisfy { if case .fallback = $0 { true } else { false } }
  }

  private func function(named binding: Int, in module: Int, _ depth: Int) -> Function? {
    let tree = code.program.trees[module]
    let declared = tree.bindings[binding]
    guard declared.path.isEmpty, depth < Self.mostExports else { return nil }
    switch declared.kind {
    case .function(let index): return Function(module: module, index: index)
    case .variable(let node?): return function(at: node, in: module, depth + 1)
    case .imported(let index):
      guard tree.imports.indices.contains(index), let name = tree.imports[index].name else {
        return nil
      }
      return function(exportedAs: name, by: tree.imports[index].module, to: module, depth + 1)
    default: return nil
    }
  }

  /// A function, or the one that another is given, as `memo` and `withTheme` are: what wraps a component hands
  /// on what it is given.
  private func function(at node: JSNode.ID, in module: Int, _ depth: Int) -> Function? {
    let tree = code.program.trees[module]
    guard depth < Self.mostExports else { return nil }
    switch tree[node].kind {
    case .function(let index): return Function(module: module, index: index)
    case .name(let name):
      return tree.binding(name, in: 0).flatMap { function(named: $0, in: module, depth + 1) }
    case .call(_, let arguments) where arguments.count == 1:
      return function(at: arguments[0], in: module, depth + 1)
    default: return nil
    }
  }

  private func function(
    exportedAs name: String, by path: String, to importer: Int, _ depth: Int
  ) -> Function? {
    let program = code.program
    guard depth < Self.mostExports,
      let module = program.names.module(path, from: program.modules[importer].path)
    else { return nil }
    let tree = program.trees[module]
    let exports = tree.exports.filter { $0.name == name }
    guard exports.count == 1 else { return nil }
    switch exports[0].value {
    case .binding(let local):
      return tree.binding(local, in: 0).flatMap { function(named: $0, in: module, depth + 1) }
    case .node(let node): return function(at: node, in: module, depth + 1)
    case .imported(let other, let name?):
      return function(exportedAs: name, by: other, to: module, depth + 1)
    case .imported: return nil
    }
  }
}
