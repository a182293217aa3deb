package import NameFlow
package import SourceText

/// A file of JavaScript, read: its tree, and what that became.
package struct JSFile: Sendable {
  /// The tree; empty where the file is nested too deep.
  package let tree: JSTree
  /// For each node of the tree the one it became; `nil` for what is not followed.
  package let nodes: [Node.ID?]
  /// The file as one in which names are followed.
  package let unit: SourceUnit
  /// Why the file is not read.
  package let violation: String?

  /// To be made on one of ``ParserThreads``.
  ///
  /// - Parameter isDocument: whether it is JSON.
  package init(_ text: SourceText, isDocument: Bool) {
    do throws(JSViolation) {
      let tokens = try JSTokenizer.tokens(of: text)
      tree = try JSParser.parse(text, tokens, asExpression: isDocument)
      violation = nil
    } catch {
      tree = JSTree(text: text, tokens: [])
      violation = error.reason
    }
    let lowered = JSExtractor.lowered(tree)
    nodes = lowered.nodes
    unit = SourceUnit(text, JavaScriptLowering(lowered: .success(lowered.facts)))
  }
}

extension JSTree {
  /// The names of the modules that a file imports or requires.
  package var importedNames: [String] {
    imports.filter { !$0.isLeft }.map(\.module) + nodes.indices.compactMap(moduleRequired)
  }

  /// The name of the module that a call takes in: `require('./Icon')`.
  package func moduleRequired(by id: JSNode.ID) -> String? {
    guard case .call(let callee, let arguments) = self[id].kind, let first = arguments.first,
      case .name("require") = self[callee].kind, case .string(let name) = self[first].kind
    else { return nil }
    return name
  }
}
