import SourceText

/// The scenes of a storyboard for iOS, tvOS or macOS, and what leads to them.
///
/// A document that says neither where it begins nor what its scenes are called has none that are told apart.
struct StoryboardScenes: Sendable {
  struct Scene: Sendable {
    /// Where its first line stands.
    var place: SourcePlace
    /// What segues call it.
    var ids: Set<String> = []
    /// What code calls it.
    var identifiers: Set<String> = []
    /// Where its segues lead that something in it performs.
    var destinations: Set<String> = []
    /// Where those lead that hang on its controller, by their identifiers: code performs them, or nothing does.
    var performed: [String: Set<String>] = [:]
    /// The identifiers of scenes of other storyboards that stand in for it.
    var references: Set<String> = []
    fileprivate var segues = StoryboardSegues()
  }

  /// A cell of which copies are shown where code asks for it.
  struct Prototype: Sendable {
    /// Where its first line stands, and the last of what is in it begins.
    var start: SourcePlace
    var end: SourcePlace
    /// What code asks for it by.
    var identifier: String
    var type: String?

    /// The names by which code may ask for it.
    var names: Set<String> { Set([identifier, type].compactMap { $0 }) }

    /// The offsets of its start tag and of what is in it.
    func range(in text: SourceText) -> Range<Int> {
      guard let first = start.range?.start, let last = end.range?.end else { return 0..<0 }
      let lower = text.offset(first)
      return lower..<max(lower, text.offset(last))
    }

    func holds(_ place: SourcePlace) -> Bool {
      guard let line = place.line, let last = end.line else { return false }
      return start < place && line <= last
    }
  }

  private(set) var scenes: [Scene] = []
  private(set) var prototypes: [Prototype] = []
  /// Where the last element begins that has ended.
  private var last: SourcePlace?
  private var initial: String?
  private var isKnown = false
  /// The scene that has not ended; `nil` in what is no storyboard.
  private var current: Scene?

  init(path: String) {
    if path.hasSuffix(".storyboard") { current = Scene(place: SourcePlace(path: path)) }
  }

  /// Takes note of an element that ends.
  mutating func take(_ element: MarkupElement) {
    guard var scene = current else { return }
    last = max(last ?? element.place, element.place)
    takePrototype(element)
    if element.name == "scene" {
      scene.place = element.place
      scene.takeSegues()
      scenes.append(scene)
      current = Scene(place: element.place)
    } else {
      scene.take(element)
      current = scene
    }
  }

  private mutating func takePrototype(_ element: MarkupElement) {
    switch element.name {
    case "tableViewCell", "collectionViewCell":
      guard let identifier = element[attribute: "reuseIdentifier"]?.value, let last else { return }
      prototypes.append(
        Prototype(
          start: element.place, end: last, identifier: identifier,
          type: element[attribute: "customClass"]?.value))
    case "tableViewSection":
      // Its cells are shown as they are.
      prototypes.removeAll { element.place < $0.start }
    default: return
    }
  }

  /// Takes note of the element around all others.
  mutating func end(_ root: MarkupElement) {
    defer { current = nil }
    let document =
      root.name == "document" ? root : root.children.first { $0.name == "document" }
    guard let document, current != nil, !InterfaceBuilderTarget.isLaunchScreen(document) else {
      scenes = []
      return
    }
    let type = document[attribute: "type"]?.value ?? ""
    initial = document[attribute: "initialViewController"]?.value
    isKnown =
      ["CocoaTouch.Storyboard", "AppleTV.Storyboard", "3.Cocoa.Storyboard"]
      .contains(where: type.contains)
      && (initial != nil || scenes.contains { !$0.identifiers.isEmpty })
  }

  /// What code and other documents would call its scenes, where some of them may be left out.
  var identifiers: Set<String> {
    isKnown ? scenes.reduce(into: []) { $0.formUnion($1.identifiers) } : []
  }

  /// What code would call the segues that it alone can perform, where some of them may be left out.
  var identifiersOfSegues: Set<String> {
    isKnown ? scenes.reduce(into: []) { $0.formUnion($1.performed.keys) } : []
  }

  /// The identifiers of scenes of other storyboards that its segues lead to.
  var references: Set<String> { scenes.reduce(into: []) { $0.formUnion($1.references) } }

