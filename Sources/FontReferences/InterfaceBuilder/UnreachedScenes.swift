import NameFlow
import SourceText

/// Finds scenes of storyboards that nothing shows: a storyboard does not begin with them, no segue leads to them, and
/// no source and no document writes their identifiers.
struct UnreachedScenes {
  private var storyboards: [String: StoryboardScenes] = [:]

  /// Takes note of a document that names fonts.
  mutating func add(_ text: SourceText) { storyboards[text.path] = StoryboardScenes(text) }

  /// Whether a place is in a scene that nothing shows.
  ///
  /// - Parameter documents: all storyboards and xibs.
  func contain(
    among code: [SourceText], _ documents: [SourceText]
  ) -> (SourcePlace) -> Bool {
    guard !code.isEmpty, storyboards.values.contains(where: { $0.scenes.count > 1 }) else {
      return { _ in false }
    }
    let identifiers = storyboards.values.reduce(into: Set<String>()) {
      $0.formUnion($1.identifiers)
    }
    let storyboards = storyboards
    let named = named(identifiers, in: code, documents)
    let unreached = storyboards.mapValues { $0.unreached(where: named.contains) }
    return { place in
      guard let scene = storyboards[place.path]?.scene(around: place) else { return false }
      return unreached[place.path]?.contains(scene) ?? false
    }
  }

  /// Those of some identifiers by which a scene may be made: all where code makes scenes by names that are put
  /// together, or a tool writes the code that does.
  private func named(
    _ identifiers: Set<String>, in code: [SourceText], _ documents: [SourceText]
  ) -> Set<String> {
    guard !identifiers.isEmpty else { return [] }
    let generated = Needles(words: ["StoryboardScene", "R.storyboard", "_R.storyboard"])
    let isOpen = ParserThreads.map(code) { text in
      generated.occur(in: text) || Self.makers.contains { $0.isOpen(in: text) }
    }
    if isOpen.contains(true) { return identifiers }
    var named = documents.reduce(into: Set<String>()) { all, text in
      all.formUnion((storyboards[text.path] ?? StoryboardScenes(text)).references)
    }
    let written = Dictionary(uniqueKeysWithValues: identifiers.map { (Array($0.utf8), $0) })
    var given: [[UInt8]: String] = [:]
    for identifier in identifiers {
      given[Array("value=\"\(identifier)\"".utf8)] = identifier
      given[Array(">\(identifier)<".utf8)] = identifier
    }
    for (texts, names) in [(code, written), (documents, given)] {
      let needles = Needles(names.keys.map { Needles.Needle(bytes: $0) })
      for found in ParserThreads.map(texts, { needles.found(in: $0) }) {
        named.formUnion(found.compactMap { names[$0] })
      }
    }
    return named
  }

  private static let makers = [
    "instantiateViewController", "instantiateViewControllerWithIdentifier",
  ].map(SceneMaker.init)
}

/// A function that makes a scene by its identifier.
private struct SceneMaker: Sendable {
  private let name: [UInt8]

  init(_ name: String) { self.name = Array(name.utf8) }

  /// Whether some call in a text is given anything but an identifier as it is.
  func isOpen(in text: SourceText) -> Bool {
    let bytes = text.utf8
    var start = 0
    while let next = bytes.firstIndex(of: name, in: start..<bytes.count) {
      start = next + name.count
      let rest = bytes[start...]
      // A longer word.
      if let byte = rest.first, CallWords.isWord(byte) { continue }
      if !Self.isGivenLiteral(rest) { return true }
    }
    return false
  }

  /// `(withIdentifier: "Home")`, `(identifier: "Home", creator: …)`, `("Home")`, `:@"Home"]`
  private static func isGivenLiteral(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes.drop(while: isBlank)
    guard let first = rest.popFirst() else { return false }
    if first == UInt8(ascii: "(") {
      for label in ["withIdentifier", "identifier"] {
        let argument = rest.drop(while: isBlank)
        guard argument.starts(with: label.utf8) else { continue }
        let behind = argument.dropFirst(label.utf8.count).drop(while: isBlank)
        guard behind.first == UInt8(ascii: ":") else { return false }
        rest = behind.dropFirst()
        break
      }
    } else if first != UInt8(ascii: ":") {
      return false
    }
    rest = rest.drop(while: isBlank)
    if rest.first == UInt8(ascii: "@") { rest = rest.dropFirst() }
    guard rest.popFirst() == UInt8(ascii: "\"") else { return false }
    let literal = rest.prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    rest = rest.dropFirst(literal.count)
    guard rest.popFirst() == UInt8(ascii: "\"") else { return false }
    let end = rest.drop(while: isBlank).first
    return [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ",")].contains(end)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }
}
