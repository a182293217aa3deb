import SourceText

/// Follows expressions to what they can be on iOS.
///
/// Every way is bounded: in depth, in the number of values, and in the steps that one question and all
/// of them may take; what is beyond is unknown.
final class JSEvaluator {
  /// The most values of an expression.
  static let mostValues = 48
  /// The most values that are looked at to find those that differ.
  static let mostGathered = 2_048
  /// The most keys of an object that others are spread into.
  static let mostKeys = 10_000
  static let deepest = 60
  /// The most modules through which a name is passed on.
  static let mostModules = 200

  let program: JSProgram
  private(set) lazy var index = JSIndex(program)
  private var parents: [Int: [JSNode.ID]] = [:]
  private var known: [JSSite: [JSValue]] = [:]
  private var active: Set<JSSite> = []
  private var depth = 0
  /// An expression takes four steps, a value that is known already or is looked at one.
  private var budget = FollowingBudget(own: 500, most: 100_000, store: 800_000)
  /// How often something was cut short: what comes of it is not kept.
  private(set) var cuts = 0
  /// How often that was for a limit, not because it leads back to itself.
  private(set) var limits = 0
  /// Functions whose callers are being looked at.
  var asking: Set<JSFrame.Call> = []
  /// What modules export, while it is looked for and when it is found.
  var passing: Set<JSExportName> = []
  var knownExports: [JSExportName: [JSValue]?] = [:]
  var knownArguments: [JSFrame.Key: [JSValue]] = [:]
  var knownReach: [String: JSReach] = [:]
  var knownThemes: [JSValue]?

  init(_ program: JSProgram) {
    self.program = program
  }

  /// Begins a new question.
  func reset() { budget.beginQuestion() }

  /// Takes steps for something that is looked at; `false`, with the cut noted, where none are left.
  func take(_ count: Int) -> Bool {
    if budget.take(count) { return true }
    noteLimit()
    return false
  }

  /// What is beyond a limit.
  var tooInvolved: [JSValue] {
    noteLimit()
    return JSValue.unknown(Self.tooMuch)
  }

  /// What is said of it.
  static let tooMuch = "it is too much to follow"

  private func noteLimit() {
    cuts += 1
    limits += 1
  }

  /// What leads back to itself.
  var ofItself: [JSValue] {
    noteCycle()
    return [.ofItself]
  }

  func noteCycle() { cuts += 1 }

  /// The node that a node is a part of; `nil` for those of the file itself.
  func parent(of site: JSSite) -> JSNode.ID? {
    if parents[site.module] == nil { parents[site.module] = program.trees[site.module].parents }
    guard let known = parents[site.module], known.indices.contains(site.node),
      known[site.node] >= 0
    else { return nil }
    return known[site.node]
  }

  /// What an expression can be; never empty.
  func values(_ site: JSSite, _ frame: JSFrame = JSFrame()) -> [JSValue] {
    if frame.isEmpty, let found = known[site] {
      _ = budget.take()
      return found
    }
    guard depth < Self.deepest, budget.take(4) else { return tooInvolved }
    if frame.isEmpty, !active.insert(site).inserted { return ofItself }
    let before = cuts
    depth += 1
    let result = bounded(compute(site, frame))
    depth -= 1
    if frame.isEmpty { active.remove(site) }
    if frame.isEmpty, cuts == before { known[site] = result }
    return result
  }

  /// What each of some things leads to, all together.
  func each<Item>(_ items: some Sequence<Item>, _ body: (Item) -> [JSValue]) -> [JSValue] {
    var results: [JSValue] = []
    for item in items {
      results += body(item)
      guard results.count <= Self.mostGathered else { return results + tooInvolved }
    }
    return results
  }

  /// The values that differ.
  func bounded(_ values: [JSValue]) -> [JSValue] {
    if values.isEmpty { return JSValue.unknown("it is not followed") }
    guard values.count > 1 else { return values }
    guard take(values.count) else { return tooInvolved }
    var seen: Set<Seen> = []
    var result: [JSValue] = []
    let saysMore = values.contains { !$0.isOfItself }
    for value in values where !(saysMore && value.isOfItself) {
      if let key = Seen(value), !seen.insert(key).inserted { continue }
      result.append(value)
    }
    guard result.count > Self.mostValues else { return result }
    return Array(result.prefix(Self.mostValues)) + tooInvolved
  }