  /// The scenes that nothing leads to, by where they begin.
  ///
  /// - Parameters:
  ///   - mayBeMade: whether something may make the scene with an identifier.
  ///   - mayBePerformed: whether something may perform the segue with an identifier.
  func unreached(
    where mayBeMade: (String) -> Bool, _ mayBePerformed: (String) -> Bool
  ) -> Set<SourcePlace> {
    guard isKnown else { return [] }
    let first = scenes.indices.filter { index in
      let scene = scenes[index]
      if let initial, scene.ids.contains(initial) { return true }
      return scene.identifiers.contains(where: mayBeMade)
    }
    let reached = led(from: first, homes, performing: mayBePerformed)
    return Set(scenes.indices.filter { !reached.contains($0) }.map { scenes[$0].place })
  }

  /// The identifiers of the segues that lead to a scene and that only code performs.
  private func performers(_ homes: [String: [Int]]) -> [Int: Set<String>] {
    scenes.reduce(into: [:]) { performers, scene in
      for (identifier, destinations) in scene.performed {
        for index in destinations.flatMap({ homes[$0] ?? [] }) {
          performers[index, default: []].insert(identifier)
        }
      }
    }
  }

  /// The scenes by what segues call them.
  private var homes: [String: [Int]] {
    scenes.indices.reduce(into: [:]) { homes, index in
      for id in scenes[index].ids { homes[id, default: []].append(index) }
    }
  }

  /// Some scenes and those that their segues lead to, however far.
  ///
  /// - Parameter isPerformed: whether those count that code performs by an identifier.
  private func led(
    from first: [Int], _ homes: [String: [Int]],
    performing isPerformed: (String) -> Bool = { _ in false }
  ) -> Set<Int> {
    var pending = first
    var reached = Set(first)
    while let next = pending.popLast() {
      let performed = scenes[next].performed.filter { isPerformed($0.key) }.flatMap(\.value)
      for index in scenes[next].destinations.union(performed).flatMap({ homes[$0] ?? [] })
      where reached.insert(index).inserted {
        pending.append(index)
      }
    }
    return reached
  }

  /// The scenes that only code can make, if anything, each with the identifiers of those that lead to it and its own, and
  /// with those of the segues that code performs: no other segue leads there from where the storyboard begins.
  var madeByCode: [(scene: Int, identifiers: Set<String>)] {
    guard isKnown, scenes.count <= Self.mostParts else { return [] }
    let homes = homes
    let performers = performers(homes)
    var givers: [Int: Set<String>] = [:]
    for start in scenes.indices {
      let isFirst = initial.map(scenes[start].ids.contains) ?? false
      let names = scenes[start].identifiers.union(performers[start] ?? [])
      guard isFirst || !names.isEmpty else { continue }
      for scene in led(from: [start], homes) {
        // The first one is made with the storyboard.
        givers[scene, default: []].formUnion(isFirst ? [""] : names)
      }
    }
    return scenes.indices.compactMap { scene in
      let identifiers = givers[scene] ?? []
      return identifiers.contains("") ? nil : (scene, identifiers)
    }
  }

  /// The most scenes, and the most cells, of which each is looked at by itself.
  static let mostParts = 500

  /// The offsets of a scene: to the next one's start, or to the end.
  func range(ofScene index: Int, in text: SourceText) -> Range<Int> {
    func start(_ index: Int) -> Int {
      scenes.indices.contains(index)
        ? scenes[index].place.range.map { text.offset($0.start) } ?? 0 : text.utf8.count
    }
    return start(index)..<max(start(index), start(index + 1))
  }

  /// Where the scene begins that holds a place.
  func scene(around place: SourcePlace) -> SourcePlace? {
    scenes.last { $0.place < place }?.place
  }
}

extension StoryboardScenes.Scene {
  /// Takes note of where the segues lead, at the end of the scene.
  fileprivate mutating func takeSegues() {
    segues.end()
    for segue in segues.found {
      guard segue.isPerformed else {
        destinations.insert(segue.destination)
        continue
      }
      if let identifier = segue.identifier {
        performed[identifier, default: []].insert(segue.destination)
      }
    }
    segues = StoryboardSegues()
  }

  fileprivate mutating func take(_ element: MarkupElement) {
    segues.take(element)
    if element.name == "viewControllerPlaceholder",
      let identifier = element[attribute: "referencedIdentifier"]?.value
    {
      references.insert(identifier)
    }
    // The first object of a scene is its controller; what it is made of has no name for code.
    guard element.name.hasSuffix("ontroller") || element[attribute: "sceneMemberID"] != nil else {
      return
    }
    if let id = element[attribute: "id"]?.value { ids.insert(id) }
    for name in ["storyboardIdentifier", "identifier"] {
      if let identifier = element[attribute: name]?.value { identifiers.insert(identifier) }
    }
  }
}
