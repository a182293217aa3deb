/// What a file does by the number of the system's version: `systemVersion.floatValue >= 7`, and in JavaScript
/// `parseInt(Platform.Version, 10) < 9`.
struct VersionNumbers {
  private let facts: SourceFacts
  private let versions: [Node.ID]
  /// How often names are declared.
  private var counts: [String: Int] = [:]

  init(_ facts: SourceFacts) {
    self.facts = facts
    versions =
      (facts.mentions["systemVersion"] ?? [])
      + (facts.mentions["Version"] ?? []).filter { Self.isOfDevice($0, in: facts) }
    guard !versions.isEmpty else { return }
    for node in facts.nodes {
      if case .bound(let name) = node.kind { counts[name, default: 0] += 1 }
    }
    for declaration in facts.declarations where declaration.kind == .property {
      counts[declaration.name, default: 0] += 1
    }
  }

  /// Code that only older systems run.
  var olderCode: [SourceFacts.OlderCode] {
    versions.flatMap { comparisons(of: $0) }.flatMap { comparison in
      let questions = [comparison.question] + names(of: comparison.question)
      let ranges = questions.flatMap {
        facts.ranges(olderThan: $0, asksForOlder: !comparison.isNewer)
      }
      return ranges.map { range in
        SourceFacts.OlderCode(
          range: range, versions: ["iOS": comparison.version, "tvOS": comparison.version],
          isForNoOther: false)
      }
    }
  }
}

extension VersionNumbers {
  /// A comparison of a version with a number.
  private struct Comparison {
    var question: Node.ID
    /// Whether newer systems pass it.
    var isNewer: Bool
    /// From which version on systems are newer.
    var version: String
  }

  /// The comparisons of a version, or of a variable that holds it.
  private func comparisons(of version: Node.ID, isNamed: Bool = false) -> [Comparison] {
    var node = version
    search: for _ in 0..<8 {
      guard case .node(let parent) = facts[node].parent else { break }
      switch facts[parent].kind {
      case .member, .call, .unwrapped, .cast, .subscripted: node = parent
      case .other(let parts) where parts == [node]: node = parent
      case .ordered(let left, let right, let order):
        guard case .number(let number) = facts[left == node ? right : left].kind else { return [] }
        let isNewer = (order == .greater || order == .greaterOrEqual) == (left == node)
        let takesEqual = order == .lessOrEqual || order == .greaterOrEqual
        let end = isNewer == takesEqual ? number : Self.next(number)
        return [Comparison(question: parent, isNewer: isNewer, version: end)]
      default: break search
      }
    }
    return isNamed ? [] : names(of: node).flatMap { comparisons(of: $0, isNamed: true) }
  }

  /// Where code names a value, if the file declares only one thing of that name.
  private func names(of value: Node.ID) -> [Node.ID] {
    switch facts[value].parent {
    case .node(let parent):
      guard case .binding(let pattern, _, value) = facts[parent].kind,
        case .bound(let name) = facts[pattern].kind, counts[name] == 1
      else { return [] }
      return facts.mentions[name] ?? []
    case .declaration(let owner):
      let declaration = facts[owner]
      guard declaration.kind == .property, counts[declaration.name] == 1 else { return [] }
      return facts.mentions[declaration.name] ?? []
    case .none: return []
    }
  }

  /// Whether a member is that of React Native's `Platform`.
  private static func isOfDevice(_ member: Node.ID, in facts: SourceFacts) -> Bool {
    guard case .member(let base?, _) = facts[member].kind else { return false }
    switch facts[base].kind {
    case .name("Platform"), .member(_, "Platform"): return true
    default: return false
    }
  }

  /// The version behind all that begin with some numbers: `10` behind `9`, `9.4` behind `9.3`.
  private static func next(_ version: String) -> String {
    var numbers = version.split(separator: ".").map(String.init)
    guard let last = numbers.popLast(), let number = Int(last), number < Int.max else {
      return version
    }
    return (numbers + [String(number + 1)]).joined(separator: ".")
  }
}
