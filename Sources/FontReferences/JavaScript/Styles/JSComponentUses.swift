import JavaScriptLowering

/// Where a component of the app, a function or a class, uses a property that it is given.
struct JSComponentUses {
  let code: JSCode

  /// A component of a module.
  private struct Component {
    enum Kind {
      case function(Int)
      case classType(Int)
    }
    var module: Int
    var kind: Kind
  }

  /// Longer ways from an import to what it means are not followed.
  private static let mostExports = 8

  /// The uses of a property of a component; `nil` where not all of them are seen.
  func uses(of property: String, givenTo component: String, in module: Int) -> [JSSite]? {
    guard let binding = code.program.trees[module].binding(component, in: 0),
      let component = self.component(named: binding, in: module, 0)
    else { return nil }
    let tree = code.program.trees[component.module]
    switch component.kind {
    case .function(let index):
      guard let properties = tree.functions[index].parameters.first else { return nil }
      return uses(of: property, by: properties, in: component.module)
    case .classType(let index):
      return uses(of: property, by: tree.classes[index], in: component.module)
    }
  }

  /// The uses by names that hold the properties, or parts of them.
  private func uses(of property: String, by names: [Int], in module: Int) -> [JSSite]? {
    let tree = code.program.trees[module]
    var uses: [JSSite] = []
    for binding in names {
      let variable = JSRunningCode.Variable(module: module, binding: binding)
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
          guard let more = self.uses(of: property, at: mention) else { return nil }
          uses += more
        }
      default: return nil
      }
    }
    return uses
  }

  /// The uses of a property where all of them are mentioned.
  private func uses(of property: String, at mention: JSSite) -> [JSSite]? {
    guard let parent = code.parent(of: mention) else { return nil }
    let tree = code.program.trees[mention.module]
    switch tree[parent].kind {
    case .member(mention.node, property, _):
      return [JSSite(module: mention.module, node: parent)]
    case .member(mention.node, _, _): return []
    case .markup(let markup) where Self.sets(property, after: mention.node, in: markup): return []
    case .variables:
      return code.running.parts(of: mention).flatMap {
        uses(of: property, by: $0, in: mention.module)
      }
    default: return nil
    }
  }

  /// The uses by a class of React's: `this.props.style`. A class of its own may inherit others.
  private func uses(of property: String, by component: JSClass, in module: Int) -> [JSSite]? {
    let tree = code.program.trees[module]
    let range = tree[component.members].range
    guard let parent = component.superclass, isOfReact(parent, tree),
      !isReadOtherwise(property, in: range, module)
    else { return nil }
    var uses: [JSSite] = []
    for this in code.selves(in: module) where range.contains(tree[this.node].range.lowerBound) {
      guard let member = code.parent(of: this),
        case .member(this.node, let name, _) = tree[member].kind
      else { return nil }
      guard name == "props" else { continue }
      guard let more = self.uses(of: property, at: JSSite(module: module, node: member)) else {
        return nil
      }
      uses += more
    }
    return uses
  }

  private func isOfReact(_ superclass: JSNode.ID, _ tree: JSTree) -> Bool {
    switch tree[superclass].kind {
    case .name(let name):
      return ["Component", "PureComponent"].contains(name)
        && tree.imported(by: superclass)?.module == "react"
    case .member(let base, let name, _):
      return ["Component", "PureComponent"].contains(name) && tree.isWritten(base, as: "React")
    default: return false
    }
  }

  /// Whether code of a class reads something of a name that is not of `this.props`: `constructor(props) { … props.style … }`,
  /// `static getDerivedStateFromProps({ style })`.
  private func isReadOtherwise(_ property: String, in range: Range<Int>, _ module: Int) -> Bool {
    let tree = code.program.trees[module]
    return code.reads(of: property, in: module).contains { place, base in
      guard range.contains(place) else { return false }
      return base.map { !tree.isWritten($0, as: "this.props") } ?? true
    }
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

  private func component(named binding: Int, in module: Int, _ depth: Int) -> Component? {
    let tree = code.program.trees[module]
    let declared = tree.bindings[binding]
    guard declared.path.isEmpty, depth < Self.mostExports else { return nil }
    switch declared.kind {
    case .function(let index): return Component(module: module, kind: .function(index))
    case .classType(let index): return Component(module: module, kind: .classType(index))
    case .variable(let node?): return component(at: node, in: module, depth + 1)
    case .imported(let index):
      guard tree.imports.indices.contains(index), let name = tree.imports[index].name else {
        return nil
      }
      return component(exportedAs: name, by: tree.imports[index].module, to: module, depth + 1)
    default: return nil
    }
  }

  /// A component, or the one that a function is given, as `memo` and `withTheme` are: what wraps a component hands
  /// on what it is given.
  private func component(at node: JSNode.ID, in module: Int, _ depth: Int) -> Component? {
    let tree = code.program.trees[module]
    guard depth < Self.mostExports else { return nil }
    switch tree[node].kind {
    case .function(let index): return Component(module: module, kind: .function(index))
    case .classType(let index): return Component(module: module, kind: .classType(index))
    case .name(let name):
      return tree.binding(name, in: 0).flatMap { component(named: $0, in: module, depth + 1) }
    case .call(let callee, let arguments) where arguments.count == 1:
      guard let wrapped = component(at: arguments[0], in: module, depth + 1) else { return nil }
      if case .classType = wrapped.kind, isOfApp(callee, module) { return nil }
      return wrapped
    default: return nil
    }
  }

  /// Whether a function is one of the app's own, which may do something else with what it wraps.
  private func isOfApp(_ callee: JSNode.ID, _ module: Int) -> Bool {
    let tree = code.program.trees[module]
    return tree.imported(by: tree.root(of: callee))?.module.hasPrefix(".") ?? true
  }

  private func component(
    exportedAs name: String, by path: String, to importer: Int, _ depth: Int
  ) -> Component? {
    let program = code.program
    guard depth < Self.mostExports,
      let module = program.names.module(path, from: program.modules[importer].path)
    else { return nil }
    let tree = program.trees[module]
    let exports = tree.exports.filter { $0.name == name }
    guard exports.count == 1 else { return nil }
    switch exports[0].value {
    case .binding(let local):
      return tree.binding(local, in: 0).flatMap { component(named: $0, in: module, depth + 1) }
    case .node(let node): return component(at: node, in: module, depth + 1)
    case .imported(let other, let name?):
      return component(exportedAs: name, by: other, to: module, depth + 1)
    case .imported: return nil
    }
  }
}
