import JavaScriptLowering

/// Where an object gets to, as far as code shows it: whether all of it is seen, and nothing draws with it; or which of its
/// members code takes.
///
/// What reads its members is no use of it: what they give is followed from there.
struct JSObjectFlow {
  let code: JSCode
  private let aim: Aim
  /// Whether a place where it ends was seen.
  private var hasEnd = false
  private var taken = Taken()
  /// The names of the object's members.
  private var members: Set<String> = []
  /// Whether the object was followed to places that name what holds it.
  private var isHeld = false
  private var steps = 0
  private var seen: Set<Stop> = []

  /// An expression, and the keys under which it holds the object, the outermost last.
  private struct Stop: Hashable {
    var site: JSSite
    var keys: [String] = []
    /// Whether code names there the variable that was made with the object, or takes it out of that: `theme.faces`.
    var isOwn = false
  }

  /// What is asked of an object.
  private enum Aim {
    /// Whether all that takes it keeps or sends it, or counts it, by the names of the functions.
    case kept((String) -> Bool)
    /// Who takes which of its members; with the keys that an expression may be.
    case taken((JSSite) -> Keys)

    var isKept: Bool { if case .kept = self { true } else { false } }
  }

  /// Where code that runs takes the members of an object.
  struct Taken {
    var sites: [String: [JSSite]] = [:]
    /// Where it takes a member whose key is not known.
    var open: [JSSite] = []
    /// Whether it may take others.
    var isPartial = false
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

  /// Where code takes the members of an object: `Theme.fonts.title` of `fonts`; `nil` where that is not seen, as it is where
  /// nothing names what holds it.
  static func taken(of object: JSSite, _ code: JSCode, keys: @escaping (JSSite) -> Keys) -> Taken? {
    guard case .object(let properties) = code.program.trees[object.module][object.node].kind,
      !properties.contains(where: \.isGetter)
    else { return nil }
    var flow = JSObjectFlow(code, .taken(keys))
    flow.members = Set(
      properties.compactMap { if case .name(let name) = $0.key { name } else { nil } })
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
    func next(_ keys: [String], isOwn: Bool = false) -> Stop {
      Stop(site: JSSite(module: module, node: parent), keys: keys, isOwn: isOwn)
    }
    switch tree[parent].kind {
    case .object(let properties):
      return properties.allSatisfy { property in
        guard property.value == node else { return true }
        switch property.key {
        case .name("__proto__"), .spread: return ends(next(stop.keys))
        case .name(let key):
          // A getter takes what stands beside it: `get title() { return this.fonts.title }`.
          guard aim.isKept || !properties.contains(where: \.isGetter) else { return false }
          return ends(next(stop.keys + [key]))
        case .computed: return false
        }
      }
    case .spread, .conditional, .binary, .sequence, .unary("await", _): return ends(next(stop.keys))
    case .call(let callee, let arguments):
      return callee != node && arguments.contains(node) && isGiven(to: callee, next(stop.keys))
    case .member(node, let name, _): return isRead(next(stop.keys, isOwn: stop.isOwn), under: name)
    case .element(node, let key):
      return isRead(
        next(stop.keys, isOwn: stop.isOwn), underEach: JSSite(module: module, node: key))
    case .assignment("=", let target, node):
      return isExported(stop, by: target) && (isStatement(parent, module) || ends(next(stop.keys)))
    case .variables: return isNamed(stop)
    case .markup(let markup): return isGiven(to: markup, stop)
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
      if tree.givesItsArgument(callee) { return ends(call) }
      guard let key = tree.keyOfItsArgument(callee) else { return false }
      return ends(Stop(site: call.site, keys: call.keys + [key]))
    }
  }

  /// It is what a component of the app is given under a name: `<Row look={styles} />`.
  private mutating func isGiven(to markup: JSMarkup, _ stop: Stop) -> Bool {
    let tree = code.program.trees[stop.site.module]
    guard !aim.isKept, let component = markup.component,
      case .name(let called) = tree[component].kind,
      let name = markup.attributes.first(where: { $0.value == stop.site.node })?.name,
      let uses = JSComponentUses(code: code).uses(of: name, givenTo: called, in: stop.site.module)
    else { return isNamed(stop) }
    return uses.allSatisfy { ends(Stop(site: $0, keys: stop.keys)) }
  }

  /// A member is read: of what holds the object it is that or another one, which tells nothing, and of the object itself
  /// only a part.
  private mutating func isRead(_ member: Stop, under name: String) -> Bool {
    let isKnown = member.keys.last.map { $0 == name } ?? members.contains(name)
    // What a method does with its object is not seen.
    if !isKnown || aim.isKept, isCalled(member.site) { return false }
    return isTaken(member, under: name)
  }

  /// The same under a key that is worked out. Who gives keys is all seen where the object's own variable is asked.
  private mutating func isRead(_ element: Stop, underEach key: JSSite) -> Bool {
    guard case .taken(let keys) = aim else {
      return !isCalled(element.site) && isTaken(element, under: element.keys.last)
    }
    let found = keys(key)
    if let last = element.keys.last {
      return found.known.contains(last) && isTaken(element, under: last)
    }
    hasEnd = true
    taken.isPartial = taken.isPartial || !element.isOwn
    guard code.running.contains(element.site) else { return true }
    for name in found.known.sorted() { taken.sites[name, default: []].append(element.site) }
    if found.isOpen { taken.open.append(element.site) }
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
      if let name, !aim.isKept, code.running.contains(stop.site) {
        taken.sites[name, default: []].append(stop.site)
      }
      return true
    }
    guard key == name else {
      hasEnd = hasEnd || !aim.isKept
      return true
    }
    return ends(Stop(site: stop.site, keys: Array(stop.keys.dropLast()), isOwn: stop.isOwn))
  }

