import JavaScriptLowering
import NameFlow

/// Parts of a configuration of Tailwind that are written elsewhere: `theme: require('./theme')`,
/// `...require('./base')`, `presets: [require('./preset')]`.
extension JSTailwind {
  /// Where the fonts of such a part stand.
  private static let ways: [[String]] = [
    ["fontFamily"], ["extend", "fontFamily"], ["theme", "fontFamily"],
    ["theme", "extend", "fontFamily"],
  ]

  /// The uses of the fonts in those properties of a configuration's objects.
  static func usesOfParts(
    of properties: [JSProperty], in module: Int, of code: JSCode
  ) -> [JSFontUse] {
    let tree = code.program.trees[module]
    return properties.flatMap { property -> [JSFontUse] in
      switch property.key {
      case .name("theme"), .name("extend"):
        if case .object = tree[property.value].kind { return [] }
        return uses(ofPart: JSSite(module: module, node: property.value), in: code)
      case .name("presets"):
        guard case .array(let presets) = tree[property.value].kind else { return [] }
        return presets.flatMap { preset -> [JSFontUse] in
          if case .object = tree[preset].kind { return [] }
          return uses(ofPart: JSSite(module: module, node: preset), in: code)
        }
      case .spread: return uses(ofPart: JSSite(module: module, node: property.value), in: code)
      case .name, .computed: return []
      }
    }
  }

  /// The use of a font in a class that a plugin makes: `addUtilities({ '.title': { fontFamily: 'Lobster' } })`; `nil`
  /// for what is none, and for what is no text.
  static func use(of value: JSSite, ofClassMadeBy style: JSNode.ID, in code: JSCode) -> JSFontUse? {
    let tree = code.program.trees[value.module]
    guard case .string = tree[value.node].kind,
      let table = code.parent(of: JSSite(module: value.module, node: style)),
      case .object(let classes) = tree[table].kind,
      let entry = classes.first(where: { $0.value == style }), case .name(let name) = entry.key,
      name.hasPrefix("."),
      name.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || "-_".contains($0) })
    else { return nil }
    if let around = code.parent(of: JSSite(module: value.module, node: table)),
      case .object = tree[around].kind
    {
      return nil
    }
    return JSFontUse(
      value: .node(value.node), module: value.module, tailwindClass: name,
      takesFirst: takesFirst(code.program.modules[value.module].package))
  }

  private static func uses(ofPart part: JSSite, in code: JSCode) -> [JSFontUse] {
    // What is in another configuration of Tailwind is told there.
    code.asking { code.values(part) }.items.flatMap { item in
      ways.flatMap { tables(at: $0[...], of: item, in: code) }
    }.filter { !isConfiguration(code.program.modules[$0.module].path) }
      .flatMap { uses(of: $0, in: code) }
  }

  private static func tables(
    at way: ArraySlice<String>, of item: Possible, in code: JSCode
  ) -> [JSSite] {
    guard let name = way.first, case .record(let record) = item.value, let field = record[name]
    else { return [] }
    if way.count > 1 {
      return code.asking { code.evaluator.values(field, of: item) }.items.flatMap {
        tables(at: way.dropFirst(), of: $0, in: code)
      }
    }
    return field.values.compactMap { value in
      guard case .node(let spot, _, _) = value else { return nil }
      return code.site(spot)
    }
  }
}

// MARK: Classes that plugins put together

extension JSTailwind {
  /// What `theme` is given that is not written as it stands: `theme(`fontFamily.${faces[style]}`)`.
  private static func computedPath(of value: JSNode.ID, in tree: JSTree) -> JSNode.ID? {
    guard case .call(let callee, let arguments) = tree[value].kind,
      tree.lastName(of: callee) == "theme", let first = arguments.first
    else { return nil }
    switch tree[first].kind {
    case .template, .binary("+", _, _): return first
    default: return nil
    }
  }

  private static let start = "fontFamily."

  /// The keys of `fontFamily` that a style takes in all calls; `nil` where they are not all known.
  static func computedKeys(takenBy value: JSSite, in code: JSCode) -> [String]? {
    let tree = code.program.trees[value.module]
    guard let path = computedPath(of: value.node, in: tree) else { return nil }
    let items = code.asking { code.values(JSSite(module: value.module, node: path)) }.items
    let keys = items.compactMap { item -> String? in
      guard case .text(let text) = item.value, text.hasPrefix(start) else { return nil }
      return String(text.dropFirst(start.count))
    }
    return keys.isEmpty || keys.count < items.count ? nil : keys
  }

  /// The classes that plugins put together, with the keys of `fontFamily` that they take:
  /// `classes[`.text-${style}`] = { fontFamily: theme(`fontFamily.${style}`) }`.
  static func computedClasses(in module: Int, of code: JSCode) -> [(key: String, name: String)] {
    let tree = code.program.trees[module]
    return tree.nodes.flatMap { node -> [(key: String, name: String)] in
      switch node.kind {
      case .assignment("=", let target, let style):
        guard case .element(_, let name) = tree[target].kind else { return [] }
        return classes(named: name, style, in: module, of: code)
      case .object(let properties):
        return properties.flatMap { property -> [(key: String, name: String)] in
          guard case .computed(let name) = property.key else { return [] }
          return classes(named: name, property.value, in: module, of: code)
        }
      default: return []
      }
    }
  }

  private static func classes(
    named name: JSNode.ID, _ style: JSNode.ID, in module: Int, of code: JSCode
  ) -> [(key: String, name: String)] {
    let tree = code.program.trees[module]
    guard case .object(let properties) = tree[style].kind,
      let class_ = code.spot(JSSite(module: module, node: name))
    else { return [] }
    return properties.flatMap { property -> [(key: String, name: String)] in
      guard let path = computedPath(of: property.value, in: tree),
        let taken = code.spot(JSSite(module: module, node: path))
      else { return [] }
      // Both in one call, so that each class takes its own key.
      let pairs = code.asking {
        code.evaluator.solutions(at: taken) { frame in
          let (names, keys) = (
            code.evaluator.values(class_, frame), code.evaluator.values(taken, frame)
          )
          if let open = names.openFrame ?? keys.openFrame { return Values(.open(open)) }
          var pairs = Values()
          for case .text(let name) in names.items.map(\.value) {
            for case .text(let key) in keys.items.map(\.value) {
              pairs.add(Values(.text(name + "\n" + key)))
            }
          }
          return pairs
        }
      }
      return pairs.flatMap(\.values.items).compactMap { item in
        guard case .text(let pair) = item.value else { return nil }
        let parts = pair.split(separator: "\n")
        guard parts.count == 2, parts[0].hasPrefix("."), parts[1].hasPrefix(start) else {
          return nil
        }
        return (String(parts[1].dropFirst(start.count)), String(parts[0].dropFirst()))
      }
    }
  }
}
