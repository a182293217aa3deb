import SourceText

/// Nodes as they are written.
extension JSTree {
  /// Whether a node's text is this one.
  package func isWritten(_ id: JSNode.ID, as word: StaticString) -> Bool {
    let range = self[id].range
    return range.count == word.utf8CodeUnitCount
      && text.utf8[range].elementsEqual(word.description.utf8)
  }

  /// Whether a node is what a module of the older kind gives its exports to: `exports`, `module.exports`.
  package func isExports(_ id: JSNode.ID) -> Bool {
    isWritten(id, as: "exports") || isWritten(id, as: "module.exports")
  }

  /// Whether a node's text begins so.
  package func begins(_ id: JSNode.ID, with word: StaticString) -> Bool {
    text.utf8[self[id].range].starts(with: word.description.utf8)
  }

  /// Whether a node's text ends so.
  package func ends(_ id: JSNode.ID, with word: StaticString) -> Bool {
    text.utf8[self[id].range].reversed().starts(with: word.description.utf8.reversed())
  }

  /// The line of a bracket that is opened and never closed, so that what stands behind it is not understood.
  package var lineOfOpenBracket: Int? {
    let last = Int32(tokens.count - 1)
    let token = tokens.dropLast().first {
      $0.kind == .mark && $0.partner == last && !$0.isTag
    }
    guard let token else { return nil }
    return text.place(Int(token.start)..<Int(token.end)).line
  }

  /// A node as written, cut where it is long.
  package func shortString(_ id: JSNode.ID) -> String {
    text.excerpt(self[id].range, longest: 60, cut: 57)
  }

  /// `font` of `font`, of `theme.font`.
  package func lastName(of id: JSNode.ID) -> String? {
    switch self[id].kind {
    case .name(let name): name
    case .member(_, let name, _): name
    default: nil
    }
  }
}
