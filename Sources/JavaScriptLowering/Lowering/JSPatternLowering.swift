import NameFlow
import SourceText

/// Assignments that take something apart: `({ title, fonts: [face] } = settings)`.
extension JSExtractor {
  /// The value under a name that no one wrote, and what its parts are assigned to.
  mutating func takingApart(
    _ pattern: JSNode.ID, _ value: JSNode.ID, _ range: Range<Int>
  ) -> Node.ID {
    let whole = hiddenName()
    let name = add(.bound(whole), range.lowerBound..<range.lowerBound)
    var statements = [add(.binding(name, nil, expression(value)), range)]
    assign(pattern, path: [], of: whole, &statements)
    return add(.block(statements), range)
  }

  private mutating func assign(
    _ target: JSNode.ID, path: [JSBinding.Step], of whole: String, _ statements: inout [Node.ID]
  ) {
    let range = tree[target].range
    switch tree[target].kind {
    case .assignment("=", let inner, let fallback):
      assign(inner, path: path + [.fallback(fallback)], of: whole, &statements)
    case .object(let properties):
      var keys: [String] = []
      for property in properties {
        let step: JSBinding.Step
        switch property.key {
        case .name(let key):
          keys.append(key)
          step = .key(key)
        case .computed: step = .unknown
        case .spread: step = .rest(without: keys)
        }
        assign(property.value, path: path + [step], of: whole, &statements)
      }
    case .array(let items):
      let isWhole = hasEachElement(items, of: target)
      for (index, item) in items.enumerated() {
        if case .spread(let inner) = tree[item].kind {
          assign(inner, path: path + [.unknown], of: whole, &statements)
        } else {
          assign(item, path: path + [isWhole ? .index(index) : .unknown], of: whole, &statements)
        }
      }
    case .name, .member, .element:
      let part = part(
        JSBinding(name: "", kind: .unknown, path: path, range: range), of: whole)
      statements.append(add(.assignment(expression(target), part, isAppended: false), range))
    default: statements.append(add(.other([expression(target)]), range))
    }
  }

  /// Whether a list of targets leaves no element out: `[, second] = names`.
  private func hasEachElement(_ items: [JSNode.ID], of list: JSNode.ID) -> Bool {
    var end = tree[list].range.lowerBound
    for (index, item) in items.enumerated() {
      let between = end..<max(end, tree[item].range.lowerBound)
      let commas = tree.text.utf8[between].count { $0 == UInt8(ascii: ",") }
      guard commas == min(index, 1) else { return false }
      end = tree[item].range.upperBound
    }
    return true
  }
}
