import JavaScriptLowering
import SourceText

/// Whether code runs when its app does: its module is taken in, conditions for iOS let it, and the functions,
/// objects and classes that it stands in have somebody who names them in code that runs.
///
/// A name that is given away counts as called. Members of objects and classes that are named are called by
/// others.
///
/// Used by one thread, as its ``JSCode`` is.
final class JSRunningCode {
  unowned let code: JSCode
  /// Whether functions are called, of those that were asked.
  private var known: [Named: Bool] = [:]
  /// Those that are being asked: who calls them calls them for another reason.
  private var asked: Set<Named> = []
  /// How often such a one was met: what comes of it is not kept.
  private var cuts = 0
  /// What is left to find out who calls what.
  private var steps = 0
  private var names: [Int: [String: [JSNode.ID]]] = [:]
  private var functions: [Int: [JSNode.ID: Int]] = [:]
  /// By the variables, where code reads what they stand for.
  var reads: [Variable: Reads] = [:]
  /// By the modules, the bindings that get a value or a part of it.
  var partsOfValues: [Int: [JSNode.ID: [Int]]] = [:]
  /// Who takes what of a module, by the modules.
  private(set) var importers: [Int: [Importer]] = [:]
  /// What names of imports end with for which no file is found.
  private(set) var unresolved: Set<String> = []
  /// The modules that another one imports without a name: for what they do.
  private(set) var bareImported: Set<Int> = []
  /// Whether modules have rules of a theme for components.
  var modulesWithRules: [Int: Bool] = [:]
  /// Whether the components of such rules are shown.
  var shownByRules: [String: Bool] = [:]
  private var depth = 0
  /// By the modules, what they export by default.
  private var wholes: [Int: Set<JSNode.ID>] = [:]
  /// Whether calls make constants, of those that were asked.
  var makers: [JSSite: Bool] = [:]
  /// What counts on iOS of objects that were asked about.
  var choices: [JSSite: [JSNode.ID]?] = [:]

  /// A name that a module declares.
  struct Variable: Hashable {
    var module: Int
    /// `nil` for what the module exports by default without a name of its own.
    var binding: Int?

    /// What a module exports by default.
    static func whole(_ module: Int) -> Variable { Variable(module: module, binding: nil) }
  }

  /// What code may name: a variable, or a member of the object that it stands for.
  struct Named: Hashable {
    var variable: Variable
    var member: String?
  }

  /// What a module gives under any of some names.
  struct Export: Hashable {
    var module: Int
    var names: Set<String>
  }

  enum Importer {
    /// Takes an export, or all with no name, under a name of its own.
    case variable(Variable, of: String?)
    /// Passes an export on under a name; all of them under their own without names.
    case passing(module: Int, as: String?, of: String?)
    /// Takes the module in some other way, where a place runs: `require('./Card')`.
    case place(JSSite)
    /// The same, wherever it stands.
    case other
  }

  /// No way of calls is longer; what is called by a longer one runs.
  private static let deepest = 100
  /// What takes more steps runs.
  private static let mostSteps = 5_000

  var program: JSProgram { code.program }

  init(_ code: JSCode) {
    self.code = code
    for module in code.program.modules.indices where code.program.live.contains(module) {
      addImports(of: module)
    }
  }

  private func addImports(of module: Int) {
    let tree = program.trees[module]
    let path = program.modules[module].path
    var targets: [String: Int?] = [:]
    func target(_ name: String) -> Int? {
      if let known = targets[name] { return known }
      let found = program.names.module(name, from: path)
      targets[name] = .some(found)
      if found == nil, let last = name.pathComponents.last {
        unresolved.insert(String(last.drop { $0 == "@" || $0 == "~" }))
      }
      return found
    }
    for (index, binding) in tree.bindings.enumerated() {
      guard case .imported(let number) = binding.kind, tree.imports.indices.contains(number),
        let target = target(tree.imports[number].module)
      else { continue }
      let variable = Variable(module: module, binding: index)
      importers[target, default: []].append(.variable(variable, of: tree.imports[number].name))
    }
    for export in tree.exports {
      guard case .imported(let other, let name) = export.value, let target = target(other) else {
        continue
      }
      importers[target, default: []].append(.passing(module: module, as: export.name, of: name))
    }
    let taken = tree.calledImports
    for (name, nodes) in taken.sorted(by: { $0.key < $1.key }) {
      guard let target = target(name) else { continue }
      importers[target, default: []] += nodes.map { .place(JSSite(module: module, node: $0)) }
    }
    let others =
      tree.namesOfGivers.filter { targets[$0] == nil }.compactMap(target)
      + tree.paths.filter { targets[$0] == nil }
      .compactMap { program.taken.module(at: $0, in: module) }
    for target in Set(others).sorted() { importers[target, default: []].append(.other) }
    bareImported.formUnion(tree.bareImports.compactMap(target))
  }
}

