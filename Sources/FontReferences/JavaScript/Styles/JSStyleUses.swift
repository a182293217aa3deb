import JavaScriptLowering
import NameFlow
import SourceText

/// Where a style is used: whether it styles text, and whether anything uses it at all.
final class JSStyleUses {
  let code: JSCode
  private var known: [JSSite: Finding] = [:]
  private var components: [JSSite: Component?] = [:]
  private var sheets: [Int: JSStyleSheets] = [:]
  private var givenAway: [Int: Set<String>] = [:]
  private let tables: JSStyleTables
  private let replaced: JSReplacedStyles
  private let typographies: JSLoadedTypographies

  /// How many styles are being looked at, each put into the next one.
  private var depth = 0
  private static let deepest = 6

  /// The most places that use a style of one name that are looked at.
  private static let mostSites = 1_000

  /// What is known of a style.
  struct Finding {
    var uses: [FontUse] = []
    var isLive = true
    /// Whether it may style text.
    var mayStyleText = true
    /// Whether it is surely this style that is used, not one of several.
    var isSure = true
    /// The texts that are drawn in its font.
    var texts: [DrawnText] = []

    /// What nothing is drawn with.
    static let nowhere = Finding(isLive: false, mayStyleText: false)
  }

  init(_ code: JSCode) {
    self.code = code
    replaced = JSReplacedStyles(code: code)
    tables = JSStyleTables(code)
    typographies = JSLoadedTypographies(code)
  }

  func finding(_ style: JSNode.ID, in module: Int) -> Finding {
    let site = JSSite(module: module, node: style)
    if let known = known[site] { return known }
    let finding = find(style, in: module)
    known[site] = finding
    return finding
  }

  private func find(_ style: JSNode.ID, in module: Int) -> Finding {
    let tree = code.program.trees[module]
    guard case .object(let properties) = tree[style].kind else { return Finding() }
    let isLayout = Self.isLayout(properties)
    if replaced.isReplaced(style: style, in: module) || replaced.isLeft(style, in: module)
      || typographies.isUnused(style, in: module)
    {
      return .nowhere
    }
    if let variable = code.running.binding(of: style, in: module),
      let mentions = code.running.mentions(of: variable), !mentions.isEmpty,
      mentions.allSatisfy({ code.isReached($0) == false })
    {
      return .nowhere
    }
    var finding = Finding()
    if let sheet = sheet(around: style, in: module) {
      let all = sites(of: sheet, in: module)
      let running = all.prefix(Self.mostSites).filter {
        code.running.contains($0) && !isInUnusedStyle($0) && code.isReached($0) != false
      }
      // What styles nothing but code that does not run is looked at all the same.
      let sites = running.isEmpty ? all : running
      if sites.count <= Self.mostSites, replaced.areReplaced(Array(sites)) {
        return .nowhere
      }
      let components = sites.prefix(Self.mostSites).map { component(styledBy: $0) }
      finding.uses = uses(Array(sites))
      finding.texts = running.flatMap { self.texts(styledBy: $0) }
      finding.isLive =
        !running.isEmpty || sheet.isShared
      let areKnown =
        !components.isEmpty && components.allSatisfy { $0 != nil }
        && sites.count <= Self.mostSites
      finding.mayStyleText =
        areKnown
        ? components.contains { $0 == .text || ($0 == .other && !isLayout) }
        : sheet.isPlain || !isLayout || sites.isEmpty
      if running.isEmpty, !all.isEmpty, !sheet.isShared { finding.mayStyleText = false }
      if running.isEmpty, sheet.isShared { take(style, in: module, &finding) }
      if sheet.isPlain, !areKnown { limit(&finding, of: style, in: module) }
    } else if let component = component(styledBy: JSSite(module: module, node: style)) {
      finding.texts = texts(styledBy: JSSite(module: module, node: style))
      finding.mayStyleText = component == .text || (component == .other && !isLayout)
    } else {
      take(style, in: module, &finding)
      limit(&finding, of: style, in: module)
    }
    return finding
  }

  /// Takes an object that nothing is known to draw with for what it looks like.
  private func limit(_ finding: inout Finding, of object: JSNode.ID, in module: Int) {
    switch JSDataObjects(code: code, module: module).likeness(of: object) {
    case .style: break
    case .perhapsStyle: finding.isSure = false
    case .data: finding.mayStyleText = false
    }
  }

  /// Notes how code takes a style of a table by its key.
  private func take(_ style: JSNode.ID, in module: Int, _ finding: inout Finding) {
    switch tables.use(of: style, in: module) {
    case .taken(let places)?:
      let live = places.filter { !isInUnusedStyle($0) && code.isReached($0) != false }
      finding.uses = uses(live.isEmpty ? places : live)
      if live.isEmpty { (finding.isLive, finding.mayStyleText) = (false, false) }
    case .perhaps(let places)?:
      finding.uses = uses(places)
      finding.isSure = false
    case .never?:
      finding.isLive = false
      finding.mayStyleText = false
    case nil: break
    }
  }

