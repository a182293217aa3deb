import NameFlow
import SourceText

/// The plugins that a configuration's program adds outside its object: `withPlugins(config, […])`,
/// `withFonts(config, { fonts: […] })`, `config.plugins.push(…)`.
extension ConfigurationProgram {
  /// They as they would stand in the list, and what is no list as an expression.
  func addedPlugins() -> [PlacedValue] {
    let nodes = evaluator.program.facts(0)?.nodes ?? []
    var reading = ConfigurationValues(self)
    return nodes.indices.flatMap { index -> [PlacedValue] in
      guard case .call(let callee, let arguments) = nodes[index].kind else { return [] }
      let values = arguments.map { argument in value(at: argument.value, &reading) }
      switch nodes[Int(callee.index)].kind {
      case .name("withPlugins"), .member(_, "withPlugins"):
        guard values.count > 1 else { return [] }
        return values[1].array ?? [values[1]]
      case .member(let base?, "push"):
        switch nodes[Int(base.index)].kind {
        case .name("plugins"), .member(_, "plugins"): return values
        default: return []
        }
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
