/// What a file does by the number of the system's version: `systemVersion.floatValue >= 7`,
/// `[systemVersion compare:@"8.0" options:NSNumericSearch] == NSOrderedAscending`,
/// `NSFoundationVersionNumber > NSFoundationVersionNumber_iOS_6_1`, `SYSTEM_VERSION_LESS_THAN(@"8.0")`, and in JavaScript
/// `parseInt(Platform.Version, 10) < 9`.
struct VersionNumbers {
  private let facts: SourceFacts
  private let versions: [Node.ID]
  /// How often names are declared.
  private var counts: [String: Int] = [:]

  init(_ facts: SourceFacts) {
    self.facts = facts
    versions =
      Self.words.flatMap { facts.mentions[$0] ?? [] }.filter { Self.isOfSystem($0, in: facts) }
      + (facts.mentions["Version"] ?? []).filter { Self.isOfDevice($0, in: facts) }
    guard !versions.isEmpty else { return }
    for node in facts.nodes {
      switch node.kind {
      case .bound(let name), .optionalBinding(let name, _): counts[name, default: 0] += 1
      case .closure(let closure):
        for name in closure.parameters { counts[name, default: 0] += 1 }
      default: continue
      }
    }
    for declaration in facts.declarations {
      if declaration.kind == .property { counts[declaration.name, default: 0] += 1 }
      for parameter in declaration.parameters { counts[parameter.name, default: 0] += 1 }
    }
    // What is assigned once more is no version any longer.
    for name in counts.keys where facts.mentions[name + "="] != nil { counts[name] = 0 }
  }

