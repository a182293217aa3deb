import JavaScriptLowering
import NameFlow

/// Whether a component that is given `fontFamily` draws a text with it.
struct JSDrawnText {
  let code: JSCode
  let module: Int

  private var tree: JSTree { code.program.trees[module] }

  /// - Parameters:
  ///   - component: what a tag's name stands for.
  ///   - markup: the tag.
  func takesFont(_ component: Value, _ markup: JSMarkup) -> Bool {
    guard case .external(let library, let path) = component, let name = path.last else {
      return true
    }
    guard PackageFacts.mayTakeFont(name, of: library) else { return false }
    return !PackageFacts.drawsNoText(name, of: library) || mayHoldText(markup)
  }

  /// Whether a text may stand in a drawing, at any depth.
  private func mayHoldText(_ markup: JSMarkup) -> Bool {
    if markup.attributes.contains(where: { $0.name == "children" }) { return true }
    if markup.children.isEmpty { return markup.attributes.contains { $0.name == nil } }
    return markup.children.contains(where: isText)
  }

  private func isText(_ child: JSNode.ID) -> Bool {
    switch tree[child].kind {
    case .string, .number, .boolean, .nothing: return false
    case .conditional(_, let yes, let no): return isText(yes) || isText(no)
    case .binary("&&", _, let value): return isText(value)
    case .markup(let markup):
      guard let component = markup.component else { return mayHoldText(markup) }
      let values = code.asking { code.values(JSSite(module: module, node: component)) }.items
      let isDrawing =
        !values.isEmpty
        && values.allSatisfy { item in
          guard case .external(let library, let path) = item.value else { return false }
          return path.last.map { PackageFacts.drawsNoText($0, of: library) } ?? false
        }
      return !isDrawing || mayHoldText(markup)
    default: return true
    }
  }
}
