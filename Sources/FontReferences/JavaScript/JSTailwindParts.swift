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
