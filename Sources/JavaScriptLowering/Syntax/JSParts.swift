extension JSTree {
  /// The nodes of which a node is made, in their order.
  package func parts(of id: JSNode.ID) -> [JSNode.ID] {
    switch self[id].kind {
    case .string, .number, .boolean, .nothing, .name, .this, .regex: []
    case .template(_, let parts), .array(let parts), .sequence(let parts), .block(let parts),
      .other(let parts), .variables(let parts):
      parts
    case .tagged(let tag, let template): [tag, template]
    case .member(let object, _, _): [object]
    case .element(let object, let index): [object, index]
    case .call(let callee, let arguments): [callee] + arguments
    case .object(let properties): properties.flatMap(\.parts)
    case .spread(let inner), .unary(_, let inner): [inner]
    case .function(let index): [functions[index].body].compactMap { $0 }
    case .classType(let index): [classes[index].statics, classes[index].members]
    case .conditional(let condition, let yes, let no): [condition, yes, no]
    case .binary(_, let left, let right), .assignment(_, let left, let right): [left, right]
    case .markup(let markup):
      [markup.component].compactMap { $0 } + markup.attributes.compactMap(\.value) + markup.children
    case .returns(let value): [value].compactMap { $0 }
    case .choice(let condition, let yes, let no): [condition, yes] + [no].compactMap { $0 }
    case .loop(let loop): [loop.sequence, loop.body]
    case .switches(let subject, let cases):
      [subject] + cases.flatMap { [$0.test].compactMap { $0 } + $0.body }
    }
  }

  /// For each node the one that it is a part of; -1 for those of the file itself.
  package var parents: [JSNode.ID] {
    var parents = Array(repeating: -1, count: nodes.count)
    for id in nodes.indices {
      for part in parts(of: id) where parents.indices.contains(part) { parents[part] = id }
    }
    // What a pattern falls back to stands in its function, or beside the value that is taken apart.
    for binding in bindings {
      let around: JSNode.ID
      switch binding.kind {
      case .parameter(let function, _): around = functions[function].node ?? -1
      case .variable(let value?): around = parents[value]
      default: continue
      }
      for case .fallback(let node) in binding.path where parents[node] < 0 {
        parents[node] = around
      }
    }
    return parents
  }
}

extension JSProperty {
  fileprivate var parts: [JSNode.ID] {
    if case .computed(let key) = key { [key, value] } else { [value] }
  }
}
