import JavaScriptLowering

/// Where an object gets to, as far as code shows it: whether all of it is seen, and nothing draws with it.
///
/// What reads its members is no use of it: what they give is followed from there.
struct JSObjectFlow {
  let code: JSCode
  /// Whether something that takes it as an argument keeps or sends it, or counts it, by the name of the function.
  let keeps: (String) -> Bool
  /// Whether a place where it ends was seen.
  private var hasEnd = false
  private var steps = 0
  private var seen: Set<Stop> = []

  /// An expression, and the keys under which it holds the object, the outermost last.
  private struct Stop: Hashable {
    var site: JSSite
    var keys: [String] = []
  }

  private static let mostSteps = 1_000

  init(_ code: JSCode, keeps: @escaping (String) -> Bool) {
    self.code = code
    self.keeps = keeps
  }

  mutating func drawsNothing(with object: JSSite) -> Bool {
    ends(Stop(site: object)) && hasEnd
  }

  private mutating func ends(_ stop: Stop) -> Bool {
    steps += 1
    guard steps < Self.mostSteps else { return false }
    guard seen.insert(stop).inserted else { return true }
    let module = stop.site.module
    let node = stop.site.node
    let tree = code.program.trees[module]
    guard let parent = code.parent(of: stop.site) else { return isNamed(stop) }
    func next(_ keys: [String]) -> Stop {
      Stop(site: JSSite(module: module, node: parent), keys: keys)
    }
    switch tree[parent].kind {
    case .object(let properties):
      return properties.allSatisfy { property in
        guard property.value == node else { return true }
        switch property.key {
        case .name(let key): return ends(next(stop.keys + [key]))
        case .spread: return ends(next(stop.keys))
        case .computed: return false
        }
      }
    case .spread, .conditional, .binary, .sequence, .unary("await", _): return ends(next(stop.keys))
    case .call(let callee, let arguments):
      guard callee != node, arguments.contains(node), let name = tree.lastName(of: callee),
        keeps(name)
      else { return false }
      hasEnd = true
      return true
    case .member(node, let name, _):
      return isRead(next(stop.keys), under: name)
    case .element(node, _):
      return isRead(next(stop.keys), under: stop.keys.last)
    case .variables: return isNamed(stop)
    case .returns: return isGiven(by: parent, stop)
    case .function(let function):
      return tree.functions[function].isExpression && isGiven(by: node, stop)
    default: return isNamed(stop)
    }
  }

  /// A member is read: of what holds the object it is that or another one, which tells nothing, and of the object itself
  /// only a part.
  private mutating func isRead(_ member: Stop, under name: String?) -> Bool {
    let tree = code.program.trees[member.site.module]
    if let parent = code.parent(of: member.site),
      case .call(member.site.node, _) = tree[parent].kind
    {
      // What a method does with its object is not seen.
      return false
    }
    guard let key = member.keys.last else {
      hasEnd = true
      return true
    }
    guard key == name else { return true }
    return ends(Stop(site: member.site, keys: Array(member.keys.dropLast())))
  }

  /// It is what variables are made of, or parts of them.
  private mutating func isNamed(_ stop: Stop) -> Bool {
    let tree = code.program.trees[stop.site.module]
    var isKnown = false
    for (index, binding) in tree.bindings.enumerated() {
      guard case .variable(stop.site.node?) = binding.kind else { continue }
      isKnown = true
      var keys = stop.keys
      var isPart = false
      for step in binding.path {
        switch step {
        case .key(let name) where keys.last == name: keys.removeLast()
        case .key: isPart = true
        case .fallback: continue
        case .index, .rest, .unknown: return false
        }
        if isPart { break }
      }
      if isPart {
        hasEnd = hasEnd || keys.isEmpty
        continue
      }
      let variable = JSRunningCode.Variable(module: stop.site.module, binding: index)
      guard let mentions = mentions(of: variable) else { return false }
      for mention in mentions where !ends(Stop(site: mention, keys: keys)) { return false }
    }
    return isKnown
  }

  /// It is what the function around a place gives: whoever calls that has it.
  private mutating func isGiven(by place: JSNode.ID, _ stop: Stop) -> Bool {
    let module = stop.site.module
    let tree = code.program.trees[module]
    var current = place
    while let parent = code.parent(of: JSSite(module: module, node: current)) {
      current = parent
      if case .function = tree[current].kind { break }
    }
    guard case .function = tree[current].kind else { return false }
    let function = JSSite(module: module, node: current)
    if let call = self.call(of: function) { return ends(Stop(site: call, keys: stop.keys)) }
    guard let variable = code.running.binding(of: current, in: module),
      let mentions = mentions(of: variable)
    else { return false }
    for mention in mentions {
      guard let call = call(of: mention), ends(Stop(site: call, keys: stop.keys)) else {
        return false
      }
    }
    return true
  }

  private func call(of callee: JSSite) -> JSSite? {
    guard let parent = code.parent(of: callee),
      case .call(callee.node, _) = code.program.trees[callee.module][parent].kind
    else { return nil }
    return JSSite(module: callee.module, node: parent)
  }

  /// Where code names a variable; `nil` where not all places are seen, or none is.
  private func mentions(of variable: JSRunningCode.Variable) -> [JSSite]? {
    guard let mentions = code.running.mentions(of: variable), !mentions.isEmpty,
      mentions.count <= Self.mostSteps
    else { return nil }
    return mentions
  }
}
