import JavaScriptLowering

/// Where an object gets to, as far as code shows it: whether all of it is seen, and nothing draws with it; or where code
/// takes it out of the objects that hold it.
///
/// What reads its members is no use of it: what they give is followed from there.
struct JSObjectFlow {
  let code: JSCode
  private let aim: Aim
  /// Whether a place where it ends was seen.
  private var hasEnd = false
  private var taken = Taken()
  private var steps = 0
  private var seen: Set<Stop> = []

  /// An expression, and the keys under which it holds the object, the outermost last.
  private struct Stop: Hashable {
    var site: JSSite
    var keys: [String] = []
  }

  /// What is asked of an object.
  private enum Aim {
    /// Whether all that takes it keeps or sends it, or counts it, by the names of the functions.
    case kept((String) -> Bool)
    /// Who takes it out of what holds it; with the keys that an expression may be.
    case taken((JSSite) -> Keys)

    var isKept: Bool { if case .kept = self { true } else { false } }
  }

  /// Where code that runs takes an object out of what holds it.
  struct Taken {
    var sites: [JSSite] = []
    /// Where it takes what stands under a key that is not known.
    var open: [JSSite] = []
  }

  /// The keys that an expression surely is somewhere, and whether it may be others.
  struct Keys {
    var known: Set<String> = []
    var isOpen = false
  }

  private static let mostSteps = 5_000

  private init(_ code: JSCode, _ aim: Aim) {
    self.code = code
    self.aim = aim
  }

  /// Whether all places are seen that an object gets to, and nothing draws with it there.
  ///
  /// - Parameter keeps: whether a function of a name keeps, sends, or counts what it is given.
  static func drawsNothing(
    with object: JSSite, _ code: JSCode, keeps: @escaping (String) -> Bool
  ) -> Bool {
    var flow = JSObjectFlow(code, .kept(keeps))
    return flow.ends(Stop(site: object)) && flow.hasEnd
  }