extension JSRunningCode {
  func contains(_ site: JSSite) -> Bool {
    guard program.live.contains(site.module), code.runs(site) else { return false }
    guard depth < Self.deepest else { return true }
    if depth == 0 { steps = 0 }
    depth += 1
    defer { depth -= 1 }
    let tree = program.trees[site.module]
    var current = site.node
    if isExported(current, from: site.module), !isNamed(Named(.whole(site.module)), besides: 0..<0)
    {
      return false
    }
    while let parent = code.parent(of: JSSite(module: site.module, node: current)) {
      if isLeftByPlatform(current, in: parent, site.module)
        || isRuleOfUnshownComponent(current, in: parent, site.module)
      {
        return false
      }
      let value = current
      current = parent
      switch tree[current].kind {
      case .function, .object, .classType: break
      case .tagged(let tag, _) where tree.isStyled(tag): break
      case .call(let callee, _)
      where tree.wrapsComponent(callee) || makesConstant(current, in: site.module): break
      default: continue
      }
      let name =
        isExported(current, from: site.module)
        ? .whole(site.module) : binding(of: current, in: site.module)
      guard let name else { continue }
      if !isNamed(Named(name), besides: tree[current].range) { return false }
      if let member = functionMember(value, of: current, in: site.module),
        !isNamed(Named(name, member), besides: tree[value].range)
      {
        return false
      }
    }
    return true
  }

  /// Whether an expression is what `export default` gives to others.
  func isExported(_ node: JSNode.ID, from module: Int) -> Bool {
    if let known = wholes[module] { return known.contains(node) }
    let found = program.trees[module].exports.compactMap { export -> JSNode.ID? in
      guard export.name == "default", case .node(let node) = export.value else { return nil }
      return node
    }
    wholes[module] = Set(found)
    return found.contains(node)
  }

  /// Whether a value of an object is for another platform than iOS.
  private func isLeftByPlatform(_ value: JSNode.ID, in object: JSNode.ID, _ module: Int) -> Bool {
    guard case .object(let properties) = program.trees[module][object].kind,
      properties.contains(where: { $0.value == value }),
      let chosen = chosenByPlatform(of: JSSite(module: module, node: object))
    else { return false }
    return !chosen.contains(value)
  }

  /// The name of a function, of an object, or of a class, where it has one of its own.
  func binding(of node: JSNode.ID, in module: Int) -> Variable? {
    if functions[module] == nil {
      let tree = program.trees[module]
      var found: [JSNode.ID: Int] = [:]
      let classes = tree.nodesOfClasses
      for (index, binding) in tree.bindings.enumerated() where binding.path.isEmpty {
        switch binding.kind {
        case .function(let function):
          if let node = tree.functions[function].node { found[node] = index }
        case .classType(let type): if let node = classes[type] { found[node] = index }
        case .variable(let node?): found[node] = index
        default: continue
        }
      }
      functions[module] = found
    }
    return functions[module]?[node].map { Variable(module: module, binding: $0) }
  }

  /// Whether code that runs names a function, an object, or a class.
  ///
  /// - Parameter range: where the function itself stands.
  private func isNamed(_ name: Named, besides range: Range<Int>) -> Bool {
    if let known = known[name] { return known }
    steps += 1
    guard steps < Self.mostSteps else { return true }
    guard asked.insert(name).inserted else {
      cuts += 1
      return false
    }
    let before = cuts
    let isNamed =
      name.member.map { isTaken($0, of: name.variable, besides: range) }
      ?? (isMentioned(name.variable, besides: range) || isTaken(name.variable))
    asked.remove(name)
    if isNamed || cuts == before || asked.isEmpty { known[name] = isNamed }
    return isNamed
  }

  /// Whether code of a variable's own module that runs names it.
  func isMentioned(_ variable: Variable, besides range: Range<Int>) -> Bool {
    guard let binding = variable.binding else { return false }
    let tree = program.trees[variable.module]
    return mentions(of: tree.bindings[binding].name, in: variable.module).contains { node in
      !range.contains(tree[node].range.lowerBound) && isMention(node, of: variable)
        && contains(JSSite(module: variable.module, node: node))
    }
  }

