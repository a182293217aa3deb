package import SourceText

/// Values of configurations: literals, and what they put together of constants, of paths, and of variables of the
/// environment, of which the default counts.
package enum JSConfiguration {
  /// The object of a text; comments and commas too many are allowed.
  package static func object(in text: SourceText) -> PlacedValue? {
    // The whole stands behind its parts, some of which have options of their own.
    objects(in: text).last { $0["compilerOptions"] != nil || $0["extends"] != nil }
  }

  /// Every object literal of a text.
  static func objects(in text: SourceText) -> [PlacedValue] {
    guard let tokens = try? JSTokenizer.tokens(of: text) else { return [] }
    // A JSON text begins as a block does.
    let start = tokens.first.map { Int($0.start) } ?? 0
    let isJSON = start < text.utf8.count && text.utf8[start] == UInt8(ascii: "{")
    guard let tree = try? JSParser.parse(text, tokens, asExpression: isJSON) else { return [] }
    var reader = JSConfigurationReader(tree)
    return tree.nodes.indices.compactMap { id in
      if case .object = tree[id].kind { reader.value(id, depth: 0) } else { nil }
    }
  }
}

/// Reads what the expressions of a configuration give.
private struct JSConfigurationReader {
  private let tree: JSTree
  private var steps = 10_000
  private lazy var assigned = Set(
    tree.nodes.compactMap { node -> String? in
      guard case .assignment(_, let target, _) = node.kind, case .name(let name) = tree[target].kind
      else { return nil }
      return name
    })

  private static let deepest = 16
  /// No path is longer.
  private static let longest = 1_000

  init(_ tree: JSTree) { self.tree = tree }

  mutating func value(_ id: JSNode.ID, depth: Int) -> PlacedValue? {
    guard depth < Self.deepest else { return nil }
    let place = tree.place(id)
    switch tree[id].kind {
    case .array(let items):
      let values = items.compactMap { value($0, depth: depth + 1) }
      return PlacedValue(.array(values), place: place)
    case .object(let properties):
      let entries = properties.compactMap { property -> PlacedValue.Entry? in
        guard case .name(let key) = property.key else { return nil }
        let value =
          value(property.value, depth: depth + 1)
          ?? PlacedValue(.other("an expression"), place: place)
        return PlacedValue.Entry(
          key: key, keyPlace: tree.place(property.keyRange), value: value)
      }
      return PlacedValue(.dictionary(entries), place: place)
    default: return text(id, depth: 0).map { PlacedValue(.string($0), place: place) }
    }
  }

  /// The text that an expression gives; `nil` where it is not known.
  private mutating func text(_ id: JSNode.ID, depth: Int) -> String? {
    switch tree[id].kind {
    case .string(let text): return text
    case .template(let texts, let parts):
      guard let parts = all(parts, depth), texts.count == parts.count + 1 else { return nil }
      return Self.joined(zip(texts, parts + [""]).map { $0 + $1 }, by: "")
    case .binary("+", let left, let right):
      return all([left, right], depth).flatMap { Self.joined($0, by: "") }
    case .binary("||", let left, let right), .binary("??", let left, let right):
      return inner(isOfEnvironment(left) ? right : left, depth)
    case .name("__dirname"): return tree.text.path.folder
    case .name(let name): return constant(name, at: id, depth)
    case .call(let callee, let arguments):
      guard case .member(let base, let name, _) = tree[callee].kind,
        case .name(let object) = tree[base].kind
      else { return nil }
      switch (object, name) {
      case ("require", "resolve"): return arguments.count == 1 ? inner(arguments[0], depth) : nil
      case ("path", "resolve"), ("path", "join"):
        return all(arguments, depth).flatMap { Self.joined($0, by: "/") }
      default: return nil
      }
    default: return nil
    }
  }

  private mutating func inner(_ id: JSNode.ID, _ depth: Int) -> String? {
    guard depth < Self.deepest, steps > 0 else { return nil }
    steps -= 1
    return text(id, depth: depth + 1)
  }

  /// What several expressions give; `nil` where one is not known.
  private mutating func all(_ ids: [JSNode.ID], _ depth: Int) -> [String]? {
    var texts: [String] = []
    for id in ids {
      guard let text = inner(id, depth) else { return nil }
      texts.append(text)
    }
    return texts
  }

  private static func joined(_ parts: [String], by separator: String) -> String? {
    parts.map(\.utf8.count).reduce(0, +) <= longest ? parts.joined(separator: separator) : nil
  }

  /// What a name stands for that is declared and never assigned: `const brand = process.env.BRAND || 'plain'`,
  /// `const { BRAND = 'plain' } = process.env`.
  private mutating func constant(_ name: String, at id: JSNode.ID, _ depth: Int) -> String? {
    guard let binding = tree.binding(name, in: tree[id].scope),
      case .variable(let value?) = tree.bindings[binding].kind, !assigned.contains(name)
    else { return nil }
    switch tree.bindings[binding].path.last {
    case nil: return inner(value, depth)
    case .fallback(let other) where isEnvironment(value): return inner(other, depth)
    default: return nil
    }
  }

  /// Whether an expression is a variable of the environment: `process.env.BRAND`.
  private func isOfEnvironment(_ id: JSNode.ID) -> Bool {
    switch tree[id].kind {
    case .member(let base, _, _), .element(let base, _): isEnvironment(base)
    default: false
    }
  }

  /// Whether an expression is `process.env`.
  private func isEnvironment(_ id: JSNode.ID) -> Bool {
    guard case .member(let base, "env", _) = tree[id].kind, case .name("process") = tree[base].kind
    else { return false }
    return true
  }
}
