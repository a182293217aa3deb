/// What code asks of the version of the system it runs on.
package enum Availability {
  /// The name under which `#available` is a call: its arguments are versions labeled by platforms, and a
  /// text without a label stands for all others.
  package static let question = "#available"

  /// The platform that a label means: `OSX` is an older name, and app extensions may have versions of their
  /// own.
  static func platform(_ label: String) -> String {
    let end = "ApplicationExtension"
    let name = label.hasSuffix(end) ? String(label.dropLast(end.count)) : label
    return ["OSX": "macOS", "xrOS": "visionOS"][name] ?? name
  }
}

extension SourceFacts {
  /// Code that only systems run which are older than what a question asks for.
  package struct OlderCode {
    package var range: Range<Int32>
    /// The versions by the names of the platforms.
    package var versions: [String: String]
    /// Whether no system of another platform runs it.
    package var isForNoOther: Bool
  }

  /// All such code of the file.
  package func olderCode() -> [OlderCode] {
    (mentions[Availability.question] ?? []).flatMap { mention -> [OlderCode] in
      guard case .node(let call) = self[mention].parent,
        case .call(_, let arguments) = self[call].kind
      else { return [] }
      var versions: [String: String] = [:]
      for case .some(let label) in arguments.map(\.label) {
        guard let argument = arguments.first(where: { $0.label == label }),
          case .text(let pieces) = self[argument.value].kind,
          case .literal(let version)? = pieces.first
        else { continue }
        versions[Availability.platform(label)] = version
      }
      let isForNoOther = arguments.contains { $0.label == nil }
      return ranges(olderThan: call).map {
        OlderCode(range: $0, versions: versions, isForNoOther: isForNoOther)
      }
    } + VersionNumbers(self).olderCode + IdiomCode(self).code
  }

  /// Where code runs only if a question is answered with no, or with yes where it asks for older systems.
  func ranges(
    olderThan call: Node.ID, asksForOlder: Bool = false
  ) -> [Range<Int32>] {
    guard let (condition, statement, isAskedForNo) = question(around: call) else { return [] }
    let isNegated = isAskedForNo != asksForOlder
    switch self[statement].kind {
    case .ifElse(let conditions, let then, let other):
      guard conditions.contains(condition) else { return [] }
      if isNegated { return [self[then].range] }
      guard conditions.count == 1 else { return [] }
      if let other { return [self[other].range] }
      return leaves(then) ? rest(behind: statement) : []
    case .guardElse(let conditions, let other):
      if isNegated, conditions.contains(condition) { return rest(behind: statement) }
      return conditions == [condition] ? [self[other].range] : []
    case .ternary(condition, let first, let second):
      return [self[isNegated ? first : second].range]
    case .all(let items) where isNegated && items.first == condition,
      .either(let items) where !isNegated && items.first == condition:
      return items.dropFirst().map { self[$0].range }
    default: return []
    }
  }

  /// The whole question that a call is asked in, the statement of that, and whether it asks for a no: `!isNewer()`. What
  /// is no truth in Objective-C is compared with nothing.
  private func question(around call: Node.ID) -> (Node.ID, statement: Node.ID, isForNo: Bool)? {
    var question = call
    var isForNo = false
    for _ in 0..<8 {
      guard case .node(let parent) = self[question].parent else { return nil }
      switch self[parent].kind {
      case .not: isForNo.toggle()
      case .compared(question, let other, let isEqual):
        guard case .absent = self[other].kind else { return (question, parent, isForNo) }
        if isEqual { isForNo.toggle() }
      default: return (question, parent, isForNo)
      }
      question = parent
    }
    return nil
  }

  /// What stands behind a statement in its block.
  private func rest(behind statement: Node.ID) -> [Range<Int32>] {
    guard case .node(let block) = self[statement].parent, case .block = self[block].kind else {
      return []
    }
    return [
      self[statement].range
        .upperBound..<max(
          self[statement].range.upperBound, self[block].range.upperBound)
    ]
  }
}
