/// What a style may say of a font, as far as its own file shows.
///
/// Most styles are about the layout alone: what they are merged with need not be followed.
package struct JSFontMembers: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `fontFamily`.
  package static let family = JSFontMembers(rawValue: 1)
  /// `fontWeight` or `fontStyle`.
  package static let face = JSFontMembers(rawValue: 2)
  /// Anything, for what the file does not show.
  package static let all: JSFontMembers = [.family, .face]
}

extension JSTree {
  /// The tables of styles that a variable is set to: `StyleSheet.create({ … })`, or a plain object.
  package func styleTables(_ value: JSNode.ID) -> [JSNode.ID] {
    switch self[value].kind {
    case .object: [value]
    case .call(let callee, let arguments) where lastName(of: callee) == "create": arguments
    default: []
    }
  }

  /// Parts of styles within each other, behind which anything may stand.
  private static let deepestStyle = 8

  package func fontMembers(of style: JSNode.ID, depth: Int = 0) -> JSFontMembers {
    guard depth < Self.deepestStyle else { return .all }
    func members(_ parts: JSNode.ID...) -> JSFontMembers {
      parts.reduce([]) { $0.union(fontMembers(of: $1, depth: depth + 1)) }
    }
    switch self[style].kind {
    case .object(let properties):
      return properties.reduce([]) { $0.union(fontMembers(of: $1, depth: depth + 1)) }
    case .array(let items): return items.reduce([]) { $0.union(members($1)) }
    case .conditional(_, let yes, let no): return members(yes, no)
    case .binary("&&", _, let right): return members(right)
    case .binary("||", let left, let right), .binary("??", let left, let right):
      return members(left, right)
    case .spread(let value): return members(value)
    case .string, .number, .boolean, .nothing, .name("undefined"): return []
    case .member(let table, let key, _):
      guard let styles = styles(key, of: table) else { return .all }
      return styles.reduce([]) { $0.union(members($1)) }
    default: return .all
    }
  }

  private func fontMembers(of property: JSProperty, depth: Int) -> JSFontMembers {
    switch property.key {
    case .name("fontFamily"): .family
    case .name("fontWeight"), .name("fontStyle"): .face
    case .name: []
    case .computed: .all
    case .spread: fontMembers(of: property.value, depth: depth)
    }
  }

  /// What stands for a key in a table of styles of this file; `nil` where the file does not show it.
  private func styles(_ key: String, of table: JSNode.ID) -> [JSNode.ID]? {
    guard case .name(let name) = self[table].kind,
      let binding = binding(name, in: self[table].scope),
      case .variable(let value?) = bindings[binding].kind
    else { return nil }
    var found: [JSNode.ID] = []
    for table in styleTables(value) {
      guard case .object(let properties) = self[table].kind else { return nil }
      for property in properties {
        switch property.key {
        case .name(key): found.append(property.value)
        case .name: continue
        case .computed, .spread: return nil
        }
      }
    }
    return found.isEmpty ? nil : found
  }
}
