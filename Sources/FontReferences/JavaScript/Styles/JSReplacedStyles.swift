import JavaScriptLowering
import NameFlow

/// Styles whose font a later one replaces wherever they are used: `{ ...base, fontFamily: 'A' }`,
/// `[styles.plain, styles.bold]`, `StyleSheet.compose(plain, bold)`, and those that are given to a component which
/// does so. Nothing is drawn with theirs.
struct JSReplacedStyles {
  let code: JSCode

  private static let family = "fontFamily"

  /// Whether each of several uses of a style is followed by one that surely gives a font.
  func areReplaced(_ uses: [JSSite]) -> Bool {
    !uses.isEmpty && uses.allSatisfy { isReplaced($0) }
  }

  /// Whether a style, or all that is made of a variable which holds it, is replaced.
  func isReplaced(style: JSNode.ID, in module: Int) -> Bool {
    let site = JSSite(module: module, node: style)
    if isReplaced(site) || isOverwritten(site) { return true }
    guard let variable = code.running.binding(of: style, in: module),
      let mentions = code.running.mentions(of: variable)
    else { return false }
    return areReplaced(mentions)
  }

  /// Whether a property of an object is followed by another of the same name.
  static func isReplaced(_ property: Int, of properties: [JSProperty]) -> Bool {
    guard case .name(let name) = properties[property].key else { return false }
    return properties[(property + 1)...].contains {
      if case .name(name) = $0.key { true } else { false }
    }
  }

  /// Whether what is spread into a style behind its font surely has one: `{ fontFamily: 'A', ...bold }`.
  private func isOverwritten(_ style: JSSite) -> Bool {
    guard case .object(let properties) = code.program.trees[style.module][style.node].kind,
      let index = properties.lastIndex(where: {
        if case .name(Self.family) = $0.key { true } else { false }
      })
    else { return false }
    return properties[(index + 1)...].contains { property in
      guard case .spread = property.key, isConstant(property.value, in: style.module) else {
        return false
      }
      return givesFont(JSSite(module: style.module, node: property.value))
    }
  }

  /// Whether a style is a constant of a module, or a member of one: what functions are given is not all seen.
  private func isConstant(_ node: JSNode.ID, in module: Int) -> Bool {
    let tree = code.program.trees[module]
    var node = node
    while case .member(let base, _, _) = tree[node].kind { node = base }
    guard case .name(let name) = tree[node].kind,
      let binding = tree.binding(name, in: tree[node].scope), tree.bindings[binding].path.isEmpty
    else { return false }
    switch tree.bindings[binding].kind {
    case .imported: return true
    case .variable(let value?):
      if case .object = tree[value].kind { return true }
      guard case .call(let callee, _) = tree[value].kind else { return false }
      return tree.begins(callee, with: "StyleSheet.create")
    default: return false
    }
  }

  private func isReplaced(_ site: JSSite, depth: Int = 0) -> Bool {
    let tree = code.program.trees[site.module]
    var child = site.node
    for _ in 0..<Self.deepest {
      guard let parent = code.parent(of: JSSite(module: site.module, node: child)) else {
        return false
      }
      let later: [JSNode.ID]
      switch tree[parent].kind {
      case .array(let items):
        if isList(JSSite(module: site.module, node: parent)) { return false }
        later = Self.behind(child, in: items)
      case .call(let callee, let arguments) where tree.begins(callee, with: "StyleSheet."):
        later = Self.behind(child, in: arguments)
      case .call(let callee, let arguments) where tree.begins(callee, with: "Object.assign"):
        later = Self.behind(child, in: arguments).filter { isConstant($0, in: site.module) }
      case .conditional, .binary, .spread, .sequence: later = []
      case .object(let properties):
        guard let index = properties.firstIndex(where: { $0.value == child }),
          case .spread = properties[index].key
        else { return false }
        let rest = properties[(index + 1)...]
        if rest.contains(where: { if case .name(Self.family) = $0.key { true } else { false } }) {
          return true
        }
        later = rest.compactMap { if case .spread = $0.key { $0.value } else { nil } }
      case .markup(let markup): return isReplaced(child, by: markup, in: site.module, depth)
      default: return false
      }
      if later.contains(where: { givesFont(JSSite(module: site.module, node: $0)) }) { return true }
      child = parent
    }
    return false
  }