  /// Values that say the same.
  private struct Seen: Hashable {
    var text: String
    var site: JSSite?

    init?(_ value: JSValue) {
      switch value.content {
      case .text(let text): self.text = "t" + text
      case .number(let number): text = "n\(number)"
      case .boolean(let boolean): text = "b\(boolean)"
      case .nothing: text = "u"
      case .unknown(let reason): text = "?" + reason
      case .missing(let key): text = "m" + key.key + key.object
      default: return nil
      }
      site = value.isUnknown || value.isNothing ? nil : value.site
    }
  }
}

extension JSEvaluator {
  private func compute(_ site: JSSite, _ frame: JSFrame) -> [JSValue] {
    let tree = program.trees[site.module]
    func values(_ id: JSNode.ID) -> [JSValue] {
      self.values(JSSite(module: site.module, node: id), frame)
    }
    switch tree[site.node].kind {
    case .string(let text): return [.text(text, site: site)]
    case .number(let number): return [JSValue(.number(number), site: site)]
    case .boolean(let value): return [JSValue(.boolean(value), site: site)]
    case .nothing: return [JSValue(.nothing, site: site)]
    case .template(let texts, let parts): return template(texts, parts, site, frame)
    case .name(let name): return self.name(name, at: site, frame)
    case .member(let object, let name, let range):
      return member(name, of: object, at: site, range: range, frame)
    case .element(let object, let index): return element(object, index, at: site, frame)
    case .call(let callee, let arguments): return call(callee, arguments, at: site, frame)
    case .object(let properties): return object(properties, at: site, frame)
    case .array(let items):
      return [JSValue(.array(items.map(values)), site: site)]
    case .spread(let inner): return values(inner)
    case .function(let index): return [JSValue(.function(module: site.module, index: index, frame))]
    case .classType(let index): return [JSValue(.classType(module: site.module, index: index))]
    case .conditional(let condition, let yes, let no):
      return either(truth(of: values(condition)), values(yes), or: values(no))
    case .binary(let mark, let left, let right): return binary(mark, left, right, site, frame)
    case .unary(let mark, let operand): return unary(mark, values(operand))
    case .assignment(_, _, let value): return values(value)
    case .sequence(let parts): return parts.last.map(values) ?? []
    case .this: return this(at: site)
    case .variables(let parts): return parts.last.map(values) ?? []
    case .tagged, .markup, .regex: return JSValue.unknown("it is no text")
    case .returns, .choice, .switches, .block, .other:
      return JSValue.unknown("'\(tree.shortString(site.node))' is not followed")
    }
  }

  /// One of two values, or both where the condition is not known.
  func either(
    _ truth: Bool?, _ yes: @autoclosure () -> [JSValue], or no: @autoclosure () -> [JSValue]
  ) -> [JSValue] {
    switch truth {
    case true?: yes()
    case false?: no()
    case nil: yes() + no()
    }
  }

  /// What all the values of a condition are; `nil` where they differ or are not known.
  func truth(of values: [JSValue]) -> Bool? {
    guard let first = values.first?.truth else { return nil }
    return values.allSatisfy { $0.truth == first } ? first : nil
  }

  private func template(
    _ texts: [String], _ parts: [JSNode.ID], _ site: JSSite, _ frame: JSFrame
  ) -> [JSValue] {
    var results = [JSValue.text(texts.first ?? "", site: site)]
    for (index, part) in parts.enumerated() {
      let values = values(JSSite(module: site.module, node: part), frame)
      results = joined(results, values)
      let next = texts.indices.contains(index + 1) ? texts[index + 1] : ""
      if !next.isEmpty { results = joined(results, [.text(next)]) }
    }
    return results.map { value in
      var value = value
      value.isDerived = true
      if value.text != nil { value.site = site }
      return value
    }
  }

