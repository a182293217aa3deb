/// What a file does on devices of one kind alone, that not every app runs on:
/// `UIDevice.current.userInterfaceIdiom == .tv`.
struct IdiomCode {
  private let facts: SourceFacts

  init(_ facts: SourceFacts) { self.facts = facts }

  /// The idioms that devices of one platform alone have. An app for phones that runs on a Mac has another one there
  /// than one that is made for it.
  private static let platforms = ["mac": "macCatalyst", "tv": "tvOS", "vision": "visionOS"]

  /// The code, as such that no system of another platform runs.
  var code: [SourceFacts.OlderCode] {
    let mentions = ["userInterfaceIdiom", "UI_USER_INTERFACE_IDIOM"].flatMap {
      facts.mentions[$0] ?? []
    }
    return mentions.flatMap { mention -> [SourceFacts.OlderCode] in
      var idiom = mention
      while case .node(let parent) = facts[idiom].parent {
        switch facts[parent].kind {
        case .compared: return code(comparedBy: parent)
        case .switching(idiom, let cases): return code(chosenBy: cases)
        case .call(idiom, _), .unwrapped(idiom, _): idiom = parent
        default: return []
        }
      }
      return []
    }
  }

  private func code(comparedBy comparison: Node.ID) -> [SourceFacts.OlderCode] {
    guard let (platforms, isEqual) = asked(comparison) else { return [] }
    if case .node(let parent) = facts[comparison].parent,
      case .either(let items) = facts[parent].kind
    {
      let all = items.map(asked)
      guard items.first == comparison, all.allSatisfy({ $0?.isEqual == true }) else { return [] }
      return code(whereHolds: parent, on: all.flatMap { $0?.platforms ?? [] })
    }
    return code(whereHolds: comparison, isEqual, on: platforms)
  }

  private func code(
    whereHolds question: Node.ID, _ isWanted: Bool = true, on platforms: [String]
  ) -> [SourceFacts.OlderCode] {
    facts.ranges(olderThan: question, asksForOlder: isWanted).map { Self.code($0, on: platforms) }
  }

  private func code(chosenBy cases: [Node.Case]) -> [SourceFacts.OlderCode] {
    guard cases.allSatisfy({ $0.fallenFrom == nil }) else { return [] }
    return cases.compactMap { item in
      let platforms = item.patterns.map(platform)
      guard !item.isDefault, !platforms.isEmpty, !platforms.contains(nil) else { return nil }
      return Self.code(facts[item.body].range, on: platforms.compactMap { $0 })
    }
  }

  /// No version of the platforms is too new for it.
  private static func code(_ range: Range<Int32>, on platforms: [String]) -> SourceFacts.OlderCode {
    SourceFacts.OlderCode(
      range: range, versions: Dictionary(platforms.map { ($0, "9999") }) { first, _ in first },
      isForNoOther: true)
  }

  /// The platforms of the idiom that a comparison asks for, and whether for it or for all others.
  private func asked(_ comparison: Node.ID) -> (platforms: [String], isEqual: Bool)? {
    guard case .compared(let left, let right, let isEqual) = facts[comparison].kind else {
      return nil
    }
    return (platform(right) ?? platform(left)).map { ([$0], isEqual) }
  }

  private func platform(_ idiom: Node.ID) -> String? {
    switch facts[idiom].kind {
    case .member(_, let name): return Self.platforms[name]
    case .name(let name) where name.hasPrefix("UIUserInterfaceIdiom"):
      return Self.platforms[name.dropFirst("UIUserInterfaceIdiom".count).lowercased()]
    default: return nil
    }
  }
}