  /// Where code takes an object out of what holds it: `Theme.fonts.title`; `nil` where that is not seen, as it is where
  /// nothing names what holds it.
  static func taken(_ object: JSSite, _ code: JSCode, keys: @escaping (JSSite) -> Keys) -> Taken? {
    var flow = JSObjectFlow(code, .taken(keys))
    return flow.ends(Stop(site: object)) && flow.hasEnd ? flow.taken : nil
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
      return callee != node && arguments.contains(node) && isGiven(to: callee, next(stop.keys))
    case .member(node, let name, _): return isRead(next(stop.keys), under: name)
    case .element(node, let key):
      return isRead(next(stop.keys), underEach: JSSite(module: module, node: key))
    case .assignment("=", let target, node): return isExported(stop, by: target)
    case .variables: return isNamed(stop)
    case .returns: return isGiven(by: parent, stop)
    case .function(let function):
      return tree.functions[function].gives(node) && isGiven(by: node, stop)
    default: return isNamed(stop)
    }
  }

  /// It is an argument.
  private mutating func isGiven(to callee: JSNode.ID, _ call: Stop) -> Bool {
    let tree = code.program.trees[call.site.module]
    switch aim {
    case .kept(let keeps):
      guard let name = tree.lastName(of: callee), keeps(name) else { return false }
      hasEnd = true
      return true
    case .taken:
      return tree.givesItsArgument(callee) && ends(call)
    }
  }

  /// A member is read: of what holds the object it is that or another one, which tells nothing, and of the object itself
  /// only a part.
  private mutating func isRead(_ member: Stop, under name: String) -> Bool {
    // What a method does with its object is not seen.
    if member.keys.last != name || aim.isKept, isCalled(member.site) { return false }
    return isTaken(member, under: name)
  }

  /// The same under a key that is worked out.
  private mutating func isRead(_ element: Stop, underEach key: JSSite) -> Bool {
    guard case .taken(let keys) = aim else {
      return !isCalled(element.site) && isTaken(element, under: element.keys.last)
    }
    guard let last = element.keys.last else { return false }
    let found = keys(key)
    if found.known.contains(last) { return isTaken(element, under: last) }
    hasEnd = true
    guard found.isOpen else { return true }
    guard element.keys.count == 1 else { return false }
    if code.running.contains(element.site) { taken.open.append(element.site) }
    return true
  }

  private func isCalled(_ site: JSSite) -> Bool {
    guard let parent = code.parent(of: site) else { return false }
    if case .call(site.node, _) = code.program.trees[site.module][parent].kind { return true }
    return false
  }

  /// Something takes what stands under a name out of what holds the object, or a part of the object itself.
  ///
  /// - Parameter stop: where it has that, with the keys of what it was taken out of.
  private mutating func isTaken(_ stop: Stop, under name: String?) -> Bool {
    guard let key = stop.keys.last else {
      hasEnd = true
      return aim.isKept
    }
    guard key == name else {
      hasEnd = hasEnd || !aim.isKept
      return true
    }
    let rest = Array(stop.keys.dropLast())
    guard rest.isEmpty, !aim.isKept else { return ends(Stop(site: stop.site, keys: rest)) }
    hasEnd = true
    if code.running.contains(stop.site) { taken.sites.append(stop.site) }
    return true
  }

  /// It is what variables are made of, or parts of them, or what a module exports.
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
        guard aim.isKept || !keys.isEmpty else { return false }
        hasEnd = hasEnd || keys.isEmpty || !aim.isKept
        continue
      }
      let variable = JSRunningCode.Variable(module: stop.site.module, binding: index)
      let isTakenSo = !aim.isKept && keys.isEmpty && !stop.keys.isEmpty
      guard let holders = code.running.holders(of: variable) else { return false }
      guard isTakenSo ? areTaken(holders) : isHeld(by: holders, keys) else { return false }
    }
    let exported = tree.exports.filter {
      if case .node(stop.site.node) = $0.value { true } else { false }
    }
    guard !exported.isEmpty else { return isKnown }
    return isExported(stop, as: Set(exported.map { $0.name ?? "default" }))
  }

  private mutating func isExported(_ stop: Stop, as names: Set<String>) -> Bool {
    guard let holders = code.running.holders(of: names, exportedBy: stop.site.module) else {
      return false
    }
    return isHeld(by: holders, stop.keys)
  }

  /// `module.exports = …`, `exports.fonts = …`
  private mutating func isExported(_ stop: Stop, by target: JSNode.ID) -> Bool {
    let tree = code.program.trees[stop.site.module]
    guard case .member(let object, let name, _) = tree[target].kind else { return false }
    if tree.isWritten(object, as: "exports") || tree.isWritten(object, as: "module.exports") {
      return isExported(stop, as: [name])
    }
    guard name == "exports", tree.isWritten(object, as: "module"),
      let holders = code.running.holders(ofAllExportedBy: stop.site.module)
    else { return false }
    for holder in holders {
      guard let name = holder.keys.last else {
        guard isHeld(by: [holder], stop.keys) else { return false }
        continue
      }
      // `const { fonts } = require('./theme')`
      guard isTaken(Stop(site: holder.site, keys: stop.keys), under: name) else { return false }
    }
    return !holders.isEmpty
  }

  /// Code names what holds it.
  private mutating func isHeld(by holders: [JSRunningCode.Holder], _ keys: [String]) -> Bool {
    guard !holders.isEmpty, holders.count <= Self.mostSteps else { return false }
    for holder in holders {
      if !aim.isKept, !code.running.contains(holder.site) {
        hasEnd = true
        continue
      }
      guard ends(Stop(site: holder.site, keys: keys + holder.keys)) else { return false }
    }
    return true
  }

  /// Code names a variable that was made of it alone: `const { title } = fonts`.
  private mutating func areTaken(_ holders: [JSRunningCode.Holder]) -> Bool {
    hasEnd = true
    guard holders.allSatisfy(\.keys.isEmpty) else { return false }
    taken.sites += holders.map(\.site).filter(code.running.contains)
    return true
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
    guard let holders = holders(of: function), !holders.isEmpty, holders.count <= Self.mostSteps
    else { return false }
    for holder in holders {
      guard holder.keys.isEmpty, let call = call(of: holder.site),
        ends(Stop(site: call, keys: stop.keys))
      else { return false }
    }
    return true
  }

  /// Where code has a function, by its name or as what its module exports by default.
  private func holders(of function: JSSite) -> [JSRunningCode.Holder]? {
    if let variable = code.running.binding(of: function.node, in: function.module) {
      return code.running.holders(of: variable)
    }
    guard code.running.isExported(function.node, from: function.module) else { return nil }
    return code.running.holders(of: ["default"], exportedBy: function.module)
  }

  private func call(of callee: JSSite) -> JSSite? {
    guard let parent = code.parent(of: callee),
      case .call(callee.node, _) = code.program.trees[callee.module][parent].kind
    else { return nil }
    return JSSite(module: callee.module, node: parent)
  }
}

extension JSTree {
  /// Whether a function gives the object that it is given: `StyleSheet.create({ … })`, `Object.freeze({ … })`.
  fileprivate func givesItsArgument(_ callee: JSNode.ID) -> Bool {
    isWritten(callee, as: "StyleSheet.create") || isWritten(callee, as: "Object.freeze")
  }
}