  /// Code that only older systems run.
  var olderCode: [SourceFacts.OlderCode] {
    (versions.flatMap { comparisons(of: $0) } + comparisonsByMacros).flatMap { comparison in
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
  /// What gives the version of Apple's systems.
  private static let words = [
    "systemVersion", "NSFoundationVersionNumber", "operatingSystemVersion",
    least, least + "Version:",
  ]

  /// Begins the name of what asks a process for it.
  private static let least = "isOperatingSystemAtLeast"

  /// A comparison of a version with a number.
  private struct Comparison {
    var question: Node.ID
    /// Whether newer systems pass it.
    var isNewer: Bool
    /// From which version on systems are newer.
    var version: String
  }

  /// Macros that compare the version with one in a text by `NSNumericSearch`: whether newer systems pass them, and whether
  /// systems are newer only from the next version on. Apps have them of one another: all ten that were looked up define
  /// them alike.
  private static let macros: [(name: String, isNewer: Bool, takesNext: Bool)] = [
    ("SYSTEM_VERSION_LESS_THAN", false, false),
    ("SYSTEM_VERSION_LESS_THAN_OR_EQUAL_TO", false, true),
    ("SYSTEM_VERSION_GREATER_THAN", true, true),
    ("SYSTEM_VERSION_GREATER_THAN_OR_EQUAL_TO", true, false),
  ]

  /// `if (SYSTEM_VERSION_LESS_THAN(@"8.0"))`
  private var comparisonsByMacros: [Comparison] {
    Self.macros.flatMap { macro -> [Comparison] in
      (facts.mentions[macro.name] ?? []).compactMap { mention -> Comparison? in
        guard case .node(let parent) = facts[mention].parent,
          case .call(mention, let arguments) = facts[parent].kind, arguments.count == 1,
          let version = text(arguments[0].value)
        else { return nil }
        return Comparison(
          question: parent, isNewer: macro.isNewer,
          version: macro.takesNext ? Self.next(version) : version)
      }
    }
  }

  /// The comparisons of a version, or of a variable that holds it.
  ///
  /// - Parameter source: the version, where it is a variable that is asked about.
  private func comparisons(of version: Node.ID, holding source: Node.ID? = nil) -> [Comparison] {
    var node = version
    var isOfFoundation = false
    if case .name("NSFoundationVersionNumber") = facts[source ?? version].kind {
      isOfFoundation = true
    }
    // The version that the system's is compared with by a method.
    var other: String?
    search: for _ in 0..<8 {
      guard case .node(let parent) = facts[node].parent else { break }
      switch facts[parent].kind {
      case .call(let callee, _) where callee != node && !isConversion(callee): return []
      case .call(node, let arguments):
        if let least = least(askedBy: node, arguments) {
          return [Comparison(question: parent, isNewer: true, version: least)]
        }
        other = compared(by: node, arguments) ?? other
        node = parent
      // The minor number, or how long a text is, tells nothing.
      case .member(_, let name) where Self.others.contains(name): return []
      case .subscripted(_, let arguments) where !isFirst(arguments): return []
      case .member, .call, .unwrapped, .cast, .subscripted: node = parent
      case .other(let parts) where parts == [node]: node = parent
      case .compared(let left, let right, let isEqual):
        guard let other, let order = order(left == node ? right : left) else { return [] }
        let isNewer = (order == "Descending") == isEqual
        let isBehind = order == "Descending"
        return [
          Comparison(
            question: parent, isNewer: isNewer, version: isBehind ? Self.next(other) : other)
        ]
      case .ordered(let left, let right, let order):
        let side = left == node ? right : left
        // Foundation's versions are compared with its constants.
        let found = isOfFoundation ? numberOfFoundation(side) : number(side)
        guard let number = found else { return [] }
        let isNewer = (order == .greater || order == .greaterOrEqual) == (left == node)
        let takesEqual = order == .lessOrEqual || order == .greaterOrEqual
        let end = isNewer == takesEqual ? number : Self.next(number)
        return [Comparison(question: parent, isNewer: isNewer, version: end)]
      default: break search
      }
    }
    guard source == nil else { return [] }
    return names(of: node).flatMap { comparisons(of: $0, holding: version) }
  }

  /// The version in `isOperatingSystemAtLeast(OperatingSystemVersion(majorVersion: 9, …))`.
  private func least(askedBy callee: Node.ID, _ arguments: [Node.Argument]) -> String? {
    guard case .member(_, let name) = facts[callee].kind,
      name.hasPrefix(Self.least),
      var version = arguments.first?.value
    else { return nil }
    // `(NSOperatingSystemVersion){9, 0, 0}`
    if case .cast(let literal, _) = facts[version].kind { version = literal }
    let parts: [Node.ID] =
      switch facts[version].kind {
      case .call(_, let parts) where parts.first?.label == "majorVersion": parts.map(\.value)
      case .array(let parts): parts
      default: []
      }
    let numbers = parts.prefix(3).compactMap(number)
    guard !numbers.isEmpty, numbers.count == min(parts.count, 3) else { return nil }
    return numbers.joined(separator: ".")
  }

  /// Whether a word is that of the device or the process, and none of the app's own.
  private static func isOfSystem(_ mention: Node.ID, in facts: SourceFacts) -> Bool {
    var base = mention
    switch facts[mention].kind {
    case .name(let name): return name == "NSFoundationVersionNumber"
    // Foundation alone has such a method, whatever variable holds the process.
    case .member(_, let name) where name.hasPrefix(least): return true
    case .member(let inner?, _): base = inner
    default: return false
    }
    for _ in 0..<8 {
      switch facts[base].kind {
      case .name("UIDevice"), .name("ProcessInfo"), .name("NSProcessInfo"): return true
      case .member(let inner?, _), .call(let inner, _), .unwrapped(let inner, _): base = inner
      default: return false
      }
    }
    return false
  }

  /// Whether what is called gives the number that it is given: `Float(version)`, `Math.floor(version)`.
  private func isConversion(_ callee: Node.ID) -> Bool {
    switch facts[callee].kind {
    case .name(let name), .member(_, let name): Self.conversions.contains(name)
    default: false
    }
  }

  private static let conversions: Set<String> = [
    "CGFloat", "Decimal", "Double", "Float", "Int", "NSString", "Number", "String", "floor",
    "floorf",
    "number", "parseFloat", "parseInt", "round", "trunc",
  ]

  private static let others: Set<String> = [
    "minorVersion", "patchVersion", "count", "length", "last", "lastObject", "suffix",
  ]

  private func isFirst(_ arguments: [Node.Argument]) -> Bool {
    guard arguments.count == 1, case .number("0") = facts[arguments[0].value].kind else {
      return false
    }
    return true
  }

  /// The version in `compare("8.0", options: .numeric)`; texts that are compared as such are in another order.
  private func compared(by callee: Node.ID, _ arguments: [Node.Argument]) -> String? {
    guard case .member(_, let name) = facts[callee].kind, name.hasPrefix("compare"),
      arguments.count == 2, isNumeric(arguments[1].value)
    else { return nil }
    return text(arguments[0].value)
  }

  /// A text that is written as it is.
  private func text(_ node: Node.ID) -> String? {
    guard case .text(let pieces) = facts[node].kind, pieces.count == 1,
      case .literal(let text) = pieces[0]
    else { return nil }
    return text
  }

  /// `.numeric`, `[.numeric]`, `NSNumericSearch`
  private func isNumeric(_ node: Node.ID) -> Bool {
    switch facts[node].kind {
    case .name("NSNumericSearch"), .member(_, "numeric"): true
    case .array(let options): options.contains(where: isNumeric)
    default: false
    }
  }

  /// `NSOrderedAscending`, `.orderedAscending`; `nil` for what tells nothing of older systems.
  private func order(_ node: Node.ID) -> String? {
    let name: String
    switch facts[node].kind {
    case .name(let word), .member(_, let word): name = word
    default: return nil
    }
    return ["Ascending", "Descending"].first { name.hasSuffix("rdered" + $0) }
  }

  private func number(_ node: Node.ID) -> String? {
    if case .number(let number) = facts[node].kind { number } else { nil }
  }

  /// The version of iOS in `NSFoundationVersionNumber_iOS_6_1`; other constants are of systems before all that count.
  private func numberOfFoundation(_ node: Node.ID) -> String? {
    let start = "NSFoundationVersionNumber_iOS_"
    guard case .name(let name) = facts[node].kind, name.hasPrefix(start) else { return nil }
    let numbers = name.dropFirst(start.count).split(separator: "_")
    return numbers.allSatisfy { Int($0) != nil } ? numbers.joined(separator: ".") : nil
  }

  /// Where code names a value, if the file declares only one thing of that name.
  private func names(of value: Node.ID) -> [Node.ID] {
    switch facts[value].parent {
    case .node(let parent):
      if case .optionalBinding(let name, value) = facts[parent].kind, counts[name] == 1 {
        return mentions(of: name)
      }
      guard case .binding(let pattern, _, value) = facts[parent].kind,
        case .bound(let name) = facts[pattern].kind, counts[name] == 1
      else { return [] }
      return mentions(of: name)
    case .declaration(let owner):
      let declaration = facts[owner]
      guard declaration.kind == .property, counts[declaration.name] == 1 else { return [] }
      return mentions(of: declaration.name)
    case .none: return []
    }
  }

  /// Where code names it, and no member of another object that is called so.
  private func mentions(of name: String) -> [Node.ID] {
    (facts.mentions[name] ?? []).filter { mention in
      switch facts[mention].kind {
      case .name: return true
      case .member(let base?, _):
        if case .name("self") = facts[base].kind { return true }
        return false
      default: return false
      }
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
