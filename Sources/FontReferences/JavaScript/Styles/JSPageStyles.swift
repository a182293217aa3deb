import JavaScriptLowering
import NameFlow
import SourceText

/// Styles for the elements of HTML that a component of react-native-render-html draws:
/// `tagsStyles={{ code: { fontFamily: 'monospace' } }}`.
///
/// The component has fonts of its own for the generic families, and drops the names that its `systemFonts` lack.
struct JSPageStyles {
  let code: JSCode

  /// A tag of such a component.
  struct Renderer: Sendable {
    var name: String
    var place: SourcePlace
    /// The names that it keeps; `nil` where they are not known.
    var fonts: Set<String>?
    /// Whether the tag says itself what stands for the generic families.
    var hasOwnGenericFonts: Bool
  }

  /// The most places that are looked at for one style.
  private static let mostSteps = 64

  /// A part of what such a component takes, and the keys under which the style is in it.
  private struct Part {
    var site: JSSite
    /// The outermost last; `nil` for what is no name.
    var keys: [String?] = []
  }

  private enum Taker {
    case parts([Part])
    case renderer(JSSite)
    case other
  }

  /// The tags that take a style; none where anything else takes it, too.
  func renderers(of style: JSNode.ID, in module: Int) -> [Renderer] {
    guard code.program.modules[module].package.dependencies.contains(where: PackageFacts.drawsPages)
    else { return [] }
    var tags: [JSSite] = []
    var waiting = [Part(site: JSSite(module: module, node: style))]
    for _ in 0..<Self.mostSteps {
      guard let part = waiting.popLast() else { return tags.map(renderer) }
      switch taker(of: part) {
      case .parts(let parts): waiting += parts
      case .renderer(let tag): tags.append(tag)
      case .other: return []
      }
    }
    return []
  }
}

// MARK: - What takes a style

extension JSPageStyles {
  private func taker(of part: Part) -> Taker {
    if let variable = code.running.binding(of: part.site.node, in: part.site.module) {
      return taker(of: part, named: variable)
    }
    let tree = code.program.trees[part.site.module]
    let node = part.site.node
    guard let parent = code.parent(of: part.site) else { return .other }
    var around = part
    around.site.node = parent
    switch tree[parent].kind {
    case .object(let properties):
      switch properties.first(where: { $0.value == node })?.key {
      case .name(let key)?: around.keys.append(key)
      case .computed?: around.keys.append(nil)
      case .spread?: break
      case nil: return .other
      }
    case .array, .conditional, .binary, .spread: break
    case .function, .block, .returns:
      guard let made = memo(around: parent, tree, part.site.module) else { return .other }
      around.site.node = made
    case .call(let callee, _):
      guard ["create", "freeze"].contains(tree.lastName(of: callee)) else { return .other }
    case .markup(let markup):
      let name = markup.attributes.first { $0.value == node }?.name
      guard let name, PackageFacts.stylesOfPages.contains(name), drawsPages(markup, part.site)
      else { return .other }
      return .renderer(around.site)
    default: return .other
    }
    return .parts([around])
  }

  /// The call of `useMemo` whose function gives a value that stands in it.
  private func memo(around node: JSNode.ID, _ tree: JSTree, _ module: Int) -> JSNode.ID? {
    var node = node
    for _ in 0..<4 {
      guard let parent = code.parent(of: JSSite(module: module, node: node)) else { return nil }
      switch (tree[node].kind, tree[parent].kind) {
      case (.function, .call(let callee, _)):
        return tree.lastName(of: callee) == "useMemo" ? parent : nil
      case (.returns, .block), (.returns, .function), (.block, .function): node = parent
      default: return nil
      }
    }
    return nil
  }

  /// Where code names a variable that has the style.
  private func taker(of part: Part, named variable: JSRunningCode.Variable) -> Taker {
    guard let mentions = code.running.mentions(of: variable), !mentions.isEmpty else {
      return .other
    }
    var parts: [Part] = []
    for mention in mentions {
      guard let parent = code.parent(of: mention) else { return .other }
      switch code.program.trees[mention.module][parent].kind {
      case .member(mention.node, let key, _):
        var keys = part.keys
        guard let outermost = keys.popLast() else { return .other }
        if let outermost, outermost != key { continue }
        parts.append(Part(site: JSSite(module: mention.module, node: parent), keys: keys))
      case .element(mention.node, _): return .other
      default: parts.append(Part(site: mention, keys: part.keys))
      }
    }
    return .parts(parts)
  }

