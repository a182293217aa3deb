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
      case .external(let library, let path) = value, let name = path.last,
      let font = PackageFacts.fontOfTheme(of: name, in: library)
    else { return }
    for place in places.prefix(Self.mostPlaces) {
      let (face, isNamed) = face(at: place, of: value)
      guard !isNamed else { continue }
      let subject = Subject(
        library: library, font: font, home: code.program.packages.home(of: module),
        face: face.map { written($0, module) } ?? "")
      guard !seen.contains(subject), code.running.contains(place) else { continue }
      seen.insert(subject)
      add(subject, declared, at: place, face)
    }
  }

  /// The face that a tag asks for, and whether it names a font itself.
  private func face(at place: JSSite, of component: Value) -> (JSFontUse.Face?, isNamed: Bool) {
    guard let parent = code.parent(of: place),
      case .markup(let markup) = code.program.trees[place.module][parent].kind,
      markup.component == place.node
    else { return (nil, false) }
    return (
      JSFontUse.Face(beside: markup, of: component),
      markup.attributes.contains { $0.name == "fontFamily" }
    )
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
    _ subject: Subject, _ component: JSBinding, at place: JSSite, _ face: JSFontUse.Face?
  ) {
    guard let spot = code.spot(place) else { return }
    let asker = JSThemeTokens.Asker(
      module: place.module, libraries: [subject.library], face: face)
    let use = FontUse(place: code.program.place(place), what: component.name)
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
        text: component.name, candidates: candidates))
  }
}
