import JavaScriptLowering
import SourceText

/// The tags of components that templates of CSS style: `` const Label = styled.Text`…` `` is drawn by `<Label>`.
struct JSStyledTags {
  let code: JSCode

  /// Of components with more tags nobody knows what they are given.
  private static let most = 100

  /// The tags that draw the component whose style a place stands in; `nil` where it may be drawn in other ways, or
  /// where its style gets other properties than its tags give.
  func tags(of place: JSSite) -> [JSSite]? {
    guard let component = component(around: place),
      let variable = code.running.binding(of: component, in: place.module), !isOpen(variable),
      let mentions = code.running.mentions(of: variable), mentions.count <= Self.most
    else { return nil }
    var tags: [JSSite] = []
    for mention in mentions {
      guard let parent = code.parent(of: mention) else { return nil }
      let tree = code.program.trees[mention.module]
      // What is given where a tag gives nothing is no other way to draw it: `Label.defaultProps = { … }`.
      if case .member(mention.node, "defaultProps", name: _) = tree[parent].kind { continue }
      guard case .markup(let markup) = tree[parent].kind, markup.component == mention.node else {
        return nil
      }
      let tag = JSSite(module: mention.module, node: parent)
      if code.running.contains(tag) { tags.append(tag) }
    }
    return tags.isEmpty ? nil : tags
  }

  /// Whether code that is not read may draw it.
  private func isOpen(_ variable: JSRunningCode.Variable) -> Bool {
    guard code.program.live.areOpen[variable.module], let binding = variable.binding else {
      return false
    }
    let tree = code.program.trees[variable.module]
    let name = tree.bindings[binding].name
    return tree.exports.contains { if case .binding(name) = $0.value { true } else { false } }
  }

  /// The outermost style around a place, where it makes a component that is given nothing by itself.
  private func component(around place: JSSite) -> JSNode.ID? {
    let tree = code.program.trees[place.module]
    var found: JSNode.ID?
    var current: JSNode.ID? = place.node
    while let node = current {
      switch tree[node].kind {
      case .tagged(let tag, _) where tree.isStyled(tag):
        found = tree.makesStyled(tag) && !tree.givesProperties(tag) ? node : nil
      case .call(let callee, _) where tree.makesStyled(callee):
        found = tree.givesProperties(callee) ? nil : node
      default: break
      }
      current = code.parent(of: JSSite(module: place.module, node: node))
    }
    return found
  }
}

extension JSTree {
  /// Whether a tag gives properties of its own: `styled.Text.attrs({ … })`.
  fileprivate func givesProperties(_ tag: JSNode.ID) -> Bool {
    text.utf8.firstIndex(of: Array(".attrs".utf8), in: self[tag].range) != nil
  }
}
