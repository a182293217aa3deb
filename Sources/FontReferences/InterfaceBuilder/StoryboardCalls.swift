import NameFlow
import SourceText

/// A function that code gives the name of a storyboard, or the identifier of a scene.
struct StoryboardCall: Sendable {
  private let name: [UInt8]
  /// Whether the name stands elsewhere, too, where nothing is called: that of a type.
  private let isType: Bool

  private init(_ name: String, isType: Bool = false) {
    self.name = Array(name.utf8)
    self.isType = isType
  }

  /// Those that make a scene by its identifier.
  static let ofScenes = [
    "instantiateViewController", "instantiateViewControllerWithIdentifier",
    "instantiateController", "instantiateControllerWithIdentifier",
  ].map { StoryboardCall($0) }

  /// Those that perform a segue by its identifier.
  static let ofSegues = ["performSegue", "performSegueWithIdentifier"].map { StoryboardCall($0) }

  /// Those that load a storyboard by its name.
  static let ofStoryboards =
    ["UIStoryboard", "NSStoryboard"].map { StoryboardCall($0, isType: true) }
    + ["UIStoryboard.init", "NSStoryboard.init", "storyboardWithName", "SwinjectStoryboard.create"]
    .map { StoryboardCall($0) }

  /// What tools write and read by names that they put together.
  static let generated = Needles(words: ["StoryboardScene", "R.storyboard", "_R.storyboard"])

  /// Whether code makes scenes by identifiers that it puts together, or a tool writes the code that does.
  static func makesScenes(_ text: SourceText) -> Bool {
    generated.occur(in: text) || ofScenes.contains { $0.isOpen(in: text) }
  }

  /// The same of a file, whose text is searched once however many programs have it.
  static func makesScenes(_ unit: SourceUnit) -> Bool {
    unit.holds(marks) && makesScenes(unit.text)
  }

  /// What stands in every text that makes scenes so.
  private static let marks = Needles(
    (ofScenes.map(\.name) + ["StoryboardScene", "R.storyboard"].map { Array($0.utf8) })
      .map { Needles.Needle(bytes: $0) })

  /// Whether code performs segues by identifiers that it puts together, or a tool writes the code that does.
  static func performsSegues(_ text: SourceText) -> Bool {
    generatedSegues.contains { text.utf8.hasWord(Array($0.utf8)) { _ in true } }
      || ofSegues.contains { $0.isOpen(in: text) }
  }

  /// What tools write and read; UIKit's own class is `UIStoryboardSegue`.
  private static let generatedSegues = ["StoryboardSegue", "R.segue", "_R.segue"]

  static func performsSegues(_ unit: SourceUnit) -> Bool {
    unit.holds(marksOfSegues) && performsSegues(unit.text)
  }

  private static let marksOfSegues = Needles(words: ["performSegue", "StoryboardSegue", "R.segue"])

  /// Whether some call in a text is given anything but a name as it is.
  func isOpen(in text: SourceText) -> Bool {
    let bytes = text.utf8
    var start = 0
    while let next = bytes.firstIndex(of: name, in: start..<bytes.count) {
      start = next + name.count
      let rest = bytes[start...]
      // A longer word.
      if let byte = rest.first, CallWords.isWord(byte) { continue }
      if isType, rest.first != UInt8(ascii: "(") { continue }
      if !Self.isGivenLiteral(rest) { return true }
    }
    return false
  }

  /// `(withIdentifier: "Home")`, `(identifier: "Home", creator: …)`, `("Home")`, `:@"Home"]`,
  /// `(name: NSStoryboard.Name("Home"), …)`
  private static func isGivenLiteral(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes.drop(while: isBlank)
    guard let first = rest.popFirst() else { return false }
    if first == UInt8(ascii: "(") {
      guard leave(["withIdentifier", "identifier", "name"], before: ":", in: &rest) else {
        return false
      }
      if leaveOne(of: ["NSStoryboard.Name", "NSStoryboard.SceneIdentifier"], in: &rest) {
        guard rest.popFirst() == UInt8(ascii: "("), leave(["rawValue"], before: ":", in: &rest)
        else { return false }
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
    let end = rest.drop(while: isBlank).first ?? 0
    return ")],".utf8.contains(end) || rest.drop(while: isBlank).starts(with: "bundle".utf8)
  }

  /// Leaves out one of some words and what follows it; `false` where something else does.
  private static func leave(
    _ words: [String], before end: Unicode.Scalar, in rest: inout ArraySlice<UInt8>
  ) -> Bool {
    guard leaveOne(of: words, in: &rest) else { return true }
    rest = rest.drop(while: isBlank)
    return rest.popFirst() == UInt8(ascii: end)
  }

  private static func leaveOne(of words: [String], in rest: inout ArraySlice<UInt8>) -> Bool {
    let text = rest.drop(while: isBlank)
    guard let word = words.first(where: { text.starts(with: $0.utf8) }) else { return false }
    rest = text.dropFirst(word.utf8.count)
    return true
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }
}

/// The names that code writes, of some that are looked for: in quotes, or as any word where a package's
/// protocols (`StoryboardSceneBased`, `StoryboardLoadable`) make them of the names of classes.
struct StoryboardWords {
  private let code: [SourceText]
  private let isDerived: Bool

  init(_ code: [SourceText]) {
    self.code = code
    let derived = Needles(
      ["Based", "SceneBased", "Loadable", "Instantiable", "Instantiatable", "Identifiable"].map {
        Needles.Needle(bytes: Array(("Storyboard" + $0).utf8))
      })
    isDerived = ParserThreads.map(code) { derived.occur(in: $0) }.contains(true)
  }

  func written(of names: Set<String>) -> Set<String> {
    var given: [[UInt8]: String] = [:]
    for name in names {
      given[Array((isDerived ? name : "\"\(name)\"").utf8)] = name
      given[Array("\"\(name).storyboard".utf8)] = name
    }
    let needles = Needles(given.keys.map { Needles.Needle(bytes: $0) })
    return ParserThreads.map(code) { needles.found(in: $0) }
      .reduce(into: []) { $0.formUnion($1.compactMap { given[$0] }) }
  }
}
