import JavaScriptLowering
import NameFlow

/// The names in the attributes of a font descriptor.
extension Evaluator {
  /// The names in an argument that holds attributes.
  func attributes(_ value: Program.Spot) -> [FontCall] {
    var current = value
    while case .cast(let inner, _) = program[current].kind { current.node = inner }
    guard case .dictionary(let entries) = program[current].kind else {
      return [
        FontCall(
          api: .descriptorNameAttribute, name: value, call: value, subject: .attributes)
      ]
    }
    return entries.compactMap { attribute($0, of: current, isAttributes: true) }
  }

  /// The name under a key that can only be an attribute of fonts: `kCTFontNameAttribute`.
  func attribute(underKey key: Program.Spot) -> FontCall? {
    var current = key
    while case .node(let parent) = program[current].parent {
      let around = Program.Spot(file: key.file, node: parent)
      switch program[around].kind {
      case .cast, .unwrapped, .member: current = around
      case .dictionary(let entries):
        return entries.first { $0.key == current.node }
          .flatMap { attribute($0, of: around, isAttributes: false) }
      case .subscripted(_, let keys) where keys.first?.value == current.node:
        return attribute(assignedUnder: key, around)
      default: return nil
      }
    }
    return nil
  }

  /// `attributes[key] = name`
  private func attribute(
    assignedUnder key: Program.Spot, _ target: Program.Spot
  ) -> FontCall? {
    guard case .node(let parent) = program[target].parent,
      case .assignment(target.node, let value, false) =
        program[Program.Spot(file: key.file, node: parent)].kind,
      let api = api(underKey: key, isAttributes: false)
    else { return nil }
    return FontCall(
      api: api, name: Program.Spot(file: key.file, node: value),
      call: Program.Spot(file: key.file, node: parent))
  }

  private func attribute(
    _ entry: Node.Entry, of dictionary: Program.Spot, isAttributes: Bool
  ) -> FontCall? {
    let key = Program.Spot(file: dictionary.file, node: entry.key)
    guard let api = api(underKey: key, isAttributes: isAttributes) else { return nil }
    let value = Program.Spot(file: dictionary.file, node: entry.value)
    return FontCall(api: api, name: value, call: dictionary)
  }

  private func api(underKey key: Program.Spot, isAttributes: Bool) -> FontAPI? {
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: key.file, node: id) }
    switch program[key].kind {
    case .member(let base, let name):
      guard let api = Self.attributeNames[name] else { return nil }
      if isAttributes { return api }
      guard let base, case .member(_, "AttributeName") = program[at(base)].kind else { return nil }
      return api
    case .name(let name): return Self.attributeKeys[name]
    case .cast(let inner, _): return api(underKey: at(inner), isAttributes: isAttributes)
    default: return nil
    }
  }

  private static let attributeNames: [String: FontAPI] = [
    "name": .descriptorNameAttribute, "family": .descriptorFamilyAttribute,
  ]

  static let attributeKeys: [String: FontAPI] = [
    "UIFontDescriptorNameAttribute": .descriptorNameAttribute,
    "UIFontDescriptorFamilyAttribute": .descriptorFamilyAttribute,
    "NSFontNameAttribute": .descriptorNameAttribute,
    "NSFontFamilyAttribute": .descriptorFamilyAttribute,
    "kCTFontNameAttribute": .descriptorNameAttribute,
    "kCTFontDisplayNameAttribute": .descriptorNameAttribute,
    "kCTFontFamilyNameAttribute": .descriptorFamilyAttribute,
  ]

  /// The names in attributes that are known only as values.
  func names(in values: Values) -> Values {
    values.flatMap { item in
      guard case .table(let entries) = item.value else {
        if case .open = item.value { return Values(item.value, item.trail) }
        return .unknown("attributes from elsewhere")
      }
      var result = Values()
      for entry in entries {
        let isName = self.values(entry.key).items.contains {
          switch $0.value {
          case .symbol(_, let name): name == "name" || name == "family"
          default: false
          }
        }
        if isName { result.add(self.values(entry.value)) }
      }
      return result
    }
  }
}
