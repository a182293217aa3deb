package import SourceText

/// What a file says that a font's name can flow through.
package struct SourceFacts: Sendable {
  package let text: SourceText
  package var nodes: [Node] = []
  package var declarations: [Declaration] = []
  /// The nodes that mention a name: `title` in `title` and `x.title`; a call's label as `size:`, the
  /// target of an assignment as `title=`, a key path's first property as `\title`.
  package var mentions: [String: [Node.ID]] = [:]
  /// The names that patterns bind or calls change (`&name`), and those of local declarations.
  package var localNames: Set<String> = []
  package var imports: Set<String> = []
  /// What other files know it by; `nil` where files see what all of a module declare.
  package var exports: ModuleExports?
  /// What it says of types by their names, where types say nothing more.
  package var types = NamedTypes()
  /// The statements that declare a local name as an optional.
  package var optionals: Set<Node.ID> = []
  /// Statements behind one that leaves their block: none of them ever runs. With the function that does so, if it is a
  /// call: the sources may have one of that name that returns.
  package var unreached: [Node.ID: String] = [:]
  /// Whether something jumps in it: `break`, `continue`, `fallthrough`.
  var hasJumps = false
  /// Only tests run it.
  package var isTest = false

  package init(text: SourceText) {
    self.text = text
  }

  package subscript(id: Node.ID) -> Node { nodes[Int(id.index)] }

  package subscript(id: Declaration.ID) -> Declaration {
    get { declarations[Int(id.index)] }
    set { declarations[Int(id.index)] = newValue }
  }

  package var path: String { text.path }

  package func place(_ range: Range<Int32>) -> SourcePlace {
    text.place(Int(range.lowerBound)..<Int(range.upperBound))
  }

  /// The source of a node, cut where it is long.
  package func source(_ id: Node.ID, limit: Int = 80) -> String {
    let range = self[id].range
    let start = max(0, Int(range.lowerBound))
    let end = min(text.utf8.count, Int(range.upperBound))
    guard start < end else { return "" }
    let all = String(decoding: text.utf8[start..<end], as: UTF8.self)
    let line = all.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count <= limit ? line : line.prefix(limit - 1) + "…"
  }
}

extension [Node] {
  /// The declaration that one of a file's nodes stands in.
  func owner(of node: Node.ID) -> Declaration.ID? {
    var current = node
    for _ in 0..<100_000 {
      switch self[Int(current.index)].parent {
      case .none: return nil
      case .node(let parent): current = parent
      case .declaration(let owner): return owner
      }
    }
    return nil
  }
}
