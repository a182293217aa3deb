import JavaScriptLowering
import NameFlow

/// The modules of the apps, and what follows names through them.
///
/// Used by one thread, whose stack must be that of ``ParserThreads``.
final class JSCode {
  let program: JSProgram
  let evaluator: Evaluator
  private var parents: [Int: [JSNode.ID]] = [:]
  /// By the modules, the nodes of the trees by what they became.
  private var sites: [Int: [Node.ID: JSNode.ID]] = [:]
  private var decidedModules: [Int: Bool] = [:]
  private var knownSelves: [Int: [JSSite]] = [:]
  private var knownReads: [Int: [String: [Read]]] = [:]

  /// Where a module reads a member, and of what: `base.name`, `const { name } = base`; `nil` for a part of a parameter.
  typealias Read = (place: Int, base: JSNode.ID?)

  private(set) lazy var running = JSRunningCode(self)
  /// Whether texts that no tag makes a style name fonts in CSS.
  private(set) lazy var hasStyleTexts = program.trees.contains(where: \.hasStyleTexts)
  /// Whether a picture that is written in the sources may have a text.
  private(set) lazy var writesTextsOfPictures = program.modules.contains { $0.text.holds("<text") }
  private(set) lazy var loaders = JSLoaderNames(program)

  /// - Parameter isForRelease: whether the apps are built for others than those who make them.
  init(_ program: JSProgram, isForRelease: Bool = false) {
    self.program = program
    let code = Program(program.units, resolver: program.names)
    code.readFontFiles()
    evaluator = Evaluator(code, library: FontLibrary())
    evaluator.isForRelease = isForRelease
    evaluator.absentDevices = program.absentDevices
    evaluator.tagsOfStyled = { [unowned self] spot in
      site(spot).flatMap { JSStyledTags(code: self).tags(of: $0) }?.compactMap(self.spot)
    }
  }

  /// Where `this` stands in a module.
  func selves(in module: Int) -> [JSSite] {
    if let known = knownSelves[module] { return known }
    let tree = program.trees[module]
    let found = tree.nodes.indices.compactMap { id -> JSSite? in
      if case .this = tree[id].kind { JSSite(module: module, node: id) } else { nil }
    }
    knownSelves[module] = found
    return found
  }

  /// Where a module reads members of a name, of whatever it may be.
  func reads(of name: String, in module: Int) -> [Read] {
    if knownReads[module] == nil {
      let tree = program.trees[module]
      var found: [String: [Read]] = [:]
      for node in tree.nodes {
        guard case .member(let base, let name, _) = node.kind else { continue }
        found[name, default: []].append((node.range.lowerBound, base))
      }
      for binding in tree.bindings {
        guard case .key(let name)? = binding.path.first else { continue }
        let base: JSNode.ID? = if case .variable(let value) = binding.kind { value } else { nil }
        found[name, default: []].append((binding.range.lowerBound, base))
      }
      knownReads[module] = found
    }
    return knownReads[module]?[name] ?? []
  }

  /// Asks one question within its budget.
  func asking<Answer>(_ question: () -> Answer) -> Answer { evaluator.asking(question) }

  /// Asks one question of those that are many and matter less.
  /// - Parameter times: how many times what each question gets in any case.
  func askingBriefly<Answer>(times: Int = 1, _ question: () -> Answer) -> Answer {
    evaluator.asking(atMost: times * Evaluator.Budget.own, question)
  }

  /// The node that a node of a tree became; `nil` for what is not followed.
  func spot(_ site: JSSite) -> Program.Spot? {
    guard program.nodes[site.module].indices.contains(site.node),
      let node = program.nodes[site.module][site.node]
    else { return nil }
    return Program.Spot(file: Int32(site.module), node: node)
  }

  /// The node of a tree that became a node of the program.
  func site(_ spot: Program.Spot) -> JSSite? {
    let module = Int(spot.file)
    guard program.nodes.indices.contains(module) else { return nil }
    if sites[module] == nil {
      let nodes = program.nodes[module].enumerated().compactMap { node, own in
        own.map { ($0, node) }
      }
      sites[module] = Dictionary(nodes) { first, _ in first }
    }
    return sites[module]?[spot.node].map { JSSite(module: module, node: $0) }
  }

  /// Whether the calls that a value came by are in code that runs.
  func isCalled(_ frame: Frame) -> Bool {
    frame.sites.allSatisfy { call in
      // One of the calls that give a function the same is enough.
      (evaluator.likeCalls[call.spot] ?? [call.spot]).contains { spot in
        site(spot).map(running.contains) ?? true
      }
    }
  }

  /// What an expression is, over all ways to get there.
  func values(_ site: JSSite) -> Values {
    guard let spot = spot(site) else { return .unknown("it is not followed") }
    return evaluator.solve(spot) { evaluator.values(spot, $0) }
  }

  /// Whether code for iOS gets to a place, as far as conditions tell.
  func runs(_ site: JSSite) -> Bool {
    guard mayBeDecided(site.module) else { return true }
    var node = site.node
    while true {
      if let spot = spot(JSSite(module: site.module, node: node)) {
        if evaluator.conditions(at: spot).isEmpty { return true }
        return askingBriefly { evaluator.reachesAnyhow(spot) }
      }
      guard let parent = parent(of: JSSite(module: site.module, node: node)) else { return true }
      node = parent
    }
  }