  func isMention(_ node: JSNode.ID, of variable: Variable) -> Bool {
    guard let binding = variable.binding else { return false }
    let tree = program.trees[variable.module]
    return tree.binding(tree.bindings[binding].name, in: tree[node].scope) == binding
      && !isGivenMember(JSSite(module: variable.module, node: node))
  }

  /// Whether code only sets a member of what it names: `Card.propTypes = { … }` draws no card.
  private func isGivenMember(_ site: JSSite) -> Bool {
    guard let member = code.parent(of: site),
      case .member(site.node, _, _) = program.trees[site.module][member].kind,
      let around = code.parent(of: JSSite(module: site.module, node: member)),
      case .assignment("=", member, _) = program.trees[site.module][around].kind
    else { return false }
    return true
  }

  func mentions(of name: String, in module: Int) -> [JSNode.ID] {
    if names[module] == nil {
      var found: [String: [JSNode.ID]] = [:]
      for (id, node) in program.trees[module].nodes.enumerated() {
        if case .name(let name) = node.kind { found[name, default: []].append(id) }
      }
      names[module] = found
    }
    return names[module]?[name] ?? []
  }

  /// Whether other modules take a variable, and run code that names it.
  func isTaken(_ variable: Variable) -> Bool {
    var seen: Set<Export> = []
    guard let binding = variable.binding else {
      return areTaken(["default"], of: variable.module, &seen)
    }
    let tree = program.trees[variable.module]
    let name = tree.bindings[binding].name
    let exported = tree.exports.compactMap { export -> String? in
      guard case .binding(name) = export.value else { return nil }
      return export.name ?? "default"
    }
    return !exported.isEmpty && areTaken(Set(exported), of: variable.module, &seen)
  }

  func areTaken(_ names: Set<String>, of module: Int, _ seen: inout Set<Export>) -> Bool {
    if program.live.areOpen[module] { return true }
    guard seen.insert(Export(module: module, names: names)).inserted else { return false }
    for importer in importers[module] ?? [] {
      switch importer {
      case .other: return true
      case .place(let site):
        let read = names.contains("default") ? nil : membersRead(at: site)
        if read.map({ !names.isDisjoint(with: $0) }) ?? true, contains(site) { return true }
      case .variable(let variable, let name):
        if let name, !names.contains(name) { continue }
        // A name for all of a module may stand for any of it, unless one member of it is asked for.
        let isNamed =
          name == nil && !names.contains("default")
          ? areRead(names, of: variable) : isMentioned(variable, besides: 0..<0)
        if isNamed || isTaken(variable) { return true }
      case .passing(let module, let own, let name):
        let passed: Set<String>
        if let name {
          guard names.contains(name) else { continue }
          passed = [own ?? name]
        } else {
          passed = own.map { [$0] } ?? names
        }
        if areTaken(passed, of: module, &seen) { return true }
      }
    }
    return false
  }
}

extension JSTree {
  /// Where a file takes in modules by calls, by their names: `require('./Card')`, `import('./Card')`.
  fileprivate var calledImports: [String: [JSNode.ID]] {
    var found: [String: [JSNode.ID]] = [:]
    for (id, node) in nodes.enumerated() {
      guard case .call(let callee, let arguments) = node.kind, let first = arguments.first,
        case .string(let name) = self[first].kind, case .name(let word) = self[callee].kind,
        word == "require" || word == "import"
      else { continue }
      found[name, default: []].append(id)
    }
    return found
  }

  /// The functions that make a component of one that they are given, and run nothing of it.
  private static let wrappers: Set<String> = [
    "memo", "forwardRef", "observer", "connect", "inject", "injectIntl",
  ]

  /// Whether a function only makes another component of the one that it is given: `memo`, `connect(…)`,
  /// `withTheme`.
  fileprivate func wrapsComponent(_ callee: JSNode.ID) -> Bool {
    if case .call(let maker, _) = self[callee].kind { return wrapsComponent(maker) }
    guard let name = lastName(of: callee) else { return false }
    return Self.wrappers.contains(name)
      || name.hasPrefix("with") && name.dropFirst(4).first?.isUppercase == true
  }

  /// The nodes that make the classes, by their numbers.
  fileprivate var nodesOfClasses: [Int: JSNode.ID] {
    var found: [Int: JSNode.ID] = [:]
    for (id, node) in nodes.enumerated() {
      if case .classType(let index) = node.kind { found[index] = id }
    }
    return found
  }
}