  /// Whether code takes single items of an array of styles, which as a whole is no style: `const [title, body] = [{ … }, { … }]`,
  /// `headings[level]`, `headings.map(…)`.
  private func isList(_ array: JSSite) -> Bool {
    let tree = code.program.trees[array.module]
    return (code.running.parts(of: array) ?? []).contains { index in
      switch tree.bindings[index].path.first {
      case .index?, .rest?, .key?: return true
      case .fallback?, .unknown?, nil: break
      }
      let variable = JSRunningCode.Variable(module: array.module, binding: index)
      return (code.running.mentions(of: variable) ?? []).contains(where: takesItem)
    }
  }

  /// Whether code that runs takes an item of a list: `headings[level]`, `headings.map(…)`. What filters or counts it may
  /// still draw with all.
  private func takesItem(of list: JSSite) -> Bool {
    guard code.running.contains(list), let parent = code.parent(of: list) else { return false }
    let tree = code.program.trees[list.module]
    switch tree[parent].kind {
    case .member(list.node, let name, _): return Self.takingItems.contains(name)
    case .element(list.node, _):
      let around = code.parent(of: JSSite(module: list.module, node: parent))
      if let around, case .assignment(_, parent, _) = tree[around].kind { return false }
      return true
    default: return false
    }
  }

  private static let takingItems: Set<String> = ["at", "find", "findLast", "forEach", "map"]

  /// Whether code takes single items of the array that a style stands in, and never this one.
  func isLeft(_ style: JSNode.ID, in module: Int) -> Bool {
    let tree = code.program.trees[module]
    guard let array = code.parent(of: JSSite(module: module, node: style)),
      case .array(let items) = tree[array].kind, let place = items.firstIndex(of: style),
      !items[..<place].contains(where: { if case .spread = tree[$0].kind { true } else { false } }),
      let parts = code.running.parts(of: JSSite(module: module, node: array)), !parts.isEmpty
    else { return false }
    return parts.allSatisfy { index in
      let variable = JSRunningCode.Variable(module: module, binding: index)
      guard let mentions = code.running.mentions(of: variable) else { return false }
      switch tree.bindings[index].path.first {
      case .index(let other)?: return other != place || mentions.isEmpty
      case nil: return mentions.allSatisfy { takesOther($0, than: place) }
      default: return false
      }
    }
  }

  /// Whether `headings[0]` takes another item than one.
  private func takesOther(_ list: JSSite, than place: Int) -> Bool {
    let tree = code.program.trees[list.module]
    guard let parent = code.parent(of: list), case .element(list.node, let key) = tree[parent].kind,
      case .number(let number) = tree[key].kind
    else { return false }
    return number != Double(place)
  }

  /// Whether a component of the app puts another style behind the one that it is given, wherever it uses that.
  private func isReplaced(
    _ style: JSNode.ID, by markup: JSMarkup, in module: Int, _ depth: Int
  ) -> Bool {
    guard depth < Self.mostComponents, let component = markup.component,
      let name = markup.attributes.first(where: { $0.value == style })?.name,
      case .name(let called) = code.program.trees[module][component].kind,
      let uses = JSComponentUses(code: code).uses(of: name, givenTo: called, in: module)
    else { return false }
    return !uses.isEmpty && uses.allSatisfy { isReplaced($0, depth: depth + 1) }
  }

  /// A style is handed on by no more components.
  private static let mostComponents = 4

  /// Deeper no style is put together by hand.
  private static let deepest = 12

  private static func behind(_ child: JSNode.ID, in items: [JSNode.ID]) -> [JSNode.ID] {
    items.firstIndex(of: child).map { Array(items[($0 + 1)...]) } ?? []
  }

  /// Whether a style surely has the name of a font.
  private func givesFont(_ site: JSSite) -> Bool {
    let items = code.askingBriefly { code.values(site) }.items
    return !items.isEmpty
      && items.allSatisfy { item in
        // Behind `&&` it is there in some cases only.
        guard case .record(let record) = item.value, item.trail.isProven, !item.trail.mayDiffer
        else { return false }
        return record.names.contains(Self.family)
      }
  }
}