  /// Whether some call gets to a place, as far as the conditions around it tell; `nil` where not all calls were looked
  /// at, and none that was gets there.
  func isReached(_ site: JSSite) -> Bool? {
    var node = site.node
    while true {
      if let spot = spot(JSSite(module: site.module, node: node)) {
        if evaluator.conditions(at: spot).isEmpty { return true }
        return askingBriefly { evaluator.isReached(spot) }
      }
      guard let parent = parent(of: JSSite(module: site.module, node: node)) else { return true }
      node = parent
    }
  }

  /// Whether a module may have conditions that hold for no user: about the platform, about a state that nobody sets, or
  /// about what is written as true or false.
  private func mayBeDecided(_ module: Int) -> Bool {
    if let known = decidedModules[module] { return known }
    let isDecided =
      JSFontUseSearch.mayAskForPlatform(program.modules[module].text) || hasFixedState(module)
      || program.trees[module].hasFixedConditions || takersOfFlags.contains(module)
    decidedModules[module] = isDecided
    return isDecided
  }

  /// The modules that take something of one that asks whether the app is for developers: `{ showDevScreens: __DEV__ }`,
  /// also by way of one that passes it on. Only in what is built for release it is known that it is not.
  private lazy var takersOfFlags: Set<Int> = {
    guard evaluator.isForRelease else { return [] }
    var takers: Set<Int> = []
    var waiting = program.modules.indices.filter { program.modules[$0].text.holds("__DEV__") }
    var seen = Set(waiting)
    while let module = waiting.popLast() {
      for importer in running.importers[module] ?? [] {
        switch importer {
        case .variable(let variable, _): takers.insert(variable.module)
        case .place(let site): takers.insert(site.module)
        case .passing(let module, _, _): if seen.insert(module).inserted { waiting.append(module) }
        case .other: continue
        }
      }
    }
    return takers
  }()

  /// Whether a module has a state that stays as it begins: `const [isOpen, setOpen] = useState(false)`, where nothing
  /// names `setOpen`.
  private func hasFixedState(_ module: Int) -> Bool {
    guard program.modules[module].text.holds("useState") else { return false }
    let tree = program.trees[module]
    return tree.bindings.contains { binding in
      guard case .variable(let made?) = binding.kind, case .index(1)? = binding.path.first,
        case .call(let callee, _) = tree[made].kind, tree.lastName(of: callee) == "useState"
      else { return false }
      return running.mentions(of: binding.name, in: module).isEmpty
    }
  }

  /// The smallest expression around a place; `nil` outside of all.
  func node(at range: Range<Int>, in module: Int) -> JSNode.ID? {
    let nodes = program.trees[module].nodes
    return nodes.indices.filter { nodes[$0].range.contains(range.lowerBound) }
      .min { nodes[$0].range.count < nodes[$1].range.count }
  }

  /// The function that a place stands in.
  func function(around site: JSSite) -> JSNode.ID? {
    var site = site
    while let parent = parent(of: site) {
      if case .function = program.trees[site.module][parent].kind { return parent }
      site.node = parent
    }
    return nil
  }

  /// The node that a node is a part of; `nil` for those of the file itself.
  func parent(of site: JSSite) -> JSNode.ID? {
    if parents[site.module] == nil { parents[site.module] = program.trees[site.module].parents }
    guard let known = parents[site.module], known.indices.contains(site.node),
      known[site.node] >= 0
    else { return nil }
    return known[site.node]
  }
}

extension JSTree {
  /// Whether a condition is written as true or false, or is a constant that is: `{false && <Poster />}`.
  fileprivate var hasFixedConditions: Bool {
    nodes.contains { node in
      switch node.kind {
      case .conditional(let condition, _, _), .choice(let condition, _, _),
        .binary("&&", let condition, _), .binary("||", let condition, _):
        isFixed(condition)
      default: false
      }
    }
  }

  private func isFixed(_ condition: JSNode.ID) -> Bool {
    switch self[condition].kind {
    case .boolean: return true
    case .unary("!", let operand): return isFixed(operand)
    case .binary("&&", let left, let right), .binary("||", let left, let right):
      return isFixed(left) || isFixed(right)
    case .name(let name):
      guard let found = binding(name, in: self[condition].scope), bindings[found].path.isEmpty,
        case .variable(let value?) = bindings[found].kind, case .boolean = self[value].kind
      else { return false }
      return true
    default: return false
    }
  }
}

extension Evaluator {
  /// Whether a call gets to a place; `nil` where not all are known, and none that is does.
  fileprivate func isReached(_ spot: Program.Spot) -> Bool? {
    let solutions = solutions(at: spot) { frame in
      switch reaches(spot, frame) {
      case .no: Values(.truth(false))
      case .open(let frame): Values(.open(frame))
      // What was given up says nothing.
      case .yes, .unsure: budget > 0 ? Values(.truth(true)) : Values()
      }
    }
    let isReached =
      solutions.isEmpty
      || solutions.contains { solution in
        !solution.isCut
          && (solution.values.items.isEmpty
            || solution.values.items.contains { $0.value != .truth(false) })
      }
    return isReached ? true : solutions.contains(where: \.isCut) ? nil : false
  }

  /// Whether any call gets to a place, as far as conditions tell.
  func reachesAnyhow(_ spot: Program.Spot) -> Bool {
    var isReached = false
    var isLeft = false
    let solutions = solutions(at: spot) { frame in
      // One call is enough.
      if isReached { return Values(.truth(true)) }
      switch reaches(spot, frame) {
      case .no:
        isLeft = true
        return Values()
      case .open(let frame): return Values(.open(frame))
      case .yes, .unsure:
        isReached = true
        return Values(.truth(true))
      }
    }
    // A call that is not looked at may get there.
    return isReached || !isLeft || solutions.contains(where: \.isCut)
  }
}
