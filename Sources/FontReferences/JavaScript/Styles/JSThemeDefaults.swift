import JavaScriptLowering
import NameFlow
import SourceText

/// Fonts of a theme that a library's components are drawn with where nothing names any: NativeBase draws
/// `<Heading>` with the theme's `heading`, and `<Text>` with its `body`.
struct JSThemeDefaults {
  private(set) var references: [FontReference] = []
  private let code: JSCode
  private let tokens: JSThemeTokens
  private var seen: Set<Subject> = []
  /// What was found of each font of a theme.
  private var found: [Subject: Set<[Found]>] = [:]

  /// A font of the theme, and those who look it up alike.
  private struct Subject: Hashable {
    var library: String
    var font: String
    /// The package of the code.
    var home: String
    /// The face that is asked for, as it is written; none for all.
    var face = ""
  }

  private struct Found: Hashable {
    var name: String
    var place: SourcePlace
    var isReachable: Bool
  }

  /// The most places that name one component which are looked at.
  private static let mostPlaces = 2_000

  init(_ code: JSCode, _ tokens: JSThemeTokens) {
    self.code = code
    self.tokens = tokens
    guard !tokens.isEmpty else { return }
    for module in code.program.modules.indices where code.program.live.contains(module) {
      let tree = code.program.trees[module]
      for (binding, declared) in tree.bindings.enumerated() {
        guard case .imported(let number) = declared.kind, tree.imports.indices.contains(number),
          let name = tree.imports[number].name, PackageFacts.themedComponents.contains(name)
        else { continue }
        add(binding, module)
      }
    }
  }

  private mutating func add(_ binding: Int, _ module: Int) {
    let tree = code.program.trees[module]
    let declared = tree.bindings[binding]
    let places = code.running.ownMentions(of: declared.name, binding, in: module)
    guard let first = places.first else { return }
    let component = code.askingBriefly { code.values(first) }.items
    guard component.count == 1, let value = component.first?.value,
      case .external(let library, let path) = value, let own = path.last
    else { return }
    for place in places.prefix(Self.mostPlaces) {
      let (component, part) = part(at: place)
      let name = own + part
      guard let font = PackageFacts.fontOfTheme(of: name, in: library),
        drawsText(name, at: component)
      else { continue }
      let (face, isNamed) = face(at: component, of: .external(library, [name]))
      guard !isNamed, !isMadeWithout(name, of: library, at: component) else { continue }
      let subject = Subject(
        library: library, font: font, home: code.program.packages.home(of: module),
        face: face.map { written($0, module) } ?? "")
      guard !seen.contains(subject), code.running.contains(place) else { continue }
      seen.insert(subject)
      add(subject, declared, part, at: place, face)
    }
  }

  /// The component that a name stands for, or that is a part of what it stands for, such as `Dialog.Title`.
  private func part(at place: JSSite) -> (component: JSSite, part: String) {
    guard let parent = code.parent(of: place),
      case .member(place.node, let part, _) = code.program.trees[place.module][parent].kind
    else { return (place, "") }
    return (JSSite(module: place.module, node: parent), "." + part)
  }

  /// The tag of a component; `nil` where something else names it.
  private func tag(of component: JSSite) -> JSMarkup? {
    guard let parent = code.parent(of: component),
      case .markup(let markup) = code.program.trees[component.module][parent].kind,
      markup.component == component.node
    else { return nil }
    return markup
  }

  /// Whether a component surely draws text; of some that depends on what they are given.
  private func drawsText(_ name: String, at component: JSSite) -> Bool {
    guard let properties = PackageFacts.propertiesWithText(of: name) else { return true }
    guard let tag = tag(of: component) else { return false }
    let tree = code.program.trees[component.module]
    let given = tag.attributes.filter { properties.contains($0.name ?? "") }.compactMap(\.value)
    return tag.texts.contains { tree.text.utf8[$0].contains { $0 > 0x20 } }
      || (given + tag.children).contains(where: tree.isText)
  }

