import NameFlow
import SourceText

/// Finds scenes of storyboards that nothing shows: a storyboard does not begin with them, no segue leads to them, and
/// no source and no document writes their identifiers. So it is with cells that code has to ask for, if no source has
/// their identifiers or their classes.
struct UnreachedScenes {
  private var storyboards: [String: StoryboardScenes] = [:]

  /// Takes note of a document that names fonts.
  mutating func add(_ document: InterfaceDocument) { storyboards[document.path] = document.scenes }

  /// Whether a place is in a scene that nothing shows.
  ///
  /// - Parameter documents: all storyboards and xibs.
  func contain(
    among code: [SourceText], _ documents: [InterfaceDocument]
  ) -> (SourcePlace) -> Bool {
    guard !code.isEmpty,
      storyboards.values.contains(where: { $0.scenes.count > 1 || !$0.prototypes.isEmpty })
    else { return { _ in false } }
    let identifiers = storyboards.values.reduce(into: Set<String>()) {
      $0.formUnion($1.identifiers)
    }
    let segues = storyboards.values.reduce(into: Set<String>()) {
      $0.formUnion($1.identifiersOfSegues)
    }
    let storyboards = storyboards
    let named = named(identifiers, in: code, documents, StoryboardCall.makesScenes)
    let performed = self.named(segues, in: code, documents, StoryboardCall.performsSegues)
    let unreached = storyboards.mapValues {
      $0.unreached(where: named.contains, performed.contains)
    }
    let left = prototypes(leftBy: code)
    return { place in
      if left[place.path]?.contains(where: { $0.holds(place) }) == true { return true }
      guard let scene = storyboards[place.path]?.scene(around: place) else { return false }
      return unreached[place.path]?.contains(scene) ?? false
    }
  }

  /// The cells that no code asks for, by the paths of the storyboards.
  private func prototypes(leftBy code: [SourceText]) -> [String: [StoryboardScenes.Prototype]] {
    let all = storyboards.values.flatMap(\.prototypes).flatMap(\.names)
    // R.swift gives identifiers names of its own.
    let generated = Needles(words: ["R.reuseIdentifier"])
    guard !all.isEmpty, !code.contains(where: generated.occur) else { return [:] }
    let wanted = Set(all.map { Array($0.utf8) })
    let found = ParserThreads.map(code) { UnloadedDocuments.words(of: $0.utf8, among: wanted) }
      .reduce(into: Set<[UInt8]>()) { $0.formUnion($1) }
    return storyboards.mapValues { scenes in
      scenes.prototypes.filter { cell in
        cell.names.allSatisfy { name in
          // What is more than one word may be put together.
          name.utf8.allSatisfy(CallWords.isWord) && !found.contains(Array(name.utf8))
        }
      }
    }
  }

  /// Those of some identifiers by which a scene may be made, or a segue performed: all where code does so by names that
  /// are put together, or a tool writes the code that does.
  private func named(
    _ identifiers: Set<String>, in code: [SourceText], _ documents: [InterfaceDocument],
    _ isOpen: @escaping @Sendable (SourceText) -> Bool
  ) -> Set<String> {
    guard !identifiers.isEmpty else { return [] }
    let isOpen = ParserThreads.map(code, isOpen)
    if isOpen.contains(true) { return identifiers }
    var named = documents.reduce(into: Set<String>()) { $0.formUnion($1.scenes.references) }
    named.formUnion(StoryboardWords(code).written(of: identifiers))
    var given: [[UInt8]: String] = [:]
    for identifier in identifiers {
      given[Array("value=\"\(identifier)\"".utf8)] = identifier
      given[Array(">\(identifier)<".utf8)] = identifier
    }
    let needles = Needles(given.keys.map { Needles.Needle(bytes: $0) })
    for found in ParserThreads.map(documents, { needles.found(in: $0.text) }) {
      named.formUnion(found.compactMap { given[$0] })
    }
    return named
  }
}