  /// It is what variables are made of, or parts of them, or what a module exports.
  private mutating func isNamed(_ stop: Stop) -> Bool {
    let tree = code.program.trees[stop.site.module]
    var isKnown = false
    for index in code.running.parts(of: stop.site) ?? [] {
      let binding = tree.bindings[index]
      isKnown = true
      var keys = stop.keys
      var part: String?
      for step in binding.path {
        switch step {
        case .key(let name) where keys.last == name: keys.removeLast()
        case .key(let name): part = name
        case .fallback: continue
        case .index, .rest, .unknown: return false
        }
        if part != nil { break }
      }
      if part != nil, !keys.isEmpty || aim.isKept {
        hasEnd = hasEnd || keys.isEmpty || !aim.isKept
        continue
      }
      let variable = JSRunningCode.Variable(module: stop.site.module, binding: index)
      guard let holders = code.running.holders(of: variable),
        aim.isKept || tree.namesExporting(binding.name).isEmpty
          || !code.running.mayBeImportedByOtherName(stop.site.module)
      else { return false }
      if let part {
        guard areTaken(holders, under: part) else { return false }
        continue
      }
      let isOwn = binding.path.isEmpty && !isHeld
      guard isHeld(by: holders, keys, isOwn: isOwn) else { return false }
    }
    let exported = tree.exports.filter {
      if case .node(stop.site.node) = $0.value { true } else { false }
    }
    guard !exported.isEmpty else { return isKnown }
    return isExported(stop, as: Set(exported.map { $0.name ?? "default" }))
  }

  private mutating func isExported(_ stop: Stop, as names: Set<String>) -> Bool {
    guard aim.isKept || !code.running.mayBeImportedUnseen(stop.site.module),
      let holders = code.running.holders(of: names, exportedBy: stop.site.module)
    else {
      return false
    }
    return isHeld(by: holders, stop.keys)
  }

  /// `module.exports = …`, `exports.fonts = …`
  private mutating func isExported(_ stop: Stop, by target: JSNode.ID) -> Bool {
    let tree = code.program.trees[stop.site.module]
    guard case .member(let object, let name, _) = tree[target].kind,
      aim.isKept || !code.running.mayBeImportedUnseen(stop.site.module)
    else { return false }
    if tree.isExports(object) {
      guard !isTakenFromExports(name, in: stop.site.module, besides: target),
        let holders = code.running.holders(
          of: [name], exportedBy: stop.site.module, isCommonJS: true)
      else { return false }
      return isHeld(by: holders, stop.keys)
    }
    // Who imports the default of what is given may have either.
    guard name == "exports", tree.isWritten(object, as: "module"), stop.keys.last != "default",
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

  /// Whether a module takes what it exports under a name from its exports: `exports.fonts.title`.
  private func isTakenFromExports(
    _ name: String, in module: Int, besides target: JSNode.ID
  ) -> Bool {
    let tree = code.program.trees[module]
    return tree.nodes.indices.contains { id in
      guard id != target, case .member(let object, name, _) = tree[id].kind else { return false }
      return tree.isExports(object)
    }
  }

  /// Whether an assignment is no part of another expression.
  private func isStatement(_ assignment: JSNode.ID, _ module: Int) -> Bool {
    guard let parent = code.parent(of: JSSite(module: module, node: assignment)) else {
      return !code.program.trees[module].bindings.contains { binding in
        if case .variable(assignment) = binding.kind { true } else { false }
      }
    }
    if case .block = code.program.trees[module][parent].kind { return true }
    return false
  }

  /// Code names what holds it.
  private mutating func isHeld(
    by holders: [JSRunningCode.Holder], _ keys: [String], isOwn: Bool = false
  ) -> Bool {
    guard !holders.isEmpty, holders.count <= Self.mostSteps else { return false }
    isHeld = true
    for holder in holders {
      if !aim.isKept, !code.running.contains(holder.site) {
        hasEnd = true
        continue
      }
      let stop = Stop(
        site: holder.site, keys: keys + holder.keys, isOwn: isOwn && holder.keys.isEmpty)
      guard ends(stop) else { return false }
    }
    return true
  }

  /// Code names a variable that was made of one of its members: `const { title } = fonts`.
  private mutating func areTaken(_ holders: [JSRunningCode.Holder], under name: String) -> Bool {
    hasEnd = true
    guard holders.allSatisfy(\.keys.isEmpty) else { return false }
    let sites = holders.map(\.site).filter(code.running.contains)
    if !sites.isEmpty { taken.sites[name, default: []] += sites }
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

  /// The call of a function, or the one that gives what it gives: `useMemo(() => makeStyles(theme), [theme])`.
  private func call(of function: JSSite) -> JSSite? {
    let tree = code.program.trees[function.module]
    guard let parent = code.parent(of: function),
      case .call(let callee, let arguments) = tree[parent].kind,
      callee == function.node
        || arguments.first == function.node && tree.givesWhatItsFunctionGives(callee)
    else { return nil }
    return JSSite(module: function.module, node: parent)
  }
}
