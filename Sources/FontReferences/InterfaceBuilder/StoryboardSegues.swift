import SourceText

/// The segues of a scene, and on what each hangs: one on a button, a cell, or a view is performed by that, one on a
/// controller only by code, which calls it by its identifier.
struct StoryboardSegues: Sendable {
  struct Segue: Sendable {
    var destination: String
    var identifier: String?
    fileprivate var kind: String
    /// Whether nothing but code performs it; without an identifier nothing does.
    var isPerformed = false
  }

  private(set) var found: [Segue] = []
  /// Those whose list has not ended.
  private var pending: [Segue] = []
  /// Lists that have ended, in what has not, by where they begin.
  private var lists: [(start: SourcePlace, segues: [Segue])] = []

  /// The kinds that no class but the system's own stands behind, and that no controller performs by itself.
  private static let performed: Set<String> = [
    "show", "showDetail", "presentation", "modal", "push", "replace", "popover",
    "popoverPresentation",
  ]

  /// Takes note of an element that ends.
  mutating func take(_ element: MarkupElement) {
    switch element.name {
    case "segue":
      guard let destination = element[attribute: "destination"]?.value else { return }
      pending.append(
        Segue(
          destination: destination, identifier: element[attribute: "identifier"]?.value,
          kind: element[attribute: "kind"]?.value ?? ""))
    case "connections":
      if !pending.isEmpty { lists.append((element.place, pending)) }
      pending = []
    default:
      // The first to end that begins before a list holds it.
      while let list = lists.last, element.place < list.start {
        lists.removeLast()
        let isController = element.name.hasSuffix("ontroller")
        found += list.segues.map { segue in
          var segue = segue
          segue.isPerformed = isController && Self.performed.contains(segue.kind)
          return segue
        }
      }
    }
  }

  /// What hangs on nothing that was seen is performed by something.
  mutating func end() {
    found += lists.flatMap(\.segues) + pending
    (lists, pending) = ([], [])
  }
}