  /// Every text of one list followed by every one of another.
  func joined(_ left: [JSValue], _ right: [JSValue]) -> [JSValue] {
    var results: [JSValue] = []
    for first in left {
      for second in right {
        guard results.count <= Self.mostValues else { return results + tooInvolved }
        guard let head = first.asText else {
          results.append(first)
          break
        }
        guard let tail = second.asText else {
          results.append(
            second.isUnknown ? second : JSValue(.unknown("a part of it is not known")))
          continue
        }
        var value = JSValue(
          FollowedText.joined([head, tail]).map { .text($0) } ?? .unknown(FollowedText.reason),
          site: first.site ?? second.site)
        value.isDerived = true
        // Of two lists not every pair need occur.
        let isPair = left.count == 1 || right.count == 1
        value.isReachable = first.isReachable && second.isReachable && isPair
        value.flow = Array((first.flow + second.flow).prefix(JSValue.mostSteps))
        results.append(value)
      }
    }
    return results
  }

  private func binary(
    _ mark: String, _ left: JSNode.ID, _ right: JSNode.ID, _ site: JSSite, _ frame: JSFrame
  ) -> [JSValue] {
    func values(_ id: JSNode.ID) -> [JSValue] {
      self.values(JSSite(module: site.module, node: id), frame)
    }
    let first = values(left)
    switch mark {
    case "+":
      return joined(first, values(right)).map { value in
        var value = value
        if value.text != nil { value.site = site }
        return value
      }
    case "??", "||", "&&":
      return each(first) { value -> [JSValue] in
        let goesOn: Bool? =
          mark == "??"
          ? (value.isUnknown ? nil : value.isNothing) : value.truth.map { $0 == (mark == "&&") }
        switch goesOn {
        case true?: return values(right)
        case false?: return [value]
        case nil where mark == "&&": return values(right)
        // A style that exists has a font, as a rule.
        case nil where isFontOfStyle(left, in: site.module):
          return [value] + values(right).map(\.asPossible)
        case nil: return [value] + values(right)
        }
      }
    case "===", "==", "!==", "!=":
      guard let equal = areEqual(first, values(right)) else { break }
      return [JSValue(.boolean(equal == mark.hasPrefix("=")), site: site)]
    default: break
    }
    return [JSValue(.unknown("a computed value"))]
  }

  private func isFontOfStyle(_ node: JSNode.ID, in module: Int) -> Bool {
    program.trees[module].lastName(of: node) == "fontFamily"
  }

  /// Whether two expressions are equal; `nil` where that is not known.
  func areEqual(_ left: [JSValue], _ right: [JSValue]) -> Bool? {
    guard left.count == 1, right.count == 1, let first = left.first, let second = right.first else {
      return nil
    }
    switch (first.content, second.content) {
    case (.text(let one), .text(let other)): return one == other
    case (.number(let one), .number(let other)): return one == other
    case (.boolean(let one), .boolean(let other)): return one == other
    case (.nothing, .nothing), (.missing, .nothing), (.nothing, .missing): return true
    case (.nothing, .text), (.text, .nothing): return false
    default: return nil
    }
  }

  private func unary(_ mark: String, _ values: [JSValue]) -> [JSValue] {
    switch mark {
    case "!":
      return truth(of: values).map { [JSValue(.boolean(!$0))] } ?? JSValue.unknown("a condition")
    case "-", "+", "~", "++", "--":
      return values.contains { $0.isUnknown } ? values : JSValue.unknown("a number")
    case "void": return [JSValue(.nothing)]
    default: return JSValue.unknown("a computed value")
    }
  }
}

extension JSValue {
  /// What it is within a text.
  var asText: String? {
    switch content {
    case .text(let text): text
    case .number(let number):
      number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    case .boolean(let value): String(value)
    default: nil
    }
  }
}

extension JSTree {
  /// A node as written, cut where it is long.
  func shortString(_ id: JSNode.ID) -> String {
    text.excerpt(self[id].range, longest: 60, cut: 57)
  }
}
