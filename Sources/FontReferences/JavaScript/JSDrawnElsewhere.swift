import JavaScriptLowering
import NameFlow

/// What a browser, a library of documents or a widget of Android draws: the platform is asked for none of its fonts.
struct JSDrawnElsewhere {
  let tree: JSTree

  /// The most variables that are gone through.
  private static let mostSteps = 32

  /// Whether a component or a function comes from a package that draws elsewhere: `StyleSheet.create` of
  /// `@react-pdf/renderer`.
  func isOfDocuments(_ node: JSNode.ID) -> Bool {
    tree.imported(by: tree.root(of: node)).map { PackageFacts.drawsDocuments($0.module) } ?? false
  }

  /// Whether an expression is the document that a browser shows, or something that it gives: `document.body.style`.
  func isOfBrowser(_ node: JSNode.ID) -> Bool {
    var node = node
    for _ in 0..<Self.mostSteps {
      let start = tree.root(of: node)
      guard case .name(let name) = tree[start].kind else { return false }
      guard let binding = tree.binding(name, in: tree[start].scope) else {
        return name == "document"
      }
      guard case .variable(let value?) = tree.bindings[binding].kind,
        tree.bindings[binding].path.isEmpty
      else { return false }
      node = value
    }
    return false
  }
}

extension JSTree {
  /// Where a chain of members and calls begins.
  func root(of node: JSNode.ID) -> JSNode.ID {
    var node = node
    while true {
      switch self[node].kind {
      case .member(let base, _, _), .element(let base, _): node = base
      case .call(let callee, _): node = callee
      default: return node
      }
    }
  }
}

extension JSMarkup {
  /// Whether it is an element of a web page: `<div>`. Components begin with a capital letter.
  func isOfPage(in tree: JSTree) -> Bool {
    guard let component, case .name(let name) = tree[component].kind else { return false }
    return name.first?.isLowercase == true
  }
}