  /// The face that a tag asks for, and whether it names a font itself.
  private func face(at place: JSSite, of component: Value) -> (JSFontUse.Face?, isNamed: Bool) {
    guard let markup = tag(of: place) else { return (nil, false) }
    return (
      JSFontUse.Face(beside: markup, of: component),
      markup.attributes.contains { $0.name == "fontFamily" }
    )
  }

  /// Whether a tag, or a component that is made of one, names a font itself or leaves out what the package styles it
  /// with: `styled(Input, { unstyled: true })`.
  private func isMadeWithout(_ name: String, of library: String, at place: JSSite) -> Bool {
    let tree = code.program.trees[place.module]
    var given: [(name: String, value: JSNode.ID?)] = []
    if let tag = tag(of: place) {
      given = tag.attributes.map { ($0.name ?? "", $0.value) }
    } else if let parent = code.parent(of: place),
      case .call(let callee, let arguments) = tree[parent].kind,
      tree.lastName(of: callee) == "styled", arguments.count > 1, arguments[0] == place.node,
      case .object(let properties) = tree[arguments[1]].kind
    {
      given = properties.map { property in
        if case .name(let name) = property.key { (name, property.value) } else { ("", nil) }
      }
    }
    if given.contains(where: { $0.name == "fontFamily" }) { return true }
    guard PackageFacts.hasFontOnlyStyled(name, of: library),
      let unstyled = given.first(where: { $0.name == "unstyled" })
    else { return false }
    guard let value = unstyled.value else { return true }
    if case .boolean(true) = tree[value].kind { return true }
    return false
  }

  private func written(_ face: JSFontUse.Face, _ module: Int) -> String {
    let tree = code.program.trees[module]
    let nodes = [face.written, face.slant].compactMap { $0 }
    let texts = nodes.map { node in
      switch tree[node].kind {
      case .string, .number: tree.string(node)
      // What it is depends on where it stands.
      default: "\(module):\(node)"
      }
    }
    return "\(face.weight) \(texts)"
  }

  private mutating func add(
    _ subject: Subject, _ component: JSBinding, _ part: String, at place: JSSite,
    _ face: JSFontUse.Face?
  ) {
    guard let spot = code.spot(place) else { return }
    let asker = JSThemeTokens.Asker(
      module: place.module, libraries: [subject.library], face: face)
    let use = FontUse(place: code.program.place(place), what: component.name + part)
    let items = code.asking { tokens.fonts(of: subject.font, by: asker, at: spot) }.items
    let candidates = items.compactMap { item -> NameCandidate? in
      guard let origin = item.trail.origin else { return nil }
      var candidate = NameCandidate(
        name: "", place: code.evaluator.program.place(origin.file, origin.range),
        certainty: .constant, uses: [use], isReachable: item.trail.isProven)
      candidate.isSure = item.trail.isSure
      switch item.value {
      case .text(let name): candidate.name = name
      case .absent:
        guard let lack = item.trail.lack else { return nil }
        candidate.name = lack.object + "." + lack.name
        candidate.missingKey = MissingKey(
          key: lack.name, object: lack.object,
          objectPlace: lack.home.map { code.evaluator.program.place($0.file, $0.range) },
          keys: lack.names)
      default: return nil
      }
      return candidate
    }
    let known = candidates.map {
      Found(name: $0.name, place: $0.place, isReachable: $0.isReachable)
    }
    var all = subject
    all.face = ""
    guard !candidates.isEmpty, found[all, default: []].insert(known).inserted else { return }
    references.append(
      FontReference(
        api: .reactNative, place: code.program.trees[place.module].place(component.range),
        text: component.name + part, candidates: candidates))
  }
}

extension JSTree {
  /// Whether something is a text as it is written.
  fileprivate func isText(_ id: JSNode.ID) -> Bool {
    switch self[id].kind {
    case .string(let text): text.contains { !$0.isWhitespace }
    case .template: true
    case .conditional(_, let yes, let no): isText(yes) || isText(no)
    case .binary("&&", _, let value): isText(value)
    default: false
    }
  }
}