  /// Whether a style is put into another one that nothing is drawn with: `note: { ...fonts.small }`.
  private func isInUnusedStyle(_ site: JSSite) -> Bool {
    guard depth < Self.deepest, let object = code.parent(of: site),
      case .object(let properties) = code.program.trees[site.module][object].kind,
      properties.contains(where: { $0.value == site.node && $0.isSpread })
    else { return false }
    depth += 1
    defer { depth -= 1 }
    return !finding(object, in: site.module).isLive
  }

  private func uses(_ sites: [JSSite]) -> [FontUse] {
    sites.prefix(20).map { FontUse(place: code.program.place($0), what: code.program.string($0)) }
  }
}

// MARK: Style sheets

extension JSStyleUses {
  private func sheet(around style: JSNode.ID, in module: Int) -> JSStyleSheets.Entry? {
    let sheets = sheets[module] ?? JSStyleSheets(code, module, givenAway: givenAway(in:))
    self.sheets[module] = sheets
    return sheets.entries[style]
  }

  private func givenAway(in module: Int) -> Set<String> {
    if let known = givenAway[module] { return known }
    let found = JSStyleSheets.givenAway(code, module)
    givenAway[module] = found
    return found
  }

  /// At most one more than ``mostSites``.
  private func sites(of sheet: JSStyleSheets.Entry, in module: Int) -> [JSSite] {
    let program = code.program
    let names = (program.importedNames[module] ?? []).union([sheet.name])
    let found =
      names.count == 1
      ? program.members[JSMemberName(object: sheet.name, member: sheet.key)] ?? []
      : names.flatMap { program.members[JSMemberName(object: $0, member: sheet.key)] ?? [] }
        .sorted()
    var sites: [JSSite] = []
    for site in found where sites.count <= Self.mostSites {
      let tree = program.trees[site.module]
      guard case .member(let object, _, _) = tree[site.node].kind,
        case .name(let name) = tree[object].kind
      else { continue }
      let binding = tree.binding(name, in: tree[object].scope)
      if site.module == module
        ? binding != nil && binding == sheet.binding
        : takes(binding, site.module, sheet, from: module)
      {
        sites.append(site)
      }
    }
    return sites
  }

  /// Whether a name is one that a file imports a table by from a module, or from one that passes on what
  /// others give.
  private func takes(
    _ binding: Int?, _ file: Int, _ sheet: JSStyleSheets.Entry, from module: Int
  ) -> Bool {
    let program = code.program
    let tree = program.trees[file]
    guard let binding, case .imported(let index) = tree.bindings[binding].kind,
      tree.imports.indices.contains(index),
      let target = program.names.module(
        tree.imports[index].module, from: program.modules[file].path)
    else { return false }
    if target == module {
      // Everything, or the table by the names under which it is exported.
      guard let name = tree.imports[index].name else { return true }
      let table = sheet.name
      guard sheet.binding != nil else { return name == table }
      return program.trees[module].exports.contains { export in
        guard export.name == name || export.name == nil else { return false }
        switch export.value {
        case .binding(let exported): return exported == table
        case .node(let node):
          guard case .name(let exported) = program.trees[module][node].kind else { return true }
          return exported == table
        case .imported: return true
        }
      }
    }
    return program.trees[target].exports.contains { export in
      if case .imported = export.value { true } else { false }
    }
  }

  private func component(styledBy site: JSSite) -> Component? {
    if let known = components[site] { return known }
    var seen: Set<JSSite> = []
    let component = styled(by: site, &seen)
    components[site] = .some(component)
    return component
  }
}

// MARK: Components

extension JSStyleUses {
  private enum Component { case text, noText, other }

  private static let withoutText: Set<String> = [
    "View", "ScrollView", "SafeAreaView", "TouchableOpacity", "TouchableHighlight", "Pressable",
    "TouchableWithoutFeedback", "Image", "ImageBackground", "FlatList", "SectionList", "Modal",
    "KeyboardAvoidingView", "ActivityIndicator", "Switch", "LinearGradient", "StatusBar",
    "VirtualizedList", "RefreshControl", "TouchableNativeFeedback",
  ]

  /// The places that a style gets to by way of variables and of the app's own components, more than which none has.
  private static let mostPlaces = 20

