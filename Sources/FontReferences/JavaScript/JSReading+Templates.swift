import JavaScriptLowering
import NameFlow

/// What functions in templates of CSS are given.
extension JSReading {
  /// The properties of a component that a template of CSS styles, of which the theme is known.
  func properties(_ spot: Program.Spot, _ frame: Frame) -> Lazy {
    var properties = Record(spot, frame)
    properties.isOpen = true
    properties.isArguments = true
    let theme = evaluator.theme(of: "styled-components")
    properties.set("theme", Record.Field(values: [.known(theme)]))
    return .known(Values(.record(properties)))
  }

  /// Whether a place stands in a function that a template of CSS calls with the properties, itself and not in
  /// another one within.
  private func isGivenProperties(_ node: JSNode.ID, _ use: JSFontUse) -> Bool {
    guard case .insertion = use.value else { return false }
    let tree = code.program.trees[use.module]
    var node = node
    while let parent = code.parent(of: JSSite(module: use.module, node: node)) {
      if case .function = tree[node].kind {
        if case .template = tree[parent].kind { return true }
        return false
      }
      node = parent
    }
    return false
  }

  /// What a place gives over all ways to get there.
  func solutions(
    _ node: JSNode.ID, _ spot: Program.Spot, _ use: JSFontUse, _ question: (Frame) -> Values
  ) -> [Evaluator.Solution] {
    if isGivenProperties(node, use), let owner = evaluator.owner(of: spot) {
      let given = properties(spot, evaluator.openFrame(owner))
      if let found = evaluator.solutions(at: spot, given: [given], question) { return found }
    }
    return evaluator.solutions(at: spot, question)
  }
}