  private func drawsPages(_ markup: JSMarkup, _ site: JSSite) -> Bool {
    guard let component = markup.component else { return false }
    let values = code.asking { code.values(JSSite(module: site.module, node: component)) }
    return !values.items.isEmpty
      && values.items.allSatisfy { item in
        guard case .external(let library, _) = item.value else { return false }
        return PackageFacts.drawsPages(library)
      }
  }
}

// MARK: - What the component makes of a name

extension JSPageStyles {
  private func renderer(_ tag: JSSite) -> Renderer {
    let tree = code.program.trees[tag.module]
    guard case .markup(let markup) = tree[tag.node].kind else {
      return Renderer(name: "", place: code.program.place(tag), hasOwnGenericFonts: true)
    }
    let isSpread = markup.attributes.contains { $0.name == nil }
    return Renderer(
      name: markup.component.flatMap(tree.lastName) ?? "",
      place: markup.component.map(tree.place) ?? code.program.place(tag),
      fonts: isSpread ? nil : fonts(of: markup, tag.module),
      hasOwnGenericFonts: isSpread || markup.attributes.contains { $0.name == "fallbackFonts" })
  }

  private func fonts(of markup: JSMarkup, _ module: Int) -> Set<String>? {
    let version = code.program.modules[module].package.majorVersion(PackageFacts.drawsPages)
    guard let version, version >= PackageFacts.versionOfPagesWithLists else { return nil }
    guard let list = markup.attributes.last(where: { $0.name == "systemFonts" }) else {
      return Set(PackageFacts.fontsOfPages)
    }
    guard let value = list.value else { return nil }
    return code.asking { texts(of: code.values(JSSite(module: module, node: value))) }
  }

  /// All texts of a list, if it is surely made of them.
  private func texts(of values: Values) -> Set<String>? {
    guard values.items.count == 1, case .list(let elements)? = values.items.first?.value else {
      return nil
    }
    var texts: Set<String> = []
    for element in elements {
      let items = code.evaluator.values(element).items
      guard !items.isEmpty else { return nil }
      for item in items {
        guard case .text(let text) = item.value else { return nil }
        texts.insert(text)
      }
    }
    return texts
  }

  /// What is drawn for a text that a component takes for a list of families: the first that it keeps, or else the
  /// first.
  fileprivate static func drawn(_ list: String, by renderers: [Renderer]) -> Value {
    let families = list.split(separator: ",").map { family in
      String(family).trimmed { $0.isWhitespace || $0 == "\"" || $0 == "'" }
    }.filter { !$0.isEmpty }
    for family in families {
      if let generic = PackageFacts.genericFontsOfPages[family] {
        return renderers.contains(where: \.hasOwnGenericFonts)
          ? .unknown("a font of 'fallbackFonts'") : .text(generic)
      }
      if renderers.contains(where: { $0.fonts?.contains(family) ?? true }) { return .text(family) }
    }
    return .text(families.first ?? list)
  }

  /// Notes which names a component that draws a page drops.
  static func marked(_ reference: FontReference, of use: JSFontUse) -> FontReference {
    guard !use.renderers.isEmpty else { return reference }
    var result = reference
    for index in result.candidates.indices {
      let name = result.candidates[index].name
      let renderer = Self.renderer(dropping: name, among: use.renderers)
      result.candidates[index].dropped = renderer.map {
        DroppedName(component: $0.name, place: $0.place)
      }
    }
    return result
  }

  /// The component that drops a name.
  private static func renderer(dropping name: String, among renderers: [Renderer]) -> Renderer? {
    guard !PackageFacts.genericFontsOfPages.values.contains(name) else { return nil }
    return renderers.first { renderer in
      renderer.fonts.map { !$0.contains(name) } ?? false
    }
  }
}

extension JSFontUse {
  /// What is drawn for a text, of which a component may take a part.
  func drawn(_ list: String) -> NameFlow.Value {
    takesFirst ? .text(Self.first(of: list)) : JSPageStyles.drawn(list, by: renderers)
  }

  /// The first of the families between commas, as `react-native-svg` reads them.
  private static func first(of list: String) -> String {
    let ends: Set<Character> = ["\"", "'", " ", "\t", "\n"]
    return String(list.prefix { $0 != "," }).trimmed(of: ends.contains)
  }
}

extension String {
  fileprivate func trimmed(of isEdge: (Character) -> Bool) -> String {
    String(String(drop(while: isEdge).reversed()).drop(while: isEdge).reversed())
  }
}