  /// The component that an expression styles; `nil` where that is not seen.
  ///
  /// - Parameter seen: the places that were looked at on the way; a style that gets to one again gets nowhere else.
  private func styled(by site: JSSite, _ seen: inout Set<JSSite>) -> Component? {
    let tree = code.program.trees[site.module]
    let parents = parents(in: site.module)
    var child = site.node
    for _ in 0..<12 {
      guard let parent = parents.at(child) else { return nil }
      switch tree[parent].kind {
      case .array, .conditional, .binary, .spread, .sequence: child = parent
      case .object(let properties):
        // `style={{ ...styles.title }}`; as the value of a key it is something of its own.
        guard properties.contains(where: { $0.value == child && $0.isSpread }) else { return nil }
        child = parent
      case .call(let callee, _) where tree.begins(callee, with: "StyleSheet."): child = parent
      case .markup(let markup):
        guard let attribute = markup.attributes.first(where: { $0.value == child }) else {
          return nil
        }
        return ownComponent(attribute.name, markup, site.module, &seen)
          ?? component(attribute.name, markup, tree)
      case .assignment("=", child, _): return .noText
      case .assignment("=", let target, child):
        guard case .name(let name) = tree[target].kind,
          let binding = tree.binding(name, in: tree[target].scope)
        else { return nil }
        return isHeldForContainers(.init(module: site.module, binding: binding), &seen)
          ? .noText : nil
      default:
        guard let variable = code.running.binding(of: child, in: site.module) else { return nil }
        return isHeldForContainers(variable, &seen) ? .noText : nil
      }
    }
    return nil
  }

  /// Whether every use of a variable that holds a style is the style of a component without text.
  private func isHeldForContainers(
    _ variable: JSRunningCode.Variable, _ seen: inout Set<JSSite>
  ) -> Bool {
    guard let mentions = code.running.mentions(of: variable), !mentions.isEmpty else {
      return false
    }
    return styled(byAll: mentions, &seen) == .noText
  }

  /// What a component of the app does with a style that it is given: draws text with it if any of its elements does;
  /// `nil` where not all of them are seen.
  private func ownComponent(
    _ attribute: String?, _ markup: JSMarkup, _ module: Int, _ seen: inout Set<JSSite>
  ) -> Component? {
    guard let attribute, let component = markup.component,
      case .name(let name) = code.program.trees[module][component].kind,
      let uses = JSComponentUses(code: code).uses(of: attribute, givenTo: name, in: module),
      !uses.isEmpty
    else { return nil }
    let styled = styled(byAll: uses, &seen)
    return styled == .other ? nil : styled
  }

  /// What a style styles that gets to several places; `nil` where that is not seen of one of them.
  private func styled(byAll sites: [JSSite], _ seen: inout Set<JSSite>) -> Component? {
    guard sites.count <= Self.mostPlaces else { return nil }
    var all: Component = .noText
    for site in sites where seen.insert(site).inserted {
      guard seen.count <= Self.mostPlaces, let component = styled(by: site, &seen) else {
        return nil
      }
      if component == .text || all == .noText { all = component }
    }
    return all
  }

  private func component(_ attribute: String?, _ markup: JSMarkup, _ tree: JSTree) -> Component? {
    if attribute == "contentContainerStyle" || attribute == "containerStyle" { return .noText }
    if markup.isOfPage(in: tree) { return .noText }
    guard attribute == "style", let name = markup.component.flatMap(tree.lastName) else {
      return .other
    }
    if Self.withoutText.contains(name) || isContainer(markup, tree) { return .noText }
    return name.hasSuffix("Text") || name == "TextInput" || name.hasSuffix("Title") ? .text : .other
  }

  /// Whether a tag is a container of a package of components.
  private func isContainer(_ markup: JSMarkup, _ tree: JSTree) -> Bool {
    guard let link = markup.component.flatMap(tree.imported), let own = link.name else {
      return false
    }
    return PackageFacts.isContainer(own, of: link.module)
  }

  private func parents(in module: Int) -> JSParents {
    JSParents(code: code, module: module)
  }
}

/// The nodes that nodes are parts of.
private struct JSParents {
  let code: JSCode
  let module: Int

  func at(_ id: JSNode.ID) -> JSNode.ID? { code.parent(of: JSSite(module: module, node: id)) }
}

extension JSProperty {
  fileprivate var isSpread: Bool { if case .spread = key { true } else { false } }
}

// MARK: Keys

extension JSStyleUses {
  /// Whether everything beside the font is about the layout, and something is.
  private static func isLayout(_ properties: [JSProperty]) -> Bool {
    let others = properties.filter { if case .name("fontFamily") = $0.key { false } else { true } }
    return !others.isEmpty
      && others.allSatisfy { property in
        guard case .name(let key) = property.key else { return false }
        return JSStyleKeys.isLayout(key)
      }
  }
}
