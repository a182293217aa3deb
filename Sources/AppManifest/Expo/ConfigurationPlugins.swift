import NameFlow
import SourceText

/// The plugins that a configuration's program adds outside its object: `withPlugins(config, […])`,
/// `withFonts(config, { fonts: […] })`, `config.plugins.push(…)`.
extension ConfigurationProgram {
  /// They as they would stand in the list, and what is no list as an expression.
  func addedPlugins() -> [PlacedValue] {
    let nodes = evaluator.program.facts(0)?.nodes ?? []
    let branches = nodes.flatMap { node in node.kind.branches.map { nodes[Int($0.index)].range } }
    var reading = ConfigurationValues(self)
    return nodes.indices.flatMap { index -> [PlacedValue] in
      guard case .call(let callee, let arguments) = nodes[index].kind else { return [] }
      let values = arguments.map { argument in value(at: argument.value, &reading) }
      switch nodes[Int(callee.index)].kind {
      case .name("withPlugins"), .member(_, "withPlugins"):
        guard values.count > 1 else { return [] }
        return values[1].array ?? [values[1]]
      case .member(let base?, let method) where adding.contains(method) && isPlugins(base, nodes):
        let added = method == "splice" ? arguments.dropFirst(2) : arguments[...]
        let isSure = !branches.contains { $0.contains(nodes[index].range.lowerBound) }
        return added.flatMap { plugins(of: $0, nodes, &reading) }
          .map { isSure ? $0 : $0.withUnknownFonts }
      case .name, .member:
        guard values.count == 2, values[1]["fonts"] != nil, let module = module(of: callee) else {
          return []
        }
        let name = PlacedValue(.string(module), place: values[1].place)
        return [PlacedValue(.array([name, values[1]]), place: values[1].place)]
      default: return []
      }
    }
  }

  /// The methods that add to a list, as the engine calls them.
  private var adding: Set<String> { ["append", "unshift", "splice"] }

  /// Whether an expression is called like the list of plugins.
  private func isPlugins(_ node: Node.ID, _ nodes: [Node]) -> Bool {
    switch nodes[Int(node.index)].kind {
    case .name("plugins"), .member(_, "plugins"): true
    case .unwrapped(let inner, _): isPlugins(inner, nodes)
    default: false
    }
  }

  /// The plugins that an argument adds: itself, or the items of a list that is spread.
  private func plugins(
    of argument: Node.Argument, _ nodes: [Node], _ reading: inout ConfigurationValues
  ) -> [PlacedValue] {
    var (list, isSpread) = (argument.value, argument.label == "contentsOf")
    if case .spread(let inner) = nodes[Int(list.index)].kind { (list, isSpread) = (inner, true) }
    let value = value(at: list, &reading)
    return isSpread ? value.array ?? [value] : [value]
  }

  private func value(at node: Node.ID, _ reading: inout ConfigurationValues) -> PlacedValue {
    let spot = Program.Spot(file: 0, node: node)
    let found = evaluator.values(spot, evaluator.unasked(around: spot)).items
    guard found.count == 1, let only = found.first else {
      return PlacedValue(ConfigurationValues.expression, place: evaluator.program.placeWithin(spot))
    }
    return reading.value(only)
  }

  /// The package of a plugin that is imported as a function: `expo-font` of `expo-font/app.plugin`.
  private func module(of callee: Node.ID) -> String? {
    let spot = Program.Spot(file: 0, node: callee)
    let found = evaluator.values(spot, evaluator.unasked(around: spot)).items
    guard case .external(let module, _)? = found.first?.value, !module.isEmpty else { return nil }
    let end = "/app.plugin"
    let name = module.hasSuffix(".js") ? String(module.dropLast(3)) : module
    return name.hasSuffix(end) ? String(name.dropLast(end.count)) : name
  }
}

extension Node.Kind {
  /// What runs only if something holds, or any number of times.
  fileprivate var branches: [Node.ID] {
    switch self {
    case .ifElse(_, let then, let other): [then, other].compactMap { $0 }
    case .ternary(_, let then, let other): [then, other]
    case .all(let items): Array(items.dropFirst())
    case .switching(_, let cases): cases.map(\.body)
    default: []
    }
  }
}

extension PlacedValue {
  /// A plugin that may be there, and so brings fonts that are not known.
  fileprivate var withUnknownFonts: PlacedValue {
    guard let parts = array, let name = parts.first, parts.count > 1, parts[1]["fonts"] != nil
    else { return self }
    let fonts = PlacedValue(ConfigurationValues.expression, place: parts[1].place)
    let entry = Entry(key: "fonts", keyPlace: parts[1].place, value: fonts)
    let options = PlacedValue(.dictionary([entry]), place: parts[1].place)
    return PlacedValue(.array([name, options]), place: place)
  }
}
