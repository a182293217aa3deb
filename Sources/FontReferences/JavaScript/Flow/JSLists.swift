/// Lists: what is done with each of their items, and the keys and values of objects.
extension JSEvaluator {
  private static let methods: Set<String> = [
    "map", "forEach", "filter", "find", "some", "every", "flatMap", "reduce", "sort",
  ]

  /// What a function is given that goes through a list: `Object.values(fonts).map((font) => …)`; `nil`
  /// where it does not.
  func item(_ index: Int, for call: JSFrame.Call) -> [JSValue]? {
    guard let site = program.callbacks[call] else { return nil }
    let tree = program.trees[site.module]
    guard case .call(let callee, let arguments) = tree[site.node].kind,
      case .member(let list, let method, _) = tree[callee].kind, Self.methods.contains(method)
    else { return nil }
    let isReduction = method == "reduce"
    if isReduction, index == 0 {
      let start = arguments.dropFirst().first.map { values(JSSite(module: site.module, node: $0)) }
      return (start ?? []) + JSValue.unknown("what 'reduce' has so far")
    }
    guard index == (isReduction ? 1 : 0) else { return JSValue.unknown("an index") }
    return each(values(JSSite(module: site.module, node: list))) { value -> [JSValue] in
      guard case .array(let items) = value.content else {
        return value.isUnknown ? [value] : JSValue.unknown("a list that is not followed")
      }
      return each(items) { $0 }
    }
  }

  /// `Object.keys(…)`, `Object.values(…)`, `Object.entries(…)`
  func list(_ kind: String, of value: JSValue) -> [JSValue] {
    guard case .object(let object) = value.content, !object.isOpen else {
      return value.isUnknown ? [value] : JSValue.unknown("the keys of an object that is not known")
    }
    let items = object.keys.map { key -> [JSValue] in
      let name = [JSValue(.text(key))]
      let values = object[key].map(values) ?? []
      switch kind {
      case "keys": return name
      case "values": return values
      default: return [JSValue(.array([name, values]))]
      }
    }
    return [JSValue(.array(items))]
  }
}
